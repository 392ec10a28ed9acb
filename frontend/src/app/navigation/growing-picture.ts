import { preloadAt } from './routes.tsx';

/**
 * A home's picture on a card grows into the one that heads the home's page, and shrinks back into the card on the way back. The
 * browser draws this (View Transitions) from what stands on both pages; one that cannot, or whose user wants no motion, changes pages
 * at once. The router has it only for routes with loaders, so the presses are held here until the picture is known.
 */
const transitionName = 'growing-picture';

/** The pictures: `data-grow="card"` in an article with a link to the page, `data-grow="page"` there. */
const pagePicture = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-grow=page]');
/** Homes that were just drawn have no picture on their page. */
const homeLinks = 'a[href^="/homes/"]:not([href^="/homes/g/"])';
const cardPicture = (link: Element | null): HTMLElement | null =>
  link?.closest('article')?.querySelector<HTMLElement>('[data-grow=card]') ?? null;

/** How long the former page stands still in milliseconds: while the next one is loaded, while it is drawn, and while its picture is read. */
const patience = { load: 400, draw: 700, picture: 200 } as const;
const after = (milliseconds: number): Promise<null> =>
  new Promise((settle) => window.setTimeout(() => settle(null), milliseconds));

const isSeen = (picture: HTMLElement): boolean => {
  const { top, bottom, height } = picture.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

const mayMove = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves with what is to be found as soon as it is drawn, or with null. */
const drawn = (find: () => HTMLElement | null): Promise<HTMLElement | null> => {
  let watch: MutationObserver | null = null;
  const found = new Promise<HTMLElement>((settle) => {
    const look = (): void => {
      const picture = find();
      if (picture) settle(picture);
    };
    watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
  return Promise.race([found, after(patience.draw)]).finally(() => watch?.disconnect());
};

/** Resolves when a picture can be painted, or after a while: it then moves as far as it is. */
const painted = (picture: HTMLElement): Promise<unknown> => {
  if (!(picture instanceof HTMLImageElement)) return Promise.resolve();
  // While the page stands still, nothing else would tell the browser that it is seen.
  picture.loading = 'eager';
  return Promise.race([picture.decode().catch(() => undefined), after(patience.picture)]);
};

const sheet = (): CSSStyleSheet => {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`
    ::view-transition { pointer-events: none; }
    ::view-transition-group(${transitionName}) {
      animation-duration: 340ms;
      animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1);
    }
    ::view-transition-old(${transitionName}), ::view-transition-new(${transitionName}) { height: 100%; object-fit: cover; }
  `);
  return rules;
};

/** Whether the router is being told of a press or a step that was held. */
let isGoing = false;

/** The latest change of pages; a former one that it has skipped must not take the name from its picture. */
let latest: ViewTransition | null = null;

/** Changes pages, moving one picture into the other's place. */
const move = (from: HTMLElement, go: () => void, find: () => HTMLElement | null): void => {
  let to: HTMLElement | null = null;
  from.style.viewTransitionName = transitionName;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    isGoing = true;
    go();
    isGoing = false;
    to = await drawn(find);
    if (!to || !isSeen(to)) return;
    await painted(to);
    to.style.viewTransitionName = transitionName;
  });
  latest = transition;
  const clear = (): void => {
    if (to && latest === transition) to.style.viewTransitionName = '';
  };
  // A next change of pages skips this one.
  transition.ready.catch(() => undefined);
  transition.finished.then(clear, clear);
};

/** Where a picture has grown last: from the path of a list into the path of a home. */
let grown: { readonly list: string; readonly home: string } | null = null;

const onClick = (event: MouseEvent): void => {
  const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (isGoing || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !mayMove()) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(homeLinks) : null;
  const picture = cardPicture(link);
  if (!link || link.target || !picture || !isSeen(picture)) return;
  event.preventDefault();
  event.stopPropagation();
  const home = link.pathname;
  void Promise.race([preloadAt(home), after(patience.load)]).then(() => {
    grown = { list: window.location.pathname, home };
    move(picture, () => link.click(), pagePicture);
  });
};

const onPopState = (event: PopStateEvent): void => {
  const picture = pagePicture();
  // Some browsers show the step themselves, as when it is swiped.
  if (isGoing || event.hasUAVisualTransition || !mayMove() || !picture || !isSeen(picture)) return;
  if (!grown || window.location.pathname !== grown.list) return;
  const { home } = grown;
  event.stopImmediatePropagation();
  move(
    picture,
    () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown })),
    () => cardPicture(document.querySelector(`article a[href="${CSS.escape(home)}"]`)),
  );
};

/** Lets pictures grow from now on. @returns what ends it */
export const growPictures = (): (() => void) => {
  if (!('startViewTransition' in document)) return () => undefined;
  const rules = sheet();
  document.adoptedStyleSheets.push(rules);
  document.addEventListener('click', onClick, { capture: true });
  // In the place that main.tsx has taken: before the router hears of a step.
  window.onpopstate = onPopState;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    document.removeEventListener('click', onClick, { capture: true });
    window.onpopstate = () => undefined;
  };
};
