import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { tabStorage, typedPrefix } from './storage.ts';
import { typed } from './typed.ts';

const formPrefix = `${typedPrefix}form:`;

/** Whether forms that were open when the session ended wait in this tab for whoever typed in them. */
export const isFormWaiting = (): boolean => tabStorage.has(formPrefix);

const read = (name: string): unknown => {
  try {
    return JSON.parse(tabStorage.read(formPrefix + name) ?? 'null');
  } catch {
    return null;
  }
};

/** What was kept the last time; null: nothing. */
export const useWaiting = (name: string): unknown => useState(() => read(name))[0];

export interface Keeping {
  /** For a form that is part of its page: also kept when that is left, or loaded again. One in a dialog asks before it is left. */
  readonly whenLeft?: boolean;
}

/**
 * Keeps something in this tab when the session ends; it is taken up once.
 * @param now what is to be kept; null: nothing
 */
export const useKeeping = (name: string, now: () => unknown, { whenLeft = false }: Keeping = {}): void => {
  const keep = useEffectEvent(() => {
    const value = now();
    tabStorage.write(formPrefix + name, value === null ? null : JSON.stringify(value));
  });
  useEffect(() => {
    tabStorage.write(formPrefix + name, null);
    return typed.onEnd(() => keep());
  }, [name]);
  useEffect(() => {
    if (!whenLeft) return;
    let isForgotten = false;
    // Whoever signs out leaves the page too: then nothing is kept.
    const listen = typed.onForget(() => {
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

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** What `useSaving` needs of a form that came back. */
export interface Kept {
  /** What it is kept under: the form, and what that changes. */
  readonly name: string;
  /** The version that what was typed began from: somebody else may have changed it since. */
  readonly begun: number | undefined;
  /** What the fields that came back said at that version. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Notes the version that what is typed now began from. */
  readonly note: (version: number) => void;
  /** It is saved: what was kept of it when the form was left meanwhile is no other wish. */
  readonly drop: () => void;
}

/**
 * A form that is open when its session ends comes back with what was typed, once its owner has signed in again and opens
 * it: the fields that were touched, the others as they are stored. Not for passwords, nor for files.
 * @param name of the form and of what it changes, as in `contact:7`
 */
export const useKept = <Values extends FieldValues>(
  name: string,
  { formState: { dirtyFields, defaultValues }, getValues, setValue }: Pick<UseFormReturn<Values, unknown, never>, 'formState' | 'getValues' | 'setValue'>,
  how?: Keeping,
): Kept => {
  const kept = recordOf(useWaiting(name));
  const begun = typeof kept['version'] === 'number' ? kept['version'] : undefined;
  const before = recordOf(kept['before']);
  const version = useRef<number | undefined>(undefined);
  useKeeping(name, () => {
    const touched = Object.keys(dirtyFields);
    if (touched.length === 0) return null;
    // What came back is still about the version that it began from, until somebody has decided between the two.
    const was = { ...defaultValues, ...(begun !== undefined && version.current === begun && before) };
    const of = (values: Readonly<Record<string, unknown>>) => Object.fromEntries(touched.map((field) => [field, values[field]]));
    return { version: version.current, values: of(getValues()), before: of(was) };
  }, how);
  const fill = useEffectEvent(() => {
    const values = getValues();
    for (const [field, value] of Object.entries(recordOf(kept['values']))) {
      if (field in values) setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  });
  useEffect(() => {
    let isGone = false;
    // Afterwards: whoever watches the fields has begun by then.
    queueMicrotask(() => isGone || fill());
    return () => {
      isGone = true;
    };
  }, []);
  const note = useCallback((now: number): void => {
    version.current = now;
  }, []);
  const drop = useCallback((): void => tabStorage.write(formPrefix + name, null), [name]);
  return { name, begun, before, note, drop };
};

/** What `useKeptState` brings back. A question is not asked again: name the forms alone. */
export const comesBack = {
  text: (value: unknown): boolean => typeof value === 'string',
  one:
    (...forms: readonly unknown[]) =>
    (value: unknown): boolean =>
      forms.includes(value),
  texts: (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  /** Something that was picked, with the title that a field shows of it. */
  choice: (value: unknown): boolean => {
    const { id, title } = recordOf(value);
    return typeof id === 'string' && typeof title === 'string';
  },
};

/**
 * `useState` for which form of a screen is open, or for what is typed in one, that comes back in the same way.
 * @param isForm whether a value is one that comes back; also asked of what the browser kept
 */
export const useKeptState = <Value>(name: string, initial: Value, isForm: (value: unknown) => boolean, how?: Keeping) => {
  const waiting = useWaiting(name);
  const [first] = useState(initial);
  const [value, setValue] = useState<Value>(isForm(waiting) ? (waiting as Value) : first);
  useKeeping(name, () => (isForm(value) && value !== first ? value : null), how);
  return [value, setValue] as const;
};

interface FoundAgain<Value> {
  /** What is kept of it; null: nothing, as of a question. */
  readonly keep: (value: Value) => unknown;
  /** What that is now; null: there is no such thing any more, undefined: it has not been read yet. */
  readonly find: (kept: unknown) => Value | null | undefined;
}

/** The same for what is about something stored, which is looked for as it is then. Null: nothing is open, or chosen. */
export const useFoundAgain = <Value>(name: string, { keep, find }: FoundAgain<Value>) => {
  const [waiting, setWaiting] = useState(useWaiting(name));
  const [value, setValue] = useState<Value | null>(null);
  const found = waiting === null ? undefined : find(waiting);
  if (found !== undefined) {
    setWaiting(null);
    setValue(found);
  }
  useKeeping(name, () => (value === null ? waiting : keep(value)));
  const set = (next: Value | null): void => {
    setWaiting(null);
    setValue(next);
  };
  return [value, set] as const;
};

/**
 * Which row of a list a form is open for, or a new one.
 * @param rows as they are read; undefined: not yet
 */
export const useKeptRow = <Row extends { readonly id: string }>(name: string, rows: readonly Row[] | undefined) =>
  useFoundAgain<Row | 'new'>(name, {
    keep: (row) => (row === 'new' ? row : row.id),
    find: (kept) => (kept === 'new' ? 'new' : rows && (rows.find(({ id }) => id === kept) ?? null)),
  });
