import { useEffect, useEffectEvent, useState } from 'react';
import { useDrawn } from './drawn.ts';
import { errorText, problemOf, showFieldErrors } from './error-text.ts';
import { useFailure } from './failure.ts';
import type { Kept } from './kept.ts';
import { ownChanges } from './own-changes.ts';

/** How a newer version comes into a form, in the words of react-hook-form's `reset`: beneath what was typed, or in its place. */
export interface Filling {
  readonly keepDirtyValues: boolean;
}

interface Saving<Row extends { readonly version: number }, Name extends string> {
  /** Null: a new one. */
  readonly row: Row | null;
  /** What did not happen, for whoever closed the form before that was known. */
  readonly title?: string;
  /** The version that a draft which was taken up again began from; the row's without one. */
  readonly begun?: number;
  /** Of a form that comes back when its session ended. */
  readonly kept?: Kept;
  /**
   * For a form that stays while its row is read anew: whether something is typed. Then a newer row asks as soon as it is
   * there, not only when saving fails; where nothing is typed it fills the form unasked. Such a form goes on (`goOn`)
   * from what it has saved.
   */
  readonly typing?: boolean;
  /** Reads it as it is stored now. */
  readonly reload: () => Promise<Row | null | undefined>;
  readonly setError: Parameters<typeof showFieldErrors<Name>>[1];
  readonly fields: readonly Name[];
  /** Fills the form with a newer version. */
  readonly fill: (row: Row, how: Filling) => void;
}

/**
 * Saves what several people may edit: whoever is slower is told, and decides; where that may be their own earlier change,
 * which arrived after they had opened the form again, it says so. What they did not touch takes the newer
 * values either way, so that keeping what was typed overwrites nothing else.
 */
export const useSaving = <Row extends { readonly version: number }, Name extends string>({ row, title = 'Your changes were not saved', kept, begun = kept?.begun, typing, reload, setError, fields, fill }: Saving<Row, Name>) => {
  const [version, setVersion] = useState(begun ?? row?.version ?? 0);
  const [found, setFound] = useState<Row | null>(null);
  const { failure, fail, clear } = useFailure(title);
  const isDrawn = useDrawn();
  /** Until the form goes on from it: what is saved comes back as a newer row, which is nobody else's. */
  const [saving, setSaving] = useState(false);
  useEffect(() => kept?.note(version), [kept, version]);
  /** @returns what the work answered; null: it was not saved, and the form says why */
  const save = async <Answer>(work: (version: number) => Answer): Promise<{ readonly answer: Awaited<Answer> } | null> => {
    clear();
    setSaving(true);
    const forget = kept && ownChanges.begin(kept.name, version);
    try {
      const answer = await work(version);
      // Whoever waited for the answer meets no form that began before it.
      if (isDrawn()) forget?.();
      kept?.drop();
      return { answer };
    } catch (error) {
      const { code } = problemOf(error);
      // Without an answer it may have been done.
      if (code !== null) forget?.();
      const newest = code === 'CONFLICT' && isDrawn() ? await reload().catch(() => null) : null;
      if (newest && isDrawn()) setFound(newest);
      else fail(errorText(error), () => showFieldErrors(error, setError, fields));
      setSaving(false);
      return null;
    }
  };
  /** The form's next change begins from this version. */
  const goOn = (from: Row, keepDirtyValues = false): void => {
    setVersion(from.version);
    fill(from, { keepDirtyValues });
    setFound(null);
    setSaving(false);
  };
  const arrived = typing !== undefined && !saving && row && row.version > Math.max(version, found?.version ?? 0) ? row : null;
  const [followed, setFollowed] = useState<Row | null>(null);
  if (arrived && !typing) {
    setVersion(arrived.version);
    setFollowed(arrived);
  }
  const follow = useEffectEvent((to: Row) => fill(to, { keepDirtyValues: false }));
  useEffect(() => {
    if (followed) follow(followed);
  }, [followed]);
  const newer = typing && arrived ? arrived : found;
  return {
    failure, version, save, goOn,
    /** What somebody else made of it; what was typed waits for an answer. */
    newer,
    conflict: newer && { own: kept !== undefined && ownChanges.mayHaveMade(kept.name, newer.version), onLoad: () => goOn(newer), onKeep: () => goOn(newer, true) },
  };
};
