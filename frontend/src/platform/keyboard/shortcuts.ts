import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A key of the screen that is open. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it: a letter in lower case, `?`, `/`, `Enter`, `ArrowDown`. */
  readonly key: string;
  /** What it does, for the list of keys: "Next row". */
  readonly title: string;
  readonly run: () => void;
}

/** The shortcuts of one part of the screen, under the name that the list of keys gives them. */
interface Group {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

let groups: readonly Group[] = [];
let enabled = true;
const watchers = new Set<() => void>();
const notifyWatchers = (): void => {
  for (const notify of watchers) notify();
};

/** An element that takes letters itself: no shortcut fires while it has the focus. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null);

/** An element that Enter and Space already press. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href], button, [role=button], summary') !== null;

const onKeyDown = (event: KeyboardEvent): void => {
  if (
    !enabled ||
    event.defaultPrevented ||
    event.isComposing ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  if (takesText(event.target) || document.querySelector('dialog[open]')) return;
  if (event.key === 'Enter' && isPressable(event.target)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The part that was opened last comes first.
  for (const { shortcuts } of groups.toReversed()) {
    const shortcut = shortcuts.find((each) => each.key === key);
    if (!shortcut) continue;
    event.preventDefault();
    shortcut.run();
    return;
  }
};

const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * Offers shortcuts while the calling component is mounted. They do not fire while text is typed or a dialog is open, and not
 * at all if the user has switched them off; every one needs a visible button that does the same.
 * @param title the heading under which the list of keys shows them
 */
export const useShortcuts = (title: string, shortcuts: readonly Shortcut[]): void => {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const keys = shortcuts.map((each) => `${each.key} ${each.title}`).join('\n');
  useEffect(() => {
    const group: Group = {
      title,
      shortcuts: latest.current.map((each, index) => ({
        ...each,
        run: () => latest.current[index]?.run(),
      })),
    };
    if (groups.length === 0) document.addEventListener('keydown', onKeyDown);
    groups = [...groups, group];
    notifyWatchers();
    return () => {
      groups = groups.filter((other) => other !== group);
      if (groups.length === 0) document.removeEventListener('keydown', onKeyDown);
      notifyWatchers();
    };
  }, [title, keys]);
};

/** Switches all shortcuts off or on, as the user has chosen in My Account. */
export const enableShortcuts = (on: boolean): void => {
  enabled = on;
  notifyWatchers();
};

/** Whether shortcuts are on. */
export const useShortcutsEnabled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => enabled,
    () => true,
  );

/** The shortcuts offered now, group by group, for the list of keys. */
export const useOfferedShortcuts = (): readonly Group[] =>
  useSyncExternalStore(
    subscribe,
    () => groups,
    () => groups,
  );
