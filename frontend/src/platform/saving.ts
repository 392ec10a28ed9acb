import { useState } from 'react';
import { errorText, problemOf, showFieldErrors } from './error-text.ts';

/** How a newer version comes into a form, in the words of react-hook-form's `reset`: beneath what was typed, or in its place. */
export interface Filling {
  readonly keepDirtyValues: boolean;
}

interface Saving<Row extends { readonly version: number }, Name extends string> {
  /** Null: a new one. */
  readonly row: Row | null;
  /** Reads it as it is stored now. */
  readonly reload: () => Promise<Row | null | undefined>;
  readonly setError: (name: Name, error: { type: string; message: string }) => void;
  readonly fields: readonly Name[];
  /** Fills the form with a newer version. */
  readonly fill: (row: Row, how: Filling) => void;
}

/**
 * Saves what several people may edit: whoever is slower is told, and decides. What they did not touch takes the newer
 * values either way, so that keeping what was typed overwrites nothing else.
 */
export const useSaving = <Row extends { readonly version: number }, Name extends string>({ row, reload, setError, fields, fill }: Saving<Row, Name>) => {
  const [version, setVersion] = useState(row?.version ?? 0);
  const [newer, setNewer] = useState<Row | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** @returns what the work answered; null: it was not saved, and the form says why */
  const save = async <Answer>(work: (version: number) => Answer): Promise<{ readonly answer: Awaited<Answer> } | null> => {
    setFailure(null);
    try {
      return { answer: await work(version) };
    } catch (error) {
      const found = problemOf(error).code === 'CONFLICT' ? await reload().catch(() => null) : null;
      if (found) setNewer(found);
      else if (!showFieldErrors(error, setError, fields)) setFailure(errorText(error));
      return null;
    }
  };
  /** The form's next change begins from this version. */
  const goOn = (from: Row, keepDirtyValues = false): void => {
    setVersion(from.version);
    fill(from, { keepDirtyValues });
    setNewer(null);
  };
  return { failure, conflict: newer && { onLoad: () => goOn(newer), onKeep: () => goOn(newer, true) }, save, goOn };
};
