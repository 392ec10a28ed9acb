import { storage, tabStorage, typedPrefix } from './storage.ts';

/** Who was signed in last in this browser, and in this tab: what waits there was typed by them, or before by nobody known. */
export const ownerKey = 'typedBy';

const forgetters = new Set<() => void>();

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
  },
  /** Its owner signs out. */
  forget: (): void => forget(storage, tabStorage),
  /** Its owner may have signed out in another tab. A session that merely ended is no such thing: then it waits for its owner. */
  follow: (): void => {
    if (tabStorage.read(ownerKey) !== null && storage.read(ownerKey) === null) forget(tabStorage);
  },
  /** Registers what the page itself remembers of it; answers the end of that. */
  onForget: (forgetter: () => void): (() => void) => {
    forgetters.add(forgetter);
    return () => forgetters.delete(forgetter);
  },
};
