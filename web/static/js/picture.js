// Paints the table as everybody last saw it, before Python is up. Read while the page is parsed.
(function () {
  try {
    var kept = localStorage.getItem("horseburg/picture") || "";
  } catch (forbidden) {
    return;
  }
  var root = document.documentElement;
  var version = root.dataset.version + "\n"; // another version may draw differently
  if (kept.slice(0, version.length) !== version) return;
  document.getElementById("app").innerHTML = kept.slice(version.length);
  root.dataset.picture = "yes";
})();
