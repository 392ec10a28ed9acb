// Runs before the first paint: a chosen colour mode wins over the system's. Without a choice CSS follows the system.
try {
  var mode = localStorage.getItem('colorMode');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.colorMode = mode;
} catch {
  // Storage is blocked: the system's mode stays.
}
