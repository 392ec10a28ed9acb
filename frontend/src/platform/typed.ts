import { storage, tabStorage, typedPrefix } from './storage.ts';

/** Who was signed in last in this browser, and in this tab: what waits there was typed by them, or before by nobody known. */
export const ownerKey = 'typedBy';

/** Whoever was signed in here signed out: where they were is theirs, and so is how it was searched. Until somebody signs in. */
const leftKey = 'left';

const forgetters = new Set<() => void>();
const keepers = new Set<() => void>();

/** Removes what was typed, stored in these places and remembered by the page. */
const forget = (...places: readonly (typeof storage)[]): void => {
  for (const place of places) {
    place.removeAll(typedPrefix);
    place.write(ownerKey, null);
  }
  for (const forgetter of forgetters) forgetter();
};

/** What was typed and not sent, and whose it is: nobody is offered what somebody else typed at the same computer. */
export const typed = {
  /** Somebody is signed in: what another account left is removed. What a visitor typed is theirs from now on. */
  belongsTo: (userId: string): void => {
    const anothers = [storage, tabStorage].filter((place) => (place.read(ownerKey) ?? userId) !== userId);
    if (anothers.length > 0) forget(...anothers);
    for (const place of [storage, tabStorage]) place.write(ownerKey, userId);
    tabStorage.write(leftKey, null);
  },
  /** Its owner signs out. */
  forget: (): void => {
    forget(storage, tabStorage);
    tabStorage.write(leftKey, 'yes');
  },
  /** Its owner may have signed out in another tab. A session that merely ended is no such thing: then it waits for its owner. */
  follow: (): void => {
    if (tabStorage.read(ownerKey) === null || storage.read(ownerKey) !== null) return;
    forget(tabStorage);
    tabStorage.write(leftKey, 'yes');
  },
  /** Whether the last one here signed out, in this tab or another. */
  isLeft: (): boolean => tabStorage.read(leftKey) !== null,
  /** Their session ends, while they are at it: what stands in forms is kept. */
  keep: (): void => {
    for (const keeper of keepers) keeper();
  },
  /** Registers what keeps it then; answers the end of that. */
  onEnd: (keeper: () => void): (() => void) => {
    keepers.add(keeper);
    return () => keepers.delete(keeper);
  },
  /** Registers what the page itself remembers of it; answers the end of that. */
  onForget: (forgetter: () => void): (() => void) => {
    forgetters.add(forgetter);
    return () => forgetters.delete(forgetter);
  },
};
