// Inlined in the head of every page and run before the first paint: plain JavaScript, without any dependencies.

// A chosen color mode overrides the system's. Without a choice CSS follows the system.
try {
  var mode = localStorage.getItem('colorMode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode;
  // The visitor is probably signed in: hides the sign-in link of a prerendered page until that is known.
  if (localStorage.getItem('accessToken')) document.documentElement.dataset.session = 'expected';
} catch {
  // Storage is blocked: the system's mode applies, and no user is signed in.
}

// The page of a design (features/homes/designs/design-frame.tsx): whether this browser holds one, and the picture of the one that it
// showed last (domain/stored-design.ts), which would otherwise come after all scripts.
try {
  if (location.pathname.startsWith('/my-home')) {
    var root = document.documentElement;
    var stored = JSON.parse(localStorage.getItem('design'));
    if (stored) root.dataset.design = 'stored';
    var shown = (localStorage.getItem('designPicture') || '').split(' ');
    var code = location.pathname.slice('/my-home/'.length) || (stored && stored.code);
    if (shown[1] && shown[0] === code) root.style.setProperty('--design-picture', 'url("' + shown[1] + '")');
  }
} catch {
  // Storage is blocked, or holds something else: the page is gray until its script has run.
}

// The scripts of a prerendered page start after its first paint: on a slow connection they would take turns with its words and
// its first picture. A page in the background is not painted.
document.addEventListener('DOMContentLoaded', function () {
  var start = function () {
    document.querySelectorAll('[data-after-paint]').forEach(function (link) {
      link.href = link.dataset.afterPaint;
      link.rel = 'modulepreload';
    });
    document.querySelectorAll('[data-run]').forEach(function (link) {
      var script = document.createElement('script');
      script.type = 'module';
      script.src = link.href;
      document.head.append(script);
    });
  };
  if (document.hidden) start();
  else
    new PerformanceObserver(function (_, observer) {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
});

// A prerendered page is visible before its script has loaded. What the visitor does meanwhile is recorded here and repeated
// by frontend/src/app/hydration-replay.ts. Links need no script; the browser itself must not submit a form.
(function () {
  var acts = [];
  var keep = function (event) {
    var target = event.target.closest(
      event.type === 'click'
        ? 'button:not([type=submit]),[role=radio]'
        : event.type === 'submit'
          ? 'form'
          : 'input,textarea,select',
    );
    if (!target || !event.isTrusted) return;
    if (event.type === 'submit') event.preventDefault();
    var path = [];
    for (var at = target; at.parentElement && at.id !== 'root'; at = at.parentElement)
      path.unshift([].indexOf.call(at.parentElement.children, at));
    acts.push({ kind: event.type, target: target, path: path, value: target.value, checked: target.checked });
  };
  var kinds = ['click', 'input', 'submit'];
  kinds.forEach(function (kind) {
    document.addEventListener(kind, keep, true);
  });
  window.earlyActs = function () {
    kinds.forEach(function (kind) {
      document.removeEventListener(kind, keep, true);
    });
    return acts.splice(0);
  };
})();
