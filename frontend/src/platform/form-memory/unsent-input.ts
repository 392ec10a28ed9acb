import { storage, tabStorage, unsentPrefix } from '../browser/browser-storage.ts';

/** The key of the user who was last signed in, per browser and per tab: what is stored there was typed by them, or as a visitor before. */
export const ownerKey = 'typedBy';

/** The key of the note that the last user signed out: the page and search they were on must not be offered to the next. Removed at sign-in. */
const leftKey = 'left';

const forgetters = new Set<() => void>();
const keepers = new Set<() => void>();

/** Removes what was typed from these storages and from the page's memory. */
const forget = (...places: readonly (typeof storage)[]): void => {
  for (const place of places) {
    place.removeAll(unsentPrefix);
    place.write(ownerKey, null);
  }
  for (const forgetter of forgetters) forgetter();
};

/** Knows whose the unsent input is, so that no user is offered what another typed at the same computer. */
export const unsentInput = {
  /** To be called at sign-in: removes what another account left. What was typed as a visitor now belongs to this user. */
  claimFor: (userId: string): void => {
    const anothers = [storage, tabStorage].filter((place) => (place.read(ownerKey) ?? userId) !== userId);
    if (anothers.length > 0) forget(...anothers);
    for (const place of [storage, tabStorage]) place.write(ownerKey, userId);
    tabStorage.write(leftKey, null);
  },
  /** To be called when the owner signs out. */
  clear: (): void => {
    forget(storage, tabStorage);
    tabStorage.write(leftKey, 'yes');
  },
  /** Follows a sign-out in another tab. A session that merely ended is different: the input then waits for its owner. */
  syncWithTabs: (): void => {
    if (tabStorage.read(ownerKey) === null || storage.read(ownerKey) !== null) return;
    forget(tabStorage);
    tabStorage.write(leftKey, 'yes');
  },
  /** Whether the last user signed out, in this tab or another. */
  wasSignedOut: (): boolean => tabStorage.read(leftKey) !== null,
  /** To be called when the session ends while forms are in use: keeps their input. */
  persist: (): void => {
    for (const keeper of keepers) keeper();
  },
  /** Registers a function that keeps input when the session ends; returns one that removes it. */
  onSessionEnd: (keeper: () => void): (() => void) => {
    keepers.add(keeper);
    return () => keepers.delete(keeper);
  },
  /** Registers a function that clears what the page itself remembers; returns one that removes it. */
  onClear: (forgetter: () => void): (() => void) => {
    forgetters.add(forgetter);
    return () => forgetters.delete(forgetter);
  },
};
