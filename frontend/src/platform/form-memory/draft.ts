import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storage, tabStorage, unsentPrefix } from '../browser/browser-storage.ts';

/**
 * What was typed into a form and not sent yet. It outlives the page and a reload, until it is sent or its owner signs out;
 * one with a number of days also outlives the tab, until those days are over.
 */
export interface Draft<Values> {
  readonly read: () => Values;
  /** Fields missing from the values are blank. */
  readonly write: (values: Partial<Values>) => void;
  readonly clear: () => void;
}

const dayInMs = 86_400_000;

interface Place {
  readonly get: () => string | null;
  /** Null removes it. */
  readonly set: (text: string | null) => void;
}

const within = (place: typeof storage, key: string): Place => ({
  get: () => place.read(unsentPrefix + key),
  set: (text) => place.write(unsentPrefix + key, text),
});

const record = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The stored values; those that have expired, or have no expiry time, are removed. */
const stored = ({ get, set }: Place, days: number | undefined): Readonly<Record<string, unknown>> => {
  if (days === undefined) return record(get());
  const { until, ...values } = record(get());
  const left = typeof until === 'number' ? until - Date.now() : 0;
  if (left > 0 && left <= days * dayInMs) return values;
  set(null);
  return {};
};

/**
 * Creates a draft for a form.
 * @param key its key in the browser's storage, without `unsentPrefix`
 * @param blank the empty form; stored values of another name or type are ignored
 * @param days how long it is kept after the tab is closed; if missing, it ends with the tab
 */
export const createDraft = <Values extends FieldValues>(
  key: string,
  blank: Values,
  days?: number,
): Draft<Values> => {
  const place = within(days === undefined ? tabStorage : storage, key);
  return {
    read: () => {
      const values = stored(place, days);
      const entries = Object.entries(blank).map(([name, empty]): [string, unknown] => [
        name,
        typeof values[name] === typeof empty ? values[name] : empty,
      ]);
      return Object.fromEntries(entries) as Values;
    },
    write: (values) => {
      const isBlank = Object.entries(blank).every(
        ([name, empty]) => !(name in values) || values[name] === empty,
      );
      const ends = days === undefined ? {} : { until: Date.now() + days * dayInMs };
      place.set(isBlank ? null : JSON.stringify({ ...values, ...ends }));
    },
    clear: () => place.set(null),
  };
};

/** How long a visitor's half-filled booking or request is kept for another visit. */
export const visitorDraftDays = 7;

/** Keeps a form's values in its draft from now on; give `draft.read()` to `defaultValues`. */
export const useDraft = <Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, never>, 'subscribe'>,
  draft: Draft<Values>,
): void => {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [subscribe, draft],
  );
};
