import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { isOpen, stageTitles } from '@hearthline/rules/sale/deals/stages.ts';
import type { DealValueBasis } from '@hearthline/rules/sale/deals/value.ts';
import { useState } from 'react';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { useActiveOwner } from '../../../../domain/owner/active-owner.ts';
import { OwnerControl } from '../../../../domain/owner/owner-control.tsx';
import { useFirstStep } from '../../../../domain/next-step.tsx';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { useShortcuts } from '../../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ChevronIcon } from '../../../../ui/theme/icons.tsx';
import { daysOverdue, overdueText } from '../deal-close.ts';
import { LoseDealDialog } from '../moves/lose-deal-dialog.tsx';
import { moveEntries } from '../moves/move-entries.ts';
import { useArchiveDeal } from '../moves/use-archive-deal.ts';
import { useMoveDeal, type Movable } from '../moves/use-move-deal.ts';
import { dealName } from '../deal-words.ts';
import { StageBadge } from '../stage-badge.tsx';
import { BuyerButtons } from './buyer-buttons.tsx';
import { StageTrack } from './stage-track.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface DealHeadProps {
  readonly deal: DealFactsFragment;
  /** Reads the deal anew. */
  readonly onChanged: () => void;
}

/** Where the value comes from. */
const basisTexts: Readonly<Record<DealValueBasis, string>> = {
  contract: 'Contract sum',
  accepted_quote: 'Total of the accepted quote',
  issued_quote: 'Total of the newest issued quote',
  design: 'Delivered total of the design',
  typed: 'As entered by staff',
  none: 'No price yet',
};

/** What of a total is left to pay; null before anything is agreed. */
const leftToPay = ({ totalCents, balanceCents }: DealFactsFragment): string | null => {
  if (balanceCents < 0) return `${wholeCentsText(-balanceCents)} to refund`;
  return totalCents > 0 ? `${wholeCentsText(balanceCents)} left to pay` : null;
};

/** What it comes to, and what of it is left to pay. */
const Money = ({ deal }: Pick<DealHeadProps, 'deal'>) => (
  <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
    <chakra.strong fontSize="1.25rem" fontWeight="650" fontVariantNumeric="tabular-nums">
      {wholeCentsText(deal.valueBasis === 'contract' ? deal.totalCents : deal.valueCents)}
    </chakra.strong>
    <Text as="span" look="small" quiet fontVariantNumeric="tabular-nums">
      {[deal.cancellation ? 'Kept of the payments' : basisTexts[deal.valueBasis], leftToPay(deal)]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </chakra.p>
);

/** The one thing that comes next, with its button. */
const NextStepLine = () => {
  const step = useFirstStep();
  if (!step) return null;
  const { text, action } = step;
  return (
    <chakra.div
      role="group"
      aria-label="Next step"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      borderTopWidth="1px"
      borderColor="line"
      pt="3"
    >
      <Text look="small" fontWeight="600">
        {text}
      </Text>
      {action && (
        <Button size="sm" disabled={action.disabled} onClick={action.run}>
          {action.label}
        </Button>
      )}
    </chakra.div>
  );
};

/** The head of a deal's page: how far it is, what it comes to, whom to call, where it can be moved, and what comes next. */
export const DealHead = ({ deal, onChanged }: DealHeadProps) => {
  const { user } = useSession();
  const [losing, setLosing] = useState<Movable | null>(null);
  const { move, lose, undoLast, moving } = useMoveDeal(onChanged, setLosing);
  const movable = mayChange(user, 'deal:update', deal);
  useShortcuts('Deal', movable ? [{ key: 'z', title: 'Undo the last move', run: undoLast }] : []);
  const owner = useActiveOwner('deal', deal.owner ?? null);
  const overdue = daysOverdue(deal, useToday());
  const stage = moving.get(deal.id) ?? deal.stage;
  const archiveEntry = useArchiveDeal(onChanged);
  const moves = movable && !deal.archivedAt ? moveEntries(deal, (to) => move(deal, to)) : [];
  const mayArchive = mayChange(user, 'deal:archive', deal) && deal.stage !== 'won';
  return (
    <Card as="section" aria-label="Progress" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <StageTrack stage={stage} isCancelled={deal.cancellation !== null} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.div>
          <Money deal={deal} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
            {deal.archivedAt && <Badge>Archived</Badge>}
            {(deal.cancellation || stage === 'lost') && <StageBadge deal={{ ...deal, stage }} />}
            <Text look="small" quiet>
              {deal.homeName && `${deal.homeName} · `}
              {stageTitles[stage]} since {instantDayText(deal.stageSince)}
              {overdue !== null && (
                <chakra.span color="danger" fontWeight="600">
                  {` · ${overdueText(overdue)}`}
                </chakra.span>
              )}
            </Text>
          </chakra.div>
          <chakra.div display="flex" alignItems="center" gap="2" mt="1" textStyle="small">
            <chakra.span color="quiet">Owner</chakra.span>
            <OwnerControl
              kind="deal"
              record={deal}
              what={dealName(deal)}
              owner={owner}
              formerName={deal.owner?.name}
              isFixed={!isOpen(stage) || deal.archivedAt !== null}
              onChanged={onChanged}
            />
          </chakra.div>
        </chakra.div>
        <chakra.div ms={{ md: 'auto' }} display="flex" flexWrap="wrap" gap="2" _print={{ display: 'none' }}>
          <BuyerButtons deal={deal} onLogged={onChanged} />
          {moves.length > 0 && (
            <Menu
              label="Move to…"
              actions={moves}
              trigger={
                <Button variant="outline" size="sm" disabled={moving.size > 0}>
                  Move to…
                  <ChevronIcon />
                </Button>
              }
            />
          )}
          {mayArchive && <Menu label="More actions for this deal" size="sm" actions={[archiveEntry(deal)]} />}
        </chakra.div>
      </chakra.div>
      {(isOpen(stage) || stage === 'won') && !deal.archivedAt && <NextStepLine />}
      {losing && (
        <LoseDealDialog
          deal={losing}
          onLose={(reason, note) => lose(losing, reason, note)}
          onClose={() => setLosing(null)}
        />
      )}
    </Card>
  );
};
