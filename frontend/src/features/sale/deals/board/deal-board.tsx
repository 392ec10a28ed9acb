import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { dealStages, isOpen, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { useAssignOne } from '../../../../domain/owner/use-assign-one.tsx';
import { useNow, useToday } from '../../../../platform/dates/current-time.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { BoardCard, LiftedCard } from '../../../../ui/board/board-card.tsx';
import { BoardColumn } from '../../../../ui/board/board-column.tsx';
import { Board } from '../../../../ui/board/board.tsx';
import { useFollowCard } from '../../../../ui/board/follow-card.ts';
import { textLink } from '../../../../ui/text/text.tsx';
import { dealName, stageListPath } from '../deal-words.ts';
import { moveEntries } from '../moves/move-entries.ts';
import type { useMoveDeal } from '../moves/use-move-deal.ts';
import { dealCard } from './deal-card.tsx';
import { shownColumns, type Column } from './shown-columns.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

const Sums = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    px: '1',
    pb: '1.5',
    // Two lines in every column, although a closed stage has one sum.
    minH: 'calc(2lh + 0.375rem)',
    whiteSpace: 'nowrap',
    textStyle: 'fine',
    color: 'quiet',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    _hover: { textDecoration: 'underline', color: 'ink' },
  },
});
const More = chakra(Link, {
  base: { ...textLink, textStyle: 'fine', px: '1', pt: '2', pb: '1', minH: '6' },
});

interface DealBoardProps {
  readonly columns: readonly Column[];
  /** Only the deals of this member of staff. */
  readonly owner: string | null;
  readonly moves: ReturnType<typeof useMoveDeal>;
  /** Whether a card is in the air: nothing should change under it. */
  readonly onLift: (lifted: boolean) => void;
  readonly assignEntries: ReturnType<typeof useAssignOne>['entriesOf'];
}

/** Deals by stage: whatever is dropped on another column moves there. */
export const DealBoard = ({ columns: stored, owner, moves, onLift, assignEntries }: DealBoardProps) => {
  const { user } = useSession();
  const movable = can(user, 'deal:update');
  const today = useToday();
  const now = useNow();
  const { move, undoLast, moving } = moves;
  useShortcuts('Deals', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  const columns = useMemo(() => shownColumns(stored, moving), [stored, moving]);
  const follow = useFollowCard(columns);
  const find = (id: string) => stored.flatMap(({ deals }) => deals).find((deal) => deal.id === id);
  return (
    <Board
      slim
      label="Deals by stage"
      thing="deal"
      onLift={onLift}
      onDrop={(id, column) => {
        const deal = find(id);
        const stage = dealStages.find((each) => each === column);
        if (deal && stage) move(deal, stage);
      }}
      lifted={(id) => {
        const deal = find(id);
        return deal && <LiftedCard {...dealCard(deal, today, now)} />;
      }}
    >
      {columns.map(({ stage, count, valueCents, weightedCents, deals }, place) => (
        <BoardColumn
          key={stage}
          id={stage}
          title={stageTitles[stage]}
          place={place}
          count={count}
          things={count === 1 ? 'deal' : 'deals'}
          sums={
            <Sums to={stageListPath(stage, owner)}>
              <span>
                <chakra.span srOnly>{`List of ${stageTitles[stage]}, worth `}</chakra.span>
                {wholeCentsText(valueCents)}
              </span>
              {stage !== 'won' && stage !== 'lost' && <span>Weighted {wholeCentsText(weightedCents)}</span>}
            </Sums>
          }
          foot={
            count > deals.length && (
              <More to={stageListPath(stage, owner)}>
                Show all {count.toLocaleString('en-US')} in {stageTitles[stage]}
              </More>
            )
          }
        >
          {deals.map((deal) => (
            <BoardCard
              key={deal.id}
              id={deal.id}
              name={dealName(deal)}
              {...dealCard(deal, today, now)}
              busy={moving.has(deal.id)}
              actions={
                isOpen(stage)
                  ? assignEntries({ ...deal, what: dealName(deal), owner: deal.owner?.id ?? null })
                  : []
              }
              moves={
                mayChange(user, 'deal:update', deal)
                  ? moveEntries({ ...deal, stage }, (to) => {
                      follow(deal.id);
                      move(find(deal.id) ?? deal, to);
                    })
                  : []
              }
            />
          ))}
        </BoardColumn>
      ))}
    </Board>
  );
};
