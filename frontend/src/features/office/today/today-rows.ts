import { undoMs } from '@hearthline/rules/waiting.ts';
import { useEffect, useRef, useState } from 'react';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import type { Answer } from './answers.ts';
import { keyOf } from './today-words.ts';

/** A row as it is shown. */
export interface TodayRow {
  readonly item: WaitingItemFragment;
  /** What the viewer has just done with it; it can still be undone. */
  readonly answer: Answer | null;
  /** Somebody else answered it while the pointer was over the list: it stays until the pointer leaves. */
  readonly isRemoved: boolean;
}

interface Done {
  readonly item: WaitingItemFragment;
  readonly answer: Answer;
}

/** After every instant and day. */
const last = '~';

/** Where a row stands, as the server says it (`rules/waiting.ts`): a number, then a text that is compared. */
const placeOf = ({ kind, group, freshUntil, since, day, dueAt }: WaitingItemFragment): [number, string] => {
  const due = `${day ?? ''} ${dueAt ?? last}`;
  if (group === 'later') return kind === 'task' ? [4, due] : [5, dueAt ?? last];
  if (group === 'today') return kind === 'task' ? [2, due] : [3, since];
  return [freshUntil ? 0 : 1, since];
};

/** As the server orders them; of those who have just asked the newest first. */
const inOrder = ({ item: a }: TodayRow, { item: b }: TodayRow): number => {
  const [[place, text], [otherPlace, otherText]] = [placeOf(a), placeOf(b)];
  return (
    place - otherPlace ||
    (place === 0 ? otherText.localeCompare(text) : text.localeCompare(otherText)) ||
    a.id.localeCompare(b.id)
  );
};

/**
 * The rows of one page: what waits, what was just done, and what others did under the pointer. A row keeps its place until it leaves,
 * so that no other row comes to lie under a second press.
 * @param items what waits, as the server last said
 * @param hovered whether the pointer is over the list
 */
export const useTodayRows = (items: readonly WaitingItemFragment[], hovered: boolean) => {
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map());
  const [before, setBefore] = useState(items);
  const [previous, setPrevious] = useState<readonly WaitingItemFragment[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const isListed = (key: string): boolean => items.some((item) => keyOf(item) === key);
  if (items !== before) {
    setBefore(items);
    if (hovered) setPrevious([...previous, ...before.filter((item) => !isListed(keyOf(item)))]);
  }
  if (!hovered && previous.length > 0) setPrevious([]);

  const leave = (key: string): void => {
    clearTimeout(timers.current.get(key));
    timers.current.delete(key);
    setDone((rows) => new Map([...rows].filter(([name]) => name !== key)));
    // What was done here is no surprise when it leaves.
    setPrevious((rows) => rows.filter((item) => keyOf(item) !== key));
  };
  /** Shows a row as done for as long as that can be undone. */
  const finish = (item: WaitingItemFragment, answer: Answer): void => {
    const key = keyOf(item);
    setDone((rows) => new Map(rows).set(key, { item, answer }));
    timers.current.set(
      key,
      setTimeout(() => leave(key), undoMs),
    );
  };
  const rows: TodayRow[] = [
    ...items
      .filter((item) => !done.has(keyOf(item)))
      .map((item) => ({ item, answer: null, isRemoved: false })),
    ...[...done.values()].map((row) => ({ ...row, isRemoved: false })),
    ...previous
      .filter((item) => !done.has(keyOf(item)) && !isListed(keyOf(item)))
      .map((item) => ({ item, answer: null, isRemoved: true })),
  ].sort(inOrder);
  return { rows, finish, leave, latest: [...done.values()].at(-1) };
};
