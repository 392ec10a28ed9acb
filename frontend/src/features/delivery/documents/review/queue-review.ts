import type { DocumentState } from '@hearthline/rules/delivery/documents.ts';
import { useEffect, useState } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import {
  decisionTitles,
  useDecisions,
  type Decision,
  type Reviewed,
  type ReviewWatcher,
} from './decisions.ts';
import type { useQueuePlace } from './queue-place.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayReview } from '../may-review.ts';
import { can } from '@hearthline/rules/permissions.ts';

interface QueueReview extends ReviewWatcher {
  readonly rows: readonly DocumentItemFragment[];
  readonly listed: DocumentState;
  /** The document being read. */
  readonly opened: DocumentItemFragment | null;
  readonly isArmed: boolean;
  readonly place: ReturnType<typeof useQueuePlace>;
  /** Called with the document that comes up after a decision. */
  readonly onFollow: (id: string | null) => void;
}

/** The row to read after one that was decided: the next one that still waits, from there on and then from the top. */
const nextAfter = (
  rows: readonly DocumentItemFragment[],
  id: string,
  listed: DocumentState,
): DocumentItemFragment | undefined => {
  const place = rows.findIndex((row) => row.id === id);
  const inOrder = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  return inOrder.find((row) => row.state === listed);
};

/** A key that is held down repeats itself: it must not decide one document after the other. */
const useOncePerPress = (): void =>
  useEffect(() => {
    const stop = (event: KeyboardEvent): void => {
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.repeat && !isTyped && /^[arz]$/i.test(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', stop, true);
    return () => document.removeEventListener('keydown', stop, true);
  }, []);

/** Decides about the document being read, goes on to the next one, and takes the last decision back; with keys for all of it. */
export const useQueueReview = ({
  rows,
  listed,
  opened,
  isArmed,
  place,
  onFollow,
  ...watcher
}: QueueReview) => {
  const { user } = useSession();
  const { decide, undo, loading } = useDecisions(watcher);
  const [last, setLast] = useState<Reviewed | null>(null);
  // The document that the note is asked for.
  const [rejecting, setRejecting] = useRestoredState('document-rejecting', '', restorable.text);

  const takeBack = async (document: Reviewed): Promise<void> => {
    setLast(null);
    if (!(await undo(document))) return;
    onFollow(null);
    place.show(document.id);
  };
  /** @returns the error message, or null */
  const make = async (decision: Decision, note: string | null = null): Promise<string | null> => {
    if (!opened) return null;
    const result = await decide(opened, decision, note);
    if ('problem' in result) return result.problem;
    const { document } = result;
    setRejecting('');
    setLast(document);
    showToast({
      title: decisionTitles[decision],
      text: document.name,
      action: { label: 'Undo', onAction: () => void takeBack(document) },
    });
    // What is read of another state was opened to change one decision, not to work through them.
    const next = listed === 'waiting' ? nextAfter(rows, document.id, listed) : undefined;
    onFollow(next?.id ?? null);
    place.show(next?.id ?? null);
    return null;
  };
  const mayDecide = (decision: Decision): boolean =>
    opened !== null && mayReview(user, opened) && isArmed && !loading && opened.state !== decision;
  const approve = async (): Promise<void> => {
    const problem = mayDecide('approved') ? await make('approved') : null;
    if (problem) showToast({ title: 'Failed to review document', text: problem, tone: 'error' });
  };
  const askToReject = (): void => {
    if (mayDecide('rejected')) setRejecting(opened?.id ?? '');
  };
  const move = (step: 1 | -1): void => {
    const at = rows.findIndex(({ id }) => id === place.open);
    const to = at < 0 ? rows[0] : rows[at + step];
    if (!to) return;
    onFollow(null);
    place.show(to.id);
  };

  useOncePerPress();
  useShortcuts('Documents', [
    { key: 'j', title: 'Next document', run: () => move(1) },
    { key: 'k', title: 'Previous document', run: () => move(-1) },
    ...(can(user, 'document:review')
      ? [
          { key: 'a', title: 'Approve', run: () => void approve() },
          { key: 'r', title: 'Reject with a note', run: askToReject },
          { key: 'z', title: 'Undo the last review', run: () => last && void takeBack(last) },
        ]
      : []),
    { key: 'Escape', title: 'Close the document', run: () => place.show(null) },
  ]);
  return {
    busy: loading,
    approve: () => void approve(),
    askToReject,
    isRejecting: opened !== null && rejecting === opened.id,
    reject: (note: string) => make('rejected', note),
    stopRejecting: () => setRejecting(''),
    undo: (document: Reviewed) => void takeBack(document),
  };
};
