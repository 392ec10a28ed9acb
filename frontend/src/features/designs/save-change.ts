import { designContent } from '@hearthline/rules/designs/content.ts';
import { useState } from 'react';
import { FailedAnswer } from '../../platform/api/api-fetch.ts';
import type { DesignChange, MyDesign } from '../../platform/business/my-design.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

const anyFields = designContent.partial();

/** What is wrong with a change by the rules that the server applies, or null. */
const wrongWith = (given: DesignChange): string | null =>
  anyFields.safeParse(given).error?.issues[0]?.message ?? null;

/**
 * Stores a change.
 * @param field the field whose problem is shown beside it; a toast tells of any other
 * @returns what is wrong with what was typed, or null
 */
export type SaveChange = (change: DesignChange, field?: string) => Promise<string | null>;

/** Whether the last change is stored. */
export type SaveState = 'saved' | 'saving' | 'failed';

const offline = 'Your last change could not be saved. Please check your connection and try again.';

/** Stores each change at once, and says how that is going. */
export const useSaveChange = (
  choose: (change: DesignChange) => Promise<MyDesign>,
): { save: SaveChange; state: SaveState } => {
  const [open, setOpen] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const save: SaveChange = async (change, field) => {
    const wrong = field ? wrongWith(change) : null;
    if (wrong) return wrong;
    setOpen((count) => count + 1);
    try {
      await choose(change);
      setFailed(false);
      return null;
    } catch (error) {
      setFailed(true);
      const problem = error instanceof FailedAnswer && error.statusCode < 500 ? error.said : undefined;
      if (field && problem) return problem;
      showToast({ title: 'Not saved', text: problem ?? offline, tone: 'error' });
      return field ? offline : null;
    } finally {
      setOpen((count) => count - 1);
    }
  };
  return { save, state: open > 0 ? 'saving' : isFailed ? 'failed' : 'saved' };
};
