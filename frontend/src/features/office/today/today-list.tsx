import { chakra } from '@chakra-ui/react/styled-system';
import { groupTitles, todaySentences, waitingGroups } from '@hearthline/rules/waiting.ts';
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import type { WaitingItemFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { telephoneLink } from '../../../domain/company.ts';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { useAnswers, type Answer } from './answers.ts';
import { RowButton } from './row-button.tsx';
import { useTodayKeys } from './today-keys.ts';
import { TodayRow, type DrawDesign } from './today-row.tsx';
import { useTodayRows } from './today-rows.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { takeable } from './take.ts';
import { canBeCalled, keyOf, nameOf } from './today-words.ts';

const AddressDialog = lazy(() =>
  import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog })),
);

const Frame = chakra('div', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'var(--card-radius, 0.625rem)',
    overflow: 'hidden',
    _empty: { display: 'none' },
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });
const GroupHeading = chakra('h3', {
  base: {
    px: '3',
    py: '1.5',
    bg: 'sunken',
    borderBlockWidth: '1px',
    borderColor: 'line',
    textStyle: 'fine',
    fontWeight: '600',
    color: 'quiet',
    _first: { borderTopWidth: '0' },
  },
});

interface TodayListProps {
  /** Whether each group has its name above it. */
  readonly withGroups?: boolean;
  /** Whether the button of its first row is filled while no row is in hand. */
  readonly hasPrimary?: boolean;
  /** Whether it says whose each row is. */
  readonly withOwners: boolean;

  readonly items: readonly WaitingItemFragment[];
  /** When the list was read, in milliseconds. */
  readonly now: number;
  readonly drawDesign?: DrawDesign | undefined;
  /** Reads the list again. */
  readonly read: () => Promise<void>;
}

/** The rows of one page, with their answers. */
export const TodayList = ({
  withGroups = false,
  hasPrimary = true,
  withOwners,
  items,
  now,
  drawDesign,
  read,
}: TodayListProps) => {
  const [hovered, setHovered] = useState(false);
  const { rows, finish, leave, latest } = useTodayRows(items, hovered);
  const [calling, setCalling] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** What the viewer has just taken: where only what is nobody's is listed, it is no surprise that it goes. */
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [reviewed, setReviewed] = useState<WaitingItemFragment | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const answers = useAnswers();
  const { user } = useSession();

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
        // Undo, which takes the focus, is not disabled then.
        setBusy(null);
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
  /** Takes what nobody owns; it stays where it is, now as the viewer's own. */
  const take = (item: WaitingItemFragment): void => {
    const record = takeable(item, user);
    if (!record) return;
    void run(
      item,
      async () => {
        const takeBack = await answers.take(record);
        showToast({
          title: 'Yours now',
          text: nameOf(item),
          action: {
            label: 'Undo',
            onAction: () =>
              void run(item, async () => void (await takeBack()), todaySentences.undoFailed).then(read),
          },
        });
        setTaken((keys) => new Set(keys).add(keyOf(item)));
        await read();
        // The button that was pressed is gone; its row goes on.
        list.current?.querySelector<HTMLElement>(`[data-row="${keyOf(item)}"] [data-open]`)?.focus();
      },
      todaySentences.answerFailed,
    );
  };
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

  const drawRow = (row: (typeof rows)[number]) => {
    const { item, answer } = row;
    const key = keyOf(item);
    const isCalling = calling === key && !answer;
    return (
      <TodayRow
        key={key}
        row={row}
        now={now}
        wide={isCalling}
        isFirst={hasPrimary && row === rows[0]}
        isTaken={taken.has(key)}
        withOwner={withOwners}
        drawDesign={drawDesign}
      >
        <RowButton
          row={row}
          isTaken={taken.has(key)}
          busy={busy === key}
          calling={isCalling}
          onCall={(on) => setCalling(on ? key : null)}
          onOutcome={(outcome) => give(item, () => answers.call(item, outcome))}
          onConfirm={() => give(item, () => answers.confirm(item))}
          onRemind={() => give(item, () => answers.remind(item))}
          onReview={() => setReviewed(item)}
          onDismiss={() => give(item, () => answers.dismiss(item))}
          onComplete={() => give(item, () => answers.complete(item))}
          onTake={() => take(item)}
          onChanged={() => void read()}
          onUndo={() => answer && undo(item, answer)}
        />
      </TodayRow>
    );
  };

  return (
    <>
      <Frame
        ref={list}
        data-today
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        {waitingGroups.map((group) => {
          const inGroup = rows.filter(({ item }) => item.group === group);
          if (inGroup.length === 0) return null;
          return (
            <Fragment key={group}>
              {withGroups && <GroupHeading>{groupTitles[group]}</GroupHeading>}
              <List aria-label={groupTitles[group]}>{inGroup.map(drawRow)}</List>
            </Fragment>
          );
        })}
      </Frame>
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
