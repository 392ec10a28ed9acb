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

const redo = (act: EarlyAct): void => {
  const element = nowAt(act);
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    if (element.checked !== act.checked) element.click();
  } else if (act.kind === 'input' && element) write(element, act.value ?? '');
  else if (element instanceof HTMLElement) element.click();
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
  for (const act of acts) redo(act);
};
