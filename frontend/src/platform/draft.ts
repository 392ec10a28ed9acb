import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What somebody typed and has not sent yet. It outlives the page and a reload, and ends with the browser's tab. */
export interface Draft<Values> {
  readonly read: () => Values;
  readonly write: (values: Values) => void;
  readonly clear: () => void;
}

const stored = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const store = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Refused or full: the form works, it just does not remember.
  }
};

/**
 * @param key its name in session storage
 * @param blank the empty form; stored values of another name or kind are not read
 */
export const createDraft = <Values extends FieldValues>(key: string, blank: Values): Draft<Values> => ({
  read: () => {
    const kept = stored(key);
    const entries = Object.entries(blank).map(([name, empty]): [string, unknown] => [name, typeof kept[name] === typeof empty ? kept[name] : empty]);
    return Object.fromEntries(entries) as Values;
  },
  write: (values) => {
    const isBlank = Object.entries(blank).every(([name, empty]) => values[name] === empty);
    store(key, isBlank ? null : JSON.stringify(values));
  },
  clear: () => store(key, null),
});

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
