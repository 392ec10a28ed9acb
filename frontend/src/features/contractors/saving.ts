import { useState } from 'react';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';

interface Saving<Row extends { readonly version: number }, Name extends string> {
  /** Null: a new one. */
  readonly row: Row | null;
  /** Reads it as it is stored now. */
  readonly reload: () => Promise<Row | null | undefined>;
  readonly setError: (name: Name, error: { type: string; message: string }) => void;
  readonly fields: readonly Name[];
  /** Fills the form with a newer version. */
  readonly fill: (row: Row) => void;
}

/** Saves what several people may edit: whoever is slower is told, and keeps what was typed. */
export const useSaving = <Row extends { readonly version: number }, Name extends string>({ row, reload, setError, fields, fill }: Saving<Row, Name>) => {
  const [version, setVersion] = useState(row?.version ?? 0);
  const [newer, setNewer] = useState<Row | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** @returns whether it was saved */
  const save = async (work: (version: number) => Promise<unknown>): Promise<boolean> => {
    setFailure(null);
    try {
      await work(version);
      return true;
    } catch (error) {
      const found = problemOf(error).code === 'CONFLICT' ? await reload().catch(() => null) : null;
      if (found) setNewer(found);
      else if (!showFieldErrors(error, setError, fields)) setFailure(errorText(error));
      return false;
    }
  };
  const settle = (load: boolean): void => {
    if (!newer) return;
    setVersion(newer.version);
    if (load) fill(newer);
    setNewer(null);
  };
  return { failure, conflict: newer && { onLoad: () => settle(true), onKeep: () => settle(false) }, save };
};
