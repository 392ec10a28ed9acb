import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { useSyncExternalStore } from 'react';
import { storage } from '../platform/browser/browser-storage.ts';
import { createStorageListeners } from '../platform/browser/storage-listeners.ts';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';

type Site = NonNullable<DesignContent['site']>;

/** Where a visitor's home would stand, as far as they said. */
export type VisitorPlace = Pick<Site, 'zip' | 'land'>;

/** Kept in this browser while there is no design, `{"zip","land"}`. */
const key = 'place';
const nowhere: VisitorPlace = { zip: null, land: null };

const { notify, subscribe } = createStorageListeners();
/** That of the design which this browser works on, once it is read. */
let ofDesign: VisitorPlace | null = null;
/** What is parsed again only when the text has changed, so that React sees the same object. */
let last: { readonly text: string | null; readonly place: VisitorPlace } = { text: null, place: nowhere };

const parsed = (text: string): VisitorPlace => {
  try {
    const { zip, land } = Object(JSON.parse(text)) as Partial<Record<keyof VisitorPlace, unknown>>;
    return {
      zip: typeof zip === 'string' && /^\d{5}$/.test(zip) ? zip : null,
      land: land === 'own' || land === 'leased' || land === 'looking' ? land : null,
    };
  } catch {
    return nowhere;
  }
};

const storedPlace = (): VisitorPlace => {
  const text = storage.read(key);
  if (text !== last.text) last = { text, place: text === null ? nowhere : parsed(text) };
  return last.place;
};

/** Where the visitor's home would stand. */
export const visitorPlace = (): VisitorPlace => ofDesign ?? storedPlace();

/** Keeps the place in this browser; empty, it is let go of. */
export const storePlace = (place: VisitorPlace): void => {
  const text = place.zip === null && place.land === null ? null : JSON.stringify(place);
  storage.write(key, text);
  last = { text: storage.read(key), place };
  notify();
};

/** Shows the place of the design that this browser works on; null once there is none. */
export const showPlaceOfDesign = (site: Pick<Site, 'zip' | 'land'> | null): void => {
  const place = site && { zip: site.zip, land: site.land };
  if (JSON.stringify(place) === JSON.stringify(ofDesign)) return;
  ofDesign = place;
  notify();
};

// Whoever signs out leaves nothing of theirs behind.
unsentInput.onClear(() => {
  ofDesign = null;
  storePlace(nowhere);
});

/** Where the visitor's home would stand, kept current across tabs; nowhere while the page is rendered by the server. */
export const useVisitorPlace = (): VisitorPlace =>
  useSyncExternalStore(subscribe, visitorPlace, () => nowhere);

/** What of it prices are asked for with; undefined where nothing is known. */
export const siteOf = ({ zip, land }: VisitorPlace): Partial<VisitorPlace> | undefined =>
  zip === null && land === null
    ? undefined
    : { ...(zip !== null && { zip }), ...(land !== null && { land }) };
