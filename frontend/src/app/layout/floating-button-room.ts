/** What a floating button must not cover: words, pictures, controls, and what is framed. */
const content =
  'a, button, input, select, textarea, label, img, svg, canvas, p, h1, h2, h3, h4, li, dl, td, th, article, figure, form, details, footer';

/** The corner that the button with its words takes, in pixels from the lower right, with some room around it. */
const corner = { width: 360, height: 90 } as const;

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Whether something of the page is in the corner. */
const isTaken = (): boolean => {
  const { clientWidth, clientHeight } = document.documentElement;
  for (let x = clientWidth - 8; x > clientWidth - corner.width; x -= 24)
    for (let y = clientHeight - 8; y > clientHeight - corner.height; y -= 16) {
      const below = document.elementsFromPoint(x, y).find((one) => !one.closest('aside'));
      if (below && (below.closest(content) || hasWords(below))) return true;
    }
  return false;
};

/** How long the page is still before the corner is looked at, in milliseconds. */
const still = 150;

/**
 * Tells whether something of the page is where the button with its words would be: at once and while the page is scrolled it counts as
 * taken, until the page is still.
 * @returns a function that stops watching
 */
export const watchWhatIsBelow = (onTaken: (isTaken: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onTaken(isTaken()), still);
  };
  const moved = (): void => {
    onTaken(true);
    later();
  };
  // Parts of a page come later, and push others down.
  const growing = new ResizeObserver(later);
  growing.observe(document.body);
  window.addEventListener('scroll', moved, { passive: true });
  window.addEventListener('resize', later);
  later();
  return () => {
    clearTimeout(timer);
    growing.disconnect();
    window.removeEventListener('scroll', moved);
    window.removeEventListener('resize', later);
  };
};
