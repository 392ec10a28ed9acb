import { tabStorage, typedPrefix } from './storage.ts';
import { typed } from './typed.ts';

/** What is searched for may name a person: the query waits in this tab, for whoever asked for it, and not in an address that everybody sees. */
const key = `${typedPrefix}asked`;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * The way to the sign-in form from an address that asks for it. Back in the history of somebody who signed out, that is the
 * path alone.
 */
export const signInFrom = (address: string): string => {
  const path = pathOf(address);
  tabStorage.write(key, typed.isLeft() || path === address ? null : address);
  return `/auth?next=${encodeURIComponent(path)}`;
};

/** The address that was asked for, whole where it waits in this tab. @param next as `/auth` says it */
export const askedAddress = (next: string | null): string | null => {
  const kept = tabStorage.read(key);
  return kept !== null && pathOf(kept) === next ? kept : next;
};
