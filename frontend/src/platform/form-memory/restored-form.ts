import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { tabStorage, unsentPrefix } from '../browser/browser-storage.ts';
import { unsentInput } from './unsent-input.ts';

const formPrefix = `${unsentPrefix}form:`;

/** Whether this tab still holds forms that were open when the session ended. */
export const hasRestorableForm = (): boolean => tabStorage.has(formPrefix);

const read = (name: string): unknown => {
  try {
    return JSON.parse(tabStorage.read(formPrefix + name) ?? 'null');
  } catch {
    return null;
  }
};

/** What was kept last time under this name; null if nothing was. */
export const useRestoredValue = (name: string): unknown => useState(() => read(name))[0];

export interface Keeping {
  /** For a form that is part of its page: also keeps it when the page is left or reloaded. A form in a dialog asks before that. */
  readonly whenLeft?: boolean;
}

/**
 * Keeps a value in this tab when the session ends; it is restored once.
 * @param now returns the value to keep; null for nothing
 */
export const useKeepOnSessionEnd = (
  name: string,
  now: () => unknown,
  { whenLeft = false }: Keeping = {},
): void => {
  const keep = useEffectEvent(() => {
    const value = now();
    tabStorage.write(formPrefix + name, value === null ? null : JSON.stringify(value));
  });
  useEffect(() => {
    tabStorage.write(formPrefix + name, null);
    return unsentInput.onSessionEnd(() => keep());
  }, [name]);
  useEffect(() => {
    if (!whenLeft) return;
    let isForgotten = false;
    // Signing out also leaves the page, but then nothing may be kept.
    const listen = unsentInput.onClear(() => {
      isForgotten = true;
    });
    const leave = (): void => void (isForgotten || keep());
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      listen();
      leave();
    };
  }, [name, whenLeft]);
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What `useVersionedSave` needs to know of a restored form. */
export interface RestoredForm {
  /** The name it is kept under: the form and what it edits, as in `contact:7`. */
  readonly name: string;
  /** The version that the typed values are based on: it may have been changed since. */
  readonly baseVersion: number | undefined;
  /** The values of the restored fields at that version. */
  readonly baseValues: Readonly<Record<string, unknown>>;
  /** Records the version that the values being typed now are based on. */
  readonly setBaseVersion: (version: number) => void;
  /** To be called once it is saved: drops what was kept if the form was left while saving. */
  readonly discard: () => void;
}

/**
 * Restores a form that was open when its session ended, once its owner has signed in again and opens it: the touched
 * fields as they were typed, the others as they are stored. Not for passwords or files.
 * @param name of the form and of what it edits, as in `contact:7`
 */
export const useRestoredForm = <Values extends FieldValues>(
  name: string,
  {
    formState: { dirtyFields, defaultValues },
    getValues,
    setValue,
  }: Pick<UseFormReturn<Values, unknown, never>, 'formState' | 'getValues' | 'setValue'>,
  how?: Keeping,
): RestoredForm => {
  const stored = recordOf(useRestoredValue(name));
  const begun = typeof stored['version'] === 'number' ? stored['version'] : undefined;
  const before = recordOf(stored['before']);
  const version = useRef<number | undefined>(undefined);
  useKeepOnSessionEnd(
    name,
    () => {
      const touched = Object.keys(dirtyFields);
      if (touched.length === 0) return null;
      // Restored values still count from the version they are based on, until the user has resolved the conflict.
      const was = { ...defaultValues, ...(begun !== undefined && version.current === begun && before) };
      const of = (values: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(touched.map((field) => [field, values[field]]));
      return { version: version.current, values: of(getValues()), before: of(was) };
    },
    how,
  );
  const fill = useEffectEvent(() => {
    const values = getValues();
    for (const [field, value] of Object.entries(recordOf(stored['values']))) {
      if (field in values)
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  });
  useEffect(() => {
    let isCancelled = false;
    // A microtask later, when the effects that watch the fields have subscribed.
    queueMicrotask(() => isCancelled || fill());
    return () => {
      isCancelled = true;
    };
  }, []);
  const note = useCallback((now: number): void => {
    version.current = now;
  }, []);
  const drop = useCallback((): void => tabStorage.write(formPrefix + name, null), [name]);
  return { name, baseVersion: begun, baseValues: before, setBaseVersion: note, discard: drop };
};

/** Checks for `useRestoredState`. Open forms are restored, open confirmation dialogs are not: name only the forms. */
export const restorable = {
  text: (value: unknown): boolean => typeof value === 'string',
  one:
    (...forms: readonly unknown[]) =>
    (value: unknown): boolean =>
      forms.includes(value),
  texts: (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  /** A picked record, with the title that its field shows. */
  choice: (value: unknown): boolean => {
    const { id, title } = recordOf(value);
    return typeof id === 'string' && typeof title === 'string';
  },
};

/**
 * `useState` that is restored in the same way, for which form of a screen is open or for what is typed in one.
 * @param isForm whether a value may be restored; also checks what the browser kept
 */
export const useRestoredState = <Value>(
  name: string,
  initial: Value,
  isForm: (value: unknown) => boolean,
  how?: Keeping,
) => {
  const waiting = useRestoredValue(name);
  const [first] = useState(initial);
  const [value, setValue] = useState<Value>(isForm(waiting) ? (waiting as Value) : first);
  useKeepOnSessionEnd(name, () => (isForm(value) && value !== first ? value : null), how);
  return [value, setValue] as const;
};

interface FoundAgain<Value> {
  /** What to keep of a value; null for nothing, as for a confirmation dialog. */
  readonly keep: (value: Value) => unknown;
  /** Finds the value again; null if it no longer exists, undefined if it has not been loaded yet. */
  readonly find: (stored: unknown) => Value | null | undefined;
}

/** The same for state that refers to a stored record, which is looked up again in its current form. Null: nothing is open or chosen. */
export const useRestoredRecord = <Value>(name: string, { keep, find }: FoundAgain<Value>) => {
  const [waiting, setWaiting] = useState(useRestoredValue(name));
  const [value, setValue] = useState<Value | null>(null);
  const found = waiting === null ? undefined : find(waiting);
  if (found !== undefined) {
    setWaiting(null);
    setValue(found);
  }
  useKeepOnSessionEnd(name, () => (value === null ? waiting : keep(value)));
  const set = (next: Value | null): void => {
    setWaiting(null);
    setValue(next);
  };
  return [value, set] as const;
};

/**
 * Restores which row of a list a form is open for, or that it is open for a new one.
 * @param rows undefined until they are loaded
 */
export const useRestoredRow = <Row extends { readonly id: string }>(
  name: string,
  rows: readonly Row[] | undefined,
) =>
  useRestoredRecord<Row | 'new'>(name, {
    keep: (row) => (row === 'new' ? row : row.id),
    find: (stored) => (stored === 'new' ? 'new' : rows && (rows.find(({ id }) => id === stored) ?? null)),
  });
