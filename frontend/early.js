// Stands in the head of every page and runs before the first paint: plain JavaScript, without anything else.

// A chosen colour mode wins over the system's. Without a choice CSS follows the system.
try {
  var mode = localStorage.getItem('colorMode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode;
  // Somebody is probably signed in: the link to sign in, which a prerendered page has, stays unseen until that is known.
  if (localStorage.getItem('accessToken')) document.documentElement.dataset.session = 'expected';
} catch {
  // Storage is blocked: the system's mode stays, and nobody is signed in.
}

// A prerendered page is seen before its script has come. What somebody does meanwhile is kept, and done again by
// frontend/src/app/early-acts.ts. Links need no script; a form must not be sent by the browser itself.
(function () {
  var acts = [];
  var keep = function (event) {
    var target = event.target.closest(event.type === 'click' ? 'button:not([type=submit]),[role=radio]' : event.type === 'submit' ? 'form' : 'input,textarea,select');
    if (!target || !event.isTrusted) return;
    if (event.type === 'submit') event.preventDefault();
    var path = [];
    for (var at = target; at.parentElement && at.id !== 'root'; at = at.parentElement) path.unshift([].indexOf.call(at.parentElement.children, at));
    acts.push({ kind: event.type, target: target, path: path, value: target.value, checked: target.checked });
  };
  var kinds = ['click', 'input', 'submit'];
  kinds.forEach(function (kind) { document.addEventListener(kind, keep, true); });
  window.earlyActs = function () {
    kinds.forEach(function (kind) { document.removeEventListener(kind, keep, true); });
    return acts.splice(0);
  };
})();
