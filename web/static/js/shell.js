// What the page can say of itself before all else, or without it. It lies outside the folder of its
// version, so it is there when that is gone; and it is plain old script, for plain old browsers.
(function () {
  var root = document.documentElement;
  // picture.js knows the words of the language, where it is there
  function said(text) {
    return window.firstFrame ? firstFrame.told(text) : text;
  }
  var line = document.getElementById("waking");

  // picture.js has looked, and then starts nothing
  if (root.hasAttribute("data-old")) {
    line.hidden = true;
    document.getElementById("old").removeAttribute("hidden");
    return;
  }

  var AGAIN = 3000; // milliseconds

  // Only an answer says that there is a network: a browser may think so, and be wrong.
  function ask(then) {
    var asked = new XMLHttpRequest();
    asked.open("GET", "version.json?" + Date.now());
    asked.timeout = AGAIN;
    asked.onloadend = function () {
      if (root.getAttribute("data-ready") !== "yes") then(asked.status === 200);
    };
    asked.send();
  }

  function wait() {
    ask(function (isThere) {
      if (isThere) location.reload();
      else setTimeout(wait, AGAIN);
    });
  }

  // A page older than the site asks for parts that are gone: once, it is fetched anew.
  function missing(part) {
    ask(function (isThere) {
      if (!isThere) setTimeout(wait, AGAIN);
      if (root.hasAttribute("data-ready")) return; // boot.js has spoken
      if (isThere && location.search.indexOf("fresh") < 0)
        return location.replace("?fresh=" + Date.now());
      line.textContent = isThere
        ? said("A part of the page is missing: {part}. Please try again later.").replace("{part}", part)
        : said("A part of the page is missing, and there is no network. It comes when there is.");
    });
  }

  function told(event) {
    if (!/^(SCRIPT|LINK)$/.test(event.target.tagName)) return;
    var part = event.target.src || event.target.href;
    if (part.indexOf(location.origin) === 0) missing(part.split("/").pop()); // an extension's is not
  }

  addEventListener("error", told, true);
  if (root.hasAttribute("data-missing")) missing(root.getAttribute("data-missing"));
})();
