/** Recorded by `frontend/early.js`: something the visitor did before this script had loaded. */
interface EarlyAct {
  readonly kind: 'click' | 'input' | 'submit';
  readonly target: HTMLElement;
  /** The child indexes from `#root` down to the target: a page rendered anew has new elements in the same positions. */
  readonly path: readonly number[];
  readonly value?: string;
  readonly checked?: boolean;
}

declare global {
  interface Window {
    /** Returns what was recorded and stops recording. */
    earlyActs?: () => readonly EarlyAct[];
  }
}

const namesOf = (element: Element): string =>
  [element.tagName, ...['role', 'aria-label', 'name', 'type'].map((name) => element.getAttribute(name))].join(
    '|',
  );

/** The element itself, or the one now in its position with the same name. */
const nowAt = ({ target, path }: EarlyAct): Element | null => {
  if (target.isConnected) return target;
  const there = path.reduce<Element | null>(
    (at, index) => at?.children[index] ?? null,
    document.getElementById('root'),
  );
  return there && namesOf(there) === namesOf(target) ? there : null;
};

/** Bypasses the setter by which React detects values written by scripts: this one was typed by the visitor. */
const write = (field: Element, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** @returns whether there is something to do it to */
const redo = (act: EarlyAct): boolean => {
  const element = nowAt(act);
  if (!element) return false;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.checked !== act.checked) element.click();
  } else if (act.kind === 'input') write(element, act.value ?? '');
  else if (element instanceof HTMLElement) element.click();
  return true;
};

/** How long a part of a page that comes later is waited for, in milliseconds: after that nobody expects the press any more. */
const maxWait = 10_000;

/** Does what was done to a part of the page that is drawn anew and not there yet, as soon as it is. */
const redoLater = (acts: readonly EarlyAct[]): void => {
  let waiting = acts;
  const changes = new MutationObserver(() => {
    waiting = waiting.filter((act) => !redo(act));
    if (waiting.length === 0) changes.disconnect();
  });
  changes.observe(document.getElementById('root') ?? document.body, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), maxWait);
};

let recorded: readonly EarlyAct[] = [];

/**
 * To be called when React starts handling events: it hydrates at once what the visitor acts on, so anything recorded from
 * then on would be done twice.
 */
export const stopRecordingEvents = (): void => {
  recorded = [...recorded, ...(window.earlyActs?.() ?? [])];
};

/** Repeats, once, what was done to the prerendered page before it was interactive. Call it when the page is. */
export const replayEarlyEvents = (): void => {
  stopRecordingEvents();
  const acts = recorded;
  recorded = [];
  const late = acts.filter((act) => !redo(act));
  if (late.length > 0) redoLater(late);
};
