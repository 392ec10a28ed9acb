/** Links of the page itself that lead to the same place as the floating button. The header's is always there, so it does not count. */
const booking = 'main a[href="/appointments"], main a[href^="/appointments?"]';

/** Scrolling less than this is a trembling finger, not a direction. */
const step = 8;

/**
 * Tells whether another booking button of the page is in view, and whether the reader scrolls on (down) or back (up).
 * @param onBooking called at once and with every change; pages and their parts come and go, so the links are looked for anew
 * @param onReading true when scrolling down, false when scrolling up or at the top of the page
 * @returns a function that stops watching
 */
export const watchScrollAndLinks = (
  onBooking: (inView: boolean) => void,
  onReading: (on: boolean) => void,
): (() => void) => {
  const inView = new Set<Element>();
  let watched: readonly Element[] = [];
  const notify = (): void => onBooking(inView.size > 0);
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      notify();
    },
    { threshold: 0.5 },
  );
  const look = (): void => {
    const found = [...document.querySelectorAll(booking)];
    for (const removed of watched) {
      if (found.includes(removed)) continue;
      views.unobserve(removed);
      inView.delete(removed);
    }
    for (const link of found) if (!watched.includes(link)) views.observe(link);
    watched = found;
    // With links to watch, the observer itself reports soon: saying "none" before would let the button flash.
    if (found.length === 0) notify();
  };
  const changes = new MutationObserver(look);
  changes.observe(document.getElementById('root') ?? document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  look();

  let last = window.scrollY;
  const onScroll = (): void => {
    const now = Math.max(0, window.scrollY);
    if (now > 0 && Math.abs(now - last) < step) return;
    onReading(now > last && now > 0);
    last = now;
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    views.disconnect();
    changes.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
};
