/** What `frontend/early.js` has kept: something a visitor did before this script was there. */
interface EarlyAct {
  readonly kind: 'click' | 'input' | 'submit';
  readonly target: HTMLElement;
  /** Which child of which child of `#root` it was: a page that is drawn anew has other elements in the same places. */
  readonly path: readonly number[];
  readonly value?: string;
  readonly checked?: boolean;
}

declare global {
  interface Window {
    /** Gives what was kept and stops keeping. */
    earlyActs?: () => readonly EarlyAct[];
  }
}

const namesOf = (element: Element): string =>
  [element.tagName, ...['role', 'aria-label', 'name', 'type'].map((name) => element.getAttribute(name))].join('|');

/** The element itself, or the one that stands in its place and is called the same. */
const nowAt = ({ target, path }: EarlyAct): Element | null => {
  if (target.isConnected) return target;
  const there = path.reduce<Element | null>((at, index) => at?.children[index] ?? null, document.getElementById('root'));
  return there && namesOf(there) === namesOf(target) ? there : null;
};

/** Past the setter that React puts on a field to notice what scripts write: this is what a person wrote. */
const write = (field: Element, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const redo = (act: EarlyAct): void => {
  const element = nowAt(act);
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.checked !== act.checked) element.click();
  } else if (act.kind === 'input' && element) write(element, act.value ?? '');
  else if (element instanceof HTMLElement) element.click();
};

let kept: readonly EarlyAct[] = [];

/**
 * React answers from here on: it hydrates at once what somebody acts on. What were kept as well would be done twice.
 */
export const stopKeepingEarlyActs = (): void => {
  kept = [...kept, ...(window.earlyActs?.() ?? [])];
};

/** Does again, once, what was done to the prerendered page before it could answer. Call it when the page can. */
export const redoEarlyActs = (): void => {
  stopKeepingEarlyActs();
  const acts = kept;
  kept = [];
  for (const act of acts) redo(act);
};
