// Paints the table as everybody last saw it, before Python is up. The build puts it into the page.
// All other scripts wait until that has been seen: they would take the processor from it. A browser
// that is too old gets none of them: shell.js tells it so, and this is plain old script for its sake.
(function () {
  var root = document.documentElement;
  var app = document.getElementById("app");

  // The page's style, a rule a line. It takes longer to read than a picture to paint, so it comes
  // after the first frame wherever it is known which of its rules the picture needs.
  var sheet = document.createElement("style");
  var rules = document.getElementById("style").textContent;
  function dress() {
    if (sheet.isConnected) return;
    sheet.textContent = rules;
    document.head.append(sheet);
    if (document.adoptedStyleSheets) document.adoptedStyleSheets = [];
  }

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
    dress();
    late.forEach(add);
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

  /** The screen that a picture was kept on: on another one it may need other rules. */
  function here() {
    return [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches].join(" ");
  }

  function fill(part, html) {
    part.innerHTML = html;
  }

  // Its version, for another one may draw differently; the screen and the rules; the drawings in
  // it, which by their address would come behind everything else; the picture.
  var kept = /^(.*)\n(.*):(.*)\n(.*)\n([^]*)$/.exec(stored("picture"));
  var html = kept && kept[1] === root.dataset.version && kept[5];
  var needed = html && kept[2] === here() && "replaceSync" in CSSStyleSheet.prototype && kept[3];
  if (needed) {
    var lines = rules.split("\n");
    var first = new CSSStyleSheet();
    var picked = needed.split(",").map(function (number) {
      return lines[number];
    });
    first.replaceSync(picked.join("\n"));
    document.adoptedStyleSheets = [first];
  } else dress();
  if (html) {
    if (kept[4]) {
      var drawings = document.createElement("div");
      drawings.hidden = true;
      fill(drawings, "<svg>" + kept[4] + "</svg>");
      document.body.append(drawings);
    }
    fill(app, html);
    root.dataset.picture = "yes";
    performance.mark("horseburg-picture"); // for whoever measures
  }

  // The letters of the page's own words. A font that a word of the picture asks for is read at once:
  // one that comes by its address comes a frame late, and all would be drawn twice.
  function bytes(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    var text = atob(base64);
    var read = new Uint8Array(text.length);
    for (var at = 0; at < text.length; at++) read[at] = text.charCodeAt(at);
    return read;
  }

  function named(family, weight, style) {
    return [family.split(",")[0].replace(/["']/g, ""), weight, style].join(" ");
  }

  var asked = {};
  function ask(element) {
    var look = getComputedStyle(element);
    asked[named(look.fontFamily, look.fontWeight, look.fontStyle)] = true;
  }
  ask(document.body);
  var words = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) ask(words.currentNode.parentNode);
  function add(face) {
    var source = isAsked(face) ? bytes(face[1]) : "url(data:font/woff2;base64," + face[1] + ")";
    document.fonts.add(new FontFace(face[0], source, face[2]));
  }

  function isAsked(face) {
    return asked[named(face[0], face[2].weight, face[2].style)];
  }
  var late = []; // what no word of the picture asks for comes after the first frame
  {faces}.forEach(function (face) {
    if (html && !isAsked(face)) late.push(face);
    else add(face);
  });

  // For the next visit: what is kept with a picture, and the picture itself.

  var SHEETS = /href="(?:icons|silks)\.svg#([\w-]+)"/g;

  var PASSING = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|target)(?![\w-])/g;

  function isMet(rule, page) {
    if (rule.media && !matchMedia(rule.media.mediaText).matches) return false;
    if (rule.selectorText) {
      try {
        return Boolean(page.querySelector(rule.selectorText.replace(PASSING, "")));
      } catch (unclear) {
        return true;
      }
    }
    if (!rule.cssRules) return true;
    return Array.prototype.some.call(rule.cssRules, function (inner) {
      return isMet(inner, page);
    });
  }

  /** The drawings in a picture, and the picture that takes them from there, not from their sheet. */
  function unsheeted(html) {
    var symbols = {};
    var own = html.replace(SHEETS, function (whole, name) {
      var symbol = new RegExp('<symbol id="' + name + '"[^]*?</symbol>').exec(window.drawings);
      if (!symbol) return whole;
      symbols[name] = symbol[0].replace(/\n/g, " ");
      return 'href="#' + name + '"';
    });
    var all = Object.keys(symbols).map(function (name) {
      return symbols[name];
    });
    return { symbols: all.join(""), html: own };
  }

  /** This screen, and the rules that a picture needs on it, by number. */
  function style(html) {
    var all = sheet.sheet.cssRules;
    var lines = rules.split("\n");
    if (all.length !== lines.length) return ":"; // this browser has left some out
    var text = '<main id="app">' + html + '</main><div id="shell"></div>';
    var page = new DOMParser().parseFromString(text, "text/html"); // seen by nobody
    Array.prototype.forEach.call(root.attributes, function (one) {
      page.documentElement.setAttribute(one.name, one.value);
    });
    page.documentElement.removeAttribute("data-ready");
    page.documentElement.setAttribute("data-picture", "yes");
    page.body.append(page.importNode(document.querySelector(".small-print"), true));
    var met = [];
    for (var at = 0; at < all.length; at++)
      if (!all[at].name && isMet(all[at], page)) met.push(at);
    return here() + ":" + met.join(",");
  }

  window.pictureOf = function (html) {
    var own = unsheeted(html);
    return [root.dataset.version, style(own.html), own.symbols, own.html].join("\n");
  };
})();
