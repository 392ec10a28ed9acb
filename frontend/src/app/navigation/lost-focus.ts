/**
 * The focused element may disappear: a deleted row, a button that has done its work. The browser would then start again at
 * the top of the page. Instead the focus moves to what is in that place: the neighbor of a row, the row of a button, the
 * field before a form's question, else the heading of the section. Never to another button: a key still held down would
 * press it. Pointer users need none of this: only a visible focus is kept.
 */
interface RemovedElement {
  readonly node: Element;
  readonly parent: Node;
  readonly next: Node | null;
  readonly previous: Node | null;
}

const rows = 'li, tr';
const parts = 'section, article, dialog, main';

/** How long to wait in milliseconds: the code that removed the element may itself move the focus. */
const patience = 100;

let focused: HTMLElement | null = null;
let removed: RemovedElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

/** Focuses an element, making it focusable until it loses the focus. */
const focusPlace = (place: HTMLElement): void => {
  if (place.tabIndex < 0) {
    const isFocusable = place.hasAttribute('tabindex');
    if (!isFocusable) place.tabIndex = -1;
    place.dataset['place'] = '';
    place.addEventListener(
      'blur',
      () => {
        if (!isFocusable) place.removeAttribute('tabindex');
        delete place.dataset['place'];
      },
      { once: true },
    );
  }
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });
};

/** The nearest element in that direction, including `from` itself. */
const elementFrom = (from: Node | null, way: 'nextSibling' | 'previousSibling'): Node | null => {
  let at = from;
  while (at && at.nodeType !== Node.ELEMENT_NODE) at = at[way];
  return at;
};

/** The last enabled field in or before `place`. */
const fieldBefore = (form: HTMLFormElement, place: Node): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')].findLast(
    (field) =>
      !field.matches(':disabled') &&
      (place.contains(field) || place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING),
  );

const placeOf = ({ node, parent, next, previous }: RemovedElement): HTMLElement | null => {
  const neighbors = node.matches(`${rows}, article`)
    ? [elementFrom(next, 'nextSibling'), elementFrom(previous, 'previousSibling')]
    : [];
  const neighbor = neighbors.find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.isConnected && one.tagName === node.tagName,
  );
  const within = parent instanceof Element && parent.isConnected ? parent : null;
  const row = neighbor ?? within?.closest<HTMLElement>(rows);
  if (row) return row;
  const form = within?.closest('form');
  const field = form && within && fieldBefore(form, elementFrom(previous, 'previousSibling') ?? within);
  if (field) return field;
  const part = within?.closest<HTMLElement>(parts);
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3, h4');
  // If the page went with its heading, the router is changing pages: `ScrollAndFocus` focuses the next one's heading.
  return heading ?? (part?.tagName === 'MAIN' ? null : (part ?? null));
};

const look = (): void => {
  timer = undefined;
  const [element, place] = [focused, removed];
  if (!element || !isLost()) return;
  // The element was disabled during a request and so lost the focus.
  if (element.isConnected) return isDisabled(element) ? undefined : element.focus({ preventScroll: true });
  focused = null;
  removed = null;
  const target = place && placeOf(place);
  if (target) focusPlace(target);
};

const lookLater = (): void => {
  timer ??= setTimeout(look, patience);
};

const follow = (records: readonly MutationRecord[]): void => {
  if (!focused) return;
  for (const { type, target, removedNodes, nextSibling, previousSibling } of records) {
    if (type === 'attributes' && target === focused) lookLater();
    for (const node of removedNodes) {
      // A dialog inside a row is removed first, then the row around it.
      if (
        !(node instanceof Element) ||
        node.isConnected ||
        !(node.contains(focused) || (removed && node.contains(removed.parent)))
      )
        continue;
      removed = { node, parent: target, next: nextSibling, previous: previousSibling };
      lookLater();
    }
  }
};

const take = ({ target }: FocusEvent): void => {
  focused = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
  removed = null;
};

/** The user moved the focus themselves: to the browser's own controls, to another window. */
const leave = ({ target }: FocusEvent): void =>
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected && !isDisabled(focused)) focused = null;
  });

const letGo = (): void => {
  focused = null;
};

/** Starts keeping the focus; returns a function that stops it. */
export const recoverLostFocus = (): (() => void) => {
  const observer = new MutationObserver(follow);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', letGo, true);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', letGo, true);
  };
};
