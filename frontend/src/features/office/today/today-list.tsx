import { chakra } from '@chakra-ui/react/styled-system';
import { todaySentences } from '@hearthline/rules/waiting.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { telephoneLink } from '../../../domain/company.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useAnswers, type Answer } from './answers.ts';
import { RowButton } from './row-button.tsx';
import { useTodayKeys } from './today-keys.ts';
import { TodayRow, type DrawDesign } from './today-row.tsx';
import { useTodayRows } from './today-rows.ts';
import { canBeCalled, keyOf } from './today-words.ts';

const AddressDialog = lazy(() =>
  import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })),
);

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 0.625rem)',
    overflow: 'hidden',
  },
});

interface TodayListProps {
  readonly items: readonly WaitingItemFragment[];
  /** When the list was read, in milliseconds. */
  readonly now: number;
  readonly drawDesign?: DrawDesign | undefined;
  /** Reads the list again. */
  readonly read: () => Promise<void>;
}

/** The rows of one page, with their answers. */
export const TodayList = ({ items, now, drawDesign, read }: TodayListProps) => {
  const [hovered, setHovered] = useState(false);
  const { rows, finish, leave, latest } = useTodayRows(items, hovered);
  const [calling, setCalling] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [reviewed, setReviewed] = useState<WaitingItemFragment | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const answers = useAnswers();

  /** Does something with a row, one thing at a time; the server's refusal is said in a toast, and the list read again. */
  const run = async (item: WaitingItemFragment, work: () => Promise<void>, failed: string): Promise<void> => {
    setBusy(keyOf(item));
    try {
      await work();
    } catch (error) {
      showToast({ title: failed, text: errorText(error), tone: 'error' });
      await read();
    } finally {
      setBusy(null);
    }
  };
  const give = (item: WaitingItemFragment, answer: () => Promise<Answer>): void =>
    void run(
      item,
      async () => {
        finish(item, await answer());
        setCalling(null);
        await read();
      },
      todaySentences.answerFailed,
    );
  const undo = (item: WaitingItemFragment, { undo: takeBack }: Answer): void =>
    void run(
      item,
      async () => {
        await takeBack();
        await read();
        leave(keyOf(item));
      },
      todaySentences.undoFailed,
    );
  const answerAddress = (item: WaitingItemFragment, isConfirmed: boolean): void =>
    void run(
      item,
      async () => {
        await answers.address(item, isConfirmed);
        showToast({ title: isConfirmed ? 'Confirmed' : 'Refused', text: `We mail ${item.who} about it.` });
        await read();
      },
      todaySentences.answerFailed,
    ).finally(() => setReviewed(null));
  const call = (key: string): void => {
    const item = rows.find((row) => keyOf(row.item) === key && !row.answer && !row.isRemoved)?.item;
    if (item?.kind !== 'call') return;
    if (canBeCalled(item)) window.location.assign(telephoneLink(item.phone ?? ''));
    setCalling(key);
  };
  useTodayKeys({ list, onCall: call, onUndo: () => latest && undo(latest.item, latest.answer) });

  return (
    <>
      <List
        ref={list}
        aria-label={todaySentences.title}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {rows.map((row) => {
          const { item, answer } = row;
          const key = keyOf(item);
          const isCalling = calling === key && !answer;
          return (
            <TodayRow key={key} row={row} now={now} wide={isCalling} drawDesign={drawDesign}>
              <RowButton
                row={row}
                busy={busy === key}
                calling={isCalling}
                onCall={(on) => setCalling(on ? key : null)}
                onOutcome={(outcome) => give(item, () => answers.call(item, outcome))}
                onConfirm={() => give(item, () => answers.confirm(item))}
                onRemind={() => give(item, () => answers.remind(item))}
                onReview={() => setReviewed(item)}
                onDismiss={() => give(item, () => answers.dismiss(item))}
                onUndo={() => answer && undo(item, answer)}
              />
            </TodayRow>
          );
        })}
      </List>
      <Suspense>
        {reviewed && (
          <AddressDialog
            item={reviewed}
            busy={busy === keyOf(reviewed)}
            onAnswer={(isConfirmed) => answerAddress(reviewed, isConfirmed)}
            onClose={() => setReviewed(null)}
          />
        )}
      </Suspense>
    </>
  );
};
