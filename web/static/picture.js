// Paints the table as everybody last saw it, before Python is up. The build puts it into the page.
// All other scripts wait until that has been seen: they would take the processor from it. A browser
// that is too old gets none of them: shell.js tells it so, and this is plain old script for its sake.
(function () {
  var root = document.documentElement;
  var app = document.getElementById("app");

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
  var PATIENCE = 2000; // milliseconds
  var isMute = false; // without shell.js, which says what is missing

  function missed(event) {
    if (!/^(SCRIPT|LINK)$/.test(event.target.tagName)) return;
    var part = event.target.src || event.target.href;
    if (part.indexOf(location.origin) !== 0) return; // an extension's
    var name = part.split("/").pop();
    if (name !== "shell.js") root.dataset.missing = name; // shell.js may come later than this
    else setTimeout(fetchShell, 3000);
    isMute = isMute || name === "shell.js";
    if (isMute && root.dataset.missing)
      document.getElementById("waking").textContent = told(
        "A part of the page is missing, and there is no network. It comes when there is.",
      );
  }

  function fetchShell() {
    if (root.dataset.ready) return;
    var script = document.createElement("script");
    script.crossOrigin = "";
    script.src = "shell.js";
    document.head.append(script);
  }
  addEventListener("error", missed, true);

  var firstFrame = (window.firstFrame = { here: here });
  function begin() {
    if (root.dataset.begun) return;
    root.dataset.begun = "yes";
    firstFrame.dressed = firstFrame.dressed || dress();
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
      return localStorage.getItem("horseburg/" + key) || "";
    } catch (forbidden) {
      return "";
    }
  }

  ["look", "motion"].forEach(function (name) {
    var chosen = new RegExp('"' + name + '": "([a-z]+)"').exec(stored("settings"));
    root.dataset[name] = chosen ? chosen[1] : "auto";
  });

  // The language that was chosen, else the first of the browser's wishes that the page speaks.
  var SAID = {shell_words}; // from the build: what is said before Python is up
  function language() {
    var chosen = /"language": "([a-z]+)"/.exec(stored("settings"));
    var wishes = [chosen && chosen[1]].concat(navigator.languages || navigator.language);
    for (var at = 0; at < wishes.length; at++) {
      var code = String(wishes[at]).slice(0, 2).toLowerCase();
      if (code === "en" || code in SAID) return code;
    }
    return "en";
  }
  root.lang = language();

  function told(text) {
    return (SAID[root.lang] || {})[text] || text;
  }
  firstFrame.told = told;

  if (root.lang !== "en")
    document.querySelector("link[rel=manifest]").href = "manifest." + root.lang + ".webmanifest";

  /** What index.html says in English; each text keeps it, for the language may change again. */
  function translate() {
    var words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      var node = words.currentNode;
      var said = node.english || node.data.trim().replace(/\s+/g, " ");
      if (app.contains(node) || !said || (told(said) === said && !node.english)) continue;
      node.english = said;
      node.data = " " + told(said) + " ";
    }
    var bar = document.getElementById("come");
    if (bar) bar.setAttribute("aria-label", told(bar.getAttribute("aria-label")));
  }
  if (root.lang !== "en") document.addEventListener("DOMContentLoaded", translate);
  new MutationObserver(translate).observe(root, { attributeFilter: ["lang"] });

  /** The screen that a picture was kept on: on another one it may need other rules. */
  function here() {
    return [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches].join(" ");
  }

  // What album.js has kept, of this version: another one may draw differently. Of the picture: the
  // screen, the rules that it needs there, the drawings in it, itself. And the letters of our words.
  function kept(key, shape) {
    var found = shape.exec(stored(key));
    return found && found[1] === root.dataset.version ? found : null;
  }
  var picture = null;
  var needed = null; // the rules of the picture
  var faces = null;
  var painted = false;

  function open() {
    picture = kept("picture", /^(.*)\n(.*)\n(.*)\n(.*)\n([^]*)$/);
    if (!picture) return {faces}.forEach(add);
    root.dataset.picture = "yes";
    var letters = kept("letters", /^(.*)\n(.*)$/);
    faces = letters && JSON.parse(letters[2]);
    if (!faces || picture[2] !== here() || !("replaceSync" in CSSStyleSheet.prototype)) {
      firstFrame.dressed = dress();
      return;
    }
    needed = new CSSStyleSheet();
    needed.replaceSync(picture[3]);
    document.adoptedStyleSheets = [needed];
    paint();
    faces.filter(isAsked).forEach(add);
  }

  /** What was kept is damaged: go on as on a first visit. */
  function forget() {
    picture = faces = null;
    fill(app, "");
    delete root.dataset.picture;
    delete root.dataset.shows;
    localStorage.removeItem("horseburg/picture");
    localStorage.removeItem("horseburg/letters");
  }

  function fill(part, html) {
    part.innerHTML = html;
  }

  function paint() {
    painted = true;
    var drawings = document.createElement("div");
    drawings.id = "drawings"; // drawings.js puts all of them there
    drawings.hidden = true;
    fill(drawings, "<svg>" + picture[4] + "</svg>");
    document.body.append(drawings);
    fill(app, picture[5]);
    root.dataset.shows = app.firstChild.dataset.shows;
    performance.mark("horseburg-picture"); // for whoever measures
    ask(document.body);
    var words = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) ask(words.currentNode.parentNode);
  }

  // A font that a word of the picture asks for is read before it is laid out: one that comes by its
  // address comes a frame late, and all would be drawn twice.
  var asked = {};
  function named(family, weight, style) {
    return [family.replace(/["']/g, "").trim(), weight, style].join(" ");
  }

  function ask(element) {
    var look = getComputedStyle(element);
    look.fontFamily.split(",").forEach(function (family) {
      asked[named(family, look.fontWeight, look.fontStyle)] = asked[named(family)] = true;
    });
  }

  /** A family of one face writes with it whatever the weight. */
  function isAsked(face, _at, all) {
    var only = all.every(function (other) {
      return other === face || other[0] !== face[0];
    });
    return asked[only ? named(face[0]) : named(face[0], face[2].weight, face[2].style)];
  }

  function bytes(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    var text = atob(base64);
    var read = new Uint8Array(text.length);
    for (var at = 0; at < text.length; at++) read[at] = text.charCodeAt(at);
    return read;
  }

  function add(face) {
    document.fonts.add(new FontFace(face[0], bytes(face[1]), face[2]));
  }

  /** A font of our own that cannot be read is done without: one of the device's is readable too. */
  function none() {
    return [];
  }

  /** What a browser never settles is not waited for: the page wakes without that font. */
  function inTime(coming) {
    var late = new Promise(function (done) {
      setTimeout(done, PATIENCE);
    });
    return Promise.race([coming, late]);
  }

  function addLate(face) {
    var font = new FontFace(face[0], "url(data:font/woff2;base64," + face[1] + ")", face[2]);
    var use = function () {
      document.fonts.add(font);
    };
    if (picture) return use();
    return inTime(font.load().then(use, none)); // no word on the page has to wait for it
  }

  function wholeStyle() {
    return new Promise(function (done, fail) {
      var sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.crossOrigin = ""; // the worker looks after what is asked for so
      sheet.onload = done;
      sheet.onerror = function () {
        fail(new Error("style.css is missing"));
      };
      sheet.href = document.querySelector("link[rel=later-style]").href;
      document.head.append(sheet);
    });
  }

  function read(answer) {
    return answer.json();
  }

  /** Let the rules of the picture go: a page that is drawn has a style, that of its box as well. */
  firstFrame.undress = function () {
    if (!needed) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(function (sheet) {
      return sheet !== needed;
    });
    needed = null;
  };

  /** The whole style and all letters. */
  function dress() {
    var letters = document.querySelector("link[rel=letters]").href;
    var list = faces || fetch(letters).then(read).catch(none);
    return Promise.all([wholeStyle(), list]).then(function (come) {
      var already = painted;
      if (picture && !painted) paint();
      var added = come[1].map(function (face, at, all) {
        try {
          return !isAsked(face, at, all) ? addLate(face) : already || add(face);
        } catch (damaged) {
          return none(); // album.js keeps them anew
        }
      });
      return Promise.all(added);
    });
  }

  try {
    open();
  } catch (damaged) {
    forget();
  }
})();
