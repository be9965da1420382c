// Paints the table as everybody last saw it, before Python is up. The build puts it into the page.
// All other scripts wait until that has been seen: they would take the processor from it. A browser
// that is too old gets none of them: shell.js tells it so, and this is plain old script for its sake.
(function () {
  var root = document.documentElement;
  function isTooOld() {
    var modules = "noModule" in document.createElement("script");
    var exceptions = window.WebAssembly && WebAssembly.Exception;
    return !modules || !exceptions || !window.DecompressionStream;
  }
  if (isTooOld()) {
    root.setAttribute("data-ready", "failed");
    root.setAttribute("data-old", "yes");
    return;
  }
  function missed(event) {
    // shell.js says what that means, and may come later than this
    if (event.target.tagName === "SCRIPT") root.dataset.missing = event.target.src.split("/").pop();
  }
  addEventListener("error", missed, true);
  function begin() {
    if (root.dataset.begun) return;
    root.dataset.begun = "yes";
    document.querySelectorAll("link[rel=later]").forEach(function (link) {
      var script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "";
      script.async = false;
      script.src = link.href;
      document.head.append(script);
    });
  }
  requestAnimationFrame(function () {
    setTimeout(begin, 0);
  });
  setTimeout(begin, 500); // a page that is opened unseen has no frames

  function stored(key) {
    try {
      return localStorage.getItem(key) || "";
    } catch (forbidden) {
      return "";
    }
  }

  ["look", "motion"].forEach(function (name) {
    var chosen = new RegExp('"' + name + '": "([a-z]+)"').exec(stored("horseburg/settings"));
    root.dataset[name] = chosen ? chosen[1] : "auto";
  });
  var kept = stored("horseburg/picture");
  var version = root.dataset.version + "\n"; // another version may draw differently
  if (kept.slice(0, version.length) !== version) return;
  document.getElementById("app").innerHTML = kept.slice(version.length);
  root.dataset.picture = "yes";
})();
