"""What the leak hunter does inside the page, in the page's own language."""

SPY = """
globalThis.heard = [];
const post = BroadcastChannel.prototype.postMessage;
BroadcastChannel.prototype.postMessage = function (message) {
  heard.push([this.name, message]);
  return post.call(this, message);
};
for (const kind of ["pushState", "replaceState"]) {
  const real = history[kind];
  history[kind] = function (state, title, url) {
    heard.push([kind, state, title, String(url ?? "")]);
    return real.call(history, state, title, url);
  };
}
"""
"""Writes down what the page says to other windows, and to the browser's history."""

SEE = """() => {
  const all = (store) => Object.fromEntries(Object.entries(store));
  const covered = document.querySelector("#overlay");
  const tappable = "[data-do]:not([aria-disabled]), [data-answer], .choice[data-do]";
  return {
    html: document.documentElement.outerHTML,
    local: all(localStorage), session: all(sessionStorage),
    state: JSON.stringify(history.state), address: location.href, title: document.title,
    name: window.name, heard: JSON.stringify(heard.splice(0)),
    wishes: [...document.querySelectorAll(tappable)]
      .filter((one) => one.closest("#overlay") || !covered)
      .map(({ dataset: { answer, do: wish } }) =>
        answer === undefined ? "do " + wish : "answer " + answer),
  };
}"""

PICTURE = """async () => {
  while (!localStorage.getItem("horseburg/picture"))
    await new Promise((next) => setTimeout(next, 50));
}"""
"""It is kept as soon as nobody taps for a moment."""

PLANTS = {
    "text": "(word) => document.querySelector('#page').append(word)",
    "attribute": "(word) => document.querySelector('#page').dataset.held = word",
    "id": "(word) => document.querySelector('#page').id = word.replaceAll(' ', '-').toLowerCase()",
    "comment": "(word) => document.body.append(document.createComment(word))",
    "title": "(word) => document.title = word",
    "label": "(word) => document.querySelector('button').ariaLabel = word",
    "history": "(word) => history.replaceState({ card: word }, '')",
    "storage": "(word) => localStorage.setItem('horseburg/x', word)",
    "session": "(word) => sessionStorage.setItem('horseburg/x', word)",
    "message": "(word) => new BroadcastChannel('horseburg').postMessage({ word })",
}
"""How a leak of each kind is put into the page by hand."""
