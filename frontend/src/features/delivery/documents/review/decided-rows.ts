import { undoReviewMs, type DocumentState } from '@hearthline/rules/delivery/documents.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';

type Row = Pick<DocumentItemFragment, 'id' | 'version' | 'state' | 'reviewUndoMs'>;

const keyOf = ({ id, version }: Row): string => `${id} ${version}`;

/**
 * Lets a decided document keep its place in the list, so that nothing else comes to lie under the pointer: until the pointer
 * leaves the list, or, where it is elsewhere, as long as the decision can be undone.
 * @param listed the state of the documents that the list is of
 * @param onLeft called when rows have left: others may follow
 */
export const useDecidedRows = <R extends Row>(
  rows: readonly R[],
  listed: DocumentState,
  onLeft: () => void,
) => {
  const isInside = useRef(false);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = rows.filter((row) => row.state === listed || !removed.has(keyOf(row)));
  const decided = shown.filter(({ state }) => state !== listed);
  const leave = useEffectEvent((keys: readonly string[]): void => {
    setRemoved((before) => new Set([...before, ...keys]));
    onLeft();
  });

  const timed = decided.map((row) => `${keyOf(row)} ${row.reviewUndoMs ?? undoReviewMs}`).join('\n');
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    for (const line of timed ? timed.split('\n') : []) {
      const [id = '', version = '', ms = ''] = line.split(' ');
      const key = `${id} ${version}`;
      if (timers.current.has(key)) continue;
      timers.current.set(
        key,
        setTimeout(() => isInside.current || leave([key]), Number(ms)),
      );
    }
  }, [timed]);
  useEffect(() => {
    const { current: running } = timers;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return {
    shown,
    decided,
    /** For the list. */
    pointer: {
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => {
        isInside.current = pointerType !== 'touch';
      },
      onPointerLeave: ({ pointerType }: { readonly pointerType: string }) => {
        // A finger leaves with every tap, even before the tap counts as a press.
        if (pointerType === 'touch') return;
        isInside.current = false;
        if (decided.length > 0) {
          setRemoved((before) => new Set([...before, ...decided.map(keyOf)]));
          onLeft();
        }
      },
    },
  };
};
