// Runs before the first paint: a chosen colour mode wins over the system's. Without a choice CSS follows the system.
try {
  var mode = localStorage.getItem('colorMode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode;
  // Somebody is probably signed in: the link to sign in, which a prerendered page has, stays unseen until that is known.
  if (localStorage.getItem('accessToken')) document.documentElement.dataset.session = 'expected';
} catch {
  // Storage is blocked: the system's mode stays, and nobody is signed in.
}
