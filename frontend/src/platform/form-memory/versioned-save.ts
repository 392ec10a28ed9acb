import { useEffect, useEffectEvent, useState } from 'react';
import { useIsMounted } from './mounted.ts';
import { errorText, problemOf, showFieldErrors } from '../api/error-text.ts';
import { useSaveError } from './save-failure.ts';
import type { RestoredForm } from './restored-form.ts';
import { pendingSaves } from './pending-saves.ts';

/** How a newer version fills a form, as options of react-hook-form's `reset`: keeping what was typed, or replacing it. */
export interface ResetOptions {
  readonly keepDirtyValues: boolean;
}

interface Saving<Row extends { readonly version: number }, Name extends string> {
  /** Null for a new one. */
  readonly row: Row | null;
  /** Heads the toast that reports a failure if the form has been closed by then. */
  readonly title?: string;
  /** The version that a resumed draft was based on; the row's version if there is no draft. */
  readonly begun?: number;
  /** Given for a form that is restored after its session ended. */
  readonly restored?: RestoredForm;
  /**
   * Given for a form that stays open while its row is reloaded: whether anything is typed. If so, a newer row raises the
   * conflict as soon as it arrives, not only when saving fails; if not, it fills the form without asking. Such a form
   * calls `continueFrom` with what it has saved.
   */
  readonly typing?: boolean;
  /** Loads the row as it is stored now. */
  readonly reload: () => Promise<Row | null | undefined>;
  readonly setError: Parameters<typeof showFieldErrors<Name>>[1];
  readonly fields: readonly Name[];
  /** Fills the form with a newer version. */
  readonly fill: (row: Row, how: ResetOptions) => void;
}

/**
 * Saves a row that several people may edit. The slower one is told of the conflict and decides; if the newer version may be
 * their own earlier change, which arrived after they had reopened the form, `conflict.own` says so. Untouched fields take
 * the newer values either way, so that keeping what was typed overwrites nothing else.
 */
export const useVersionedSave = <Row extends { readonly version: number }, Name extends string>({
  row,
  title = 'Your changes were not saved',
  restored,
  begun = restored?.baseVersion,
  typing,
  reload,
  setError,
  fields,
  fill,
}: Saving<Row, Name>) => {
  const [version, setVersion] = useState(begun ?? row?.version ?? 0);
  const [found, setFound] = useState<Row | null>(null);
  const { failure, fail, clear } = useSaveError(title);
  const isMounted = useIsMounted();
  /** True from the start of saving until `continueFrom`: the newer row that arrives meanwhile is this form's own, not a conflict. */
  const [saving, setSaving] = useState(false);
  useEffect(() => restored?.setBaseVersion(version), [restored, version]);
  /** @returns the answer of `work`; null if it was not saved, and the form then says why */
  const save = async <Answer>(
    work: (version: number) => Answer,
  ): Promise<{ readonly answer: Awaited<Answer> } | null> => {
    clear();
    setSaving(true);
    const forget = restored && pendingSaves.start(restored.name, version);
    try {
      const answer = await work(version);
      // A user who waited for the answer has no other form that is based on the version before it.
      if (isMounted()) forget?.();
      restored?.discard();
      return { answer };
    } catch (error) {
      const { code } = problemOf(error);
      // Without an answer it may have been saved all the same.
      if (code !== null) forget?.();
      const newest = code === 'CONFLICT' && isMounted() ? await reload().catch(() => null) : null;
      // A refusal because of a state is no newer version: there is nothing to decide.
      if (newest && newest.version !== version && isMounted()) setFound(newest);
      else fail(errorText(error), () => showFieldErrors(error, setError, fields));
      setSaving(false);
      return null;
    }
  };
  /** Continues the form from this version. */
  const continueFrom = (from: Row, keepDirtyValues = false): void => {
    setVersion(from.version);
    fill(from, { keepDirtyValues });
    setFound(null);
    setSaving(false);
  };
  const arrived =
    typing !== undefined && !saving && row && row.version > Math.max(version, found?.version ?? 0)
      ? row
      : null;
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
    failure,
    version,
    save,
    continueFrom,
    /** The newer version that conflicts with this form, until the user has decided. */
    newer,
    conflict: newer && {
      own: restored !== undefined && pendingSaves.mayHaveMade(restored.name, newer.version),
      onLoad: () => continueFrom(newer),
      onKeep: () => continueFrom(newer, true),
    },
  };
};
