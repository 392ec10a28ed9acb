import { wholeCentsText } from '@hearthline/rules/prices/price-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { lostReasonTitles } from '@hearthline/rules/deals/stages.ts';
import type { DealCardFragment } from '../../../gql/generated.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';
import type { CardContent } from '../../../ui/board/board-card.tsx';
import { daysOverdue, overdueText } from '../deal-close.ts';

const shortDay = dayFormat({ month: 'short', day: 'numeric' });

interface CardProps {
  readonly deal: DealCardFragment;
  readonly today: string;
}

/** Who works on it, and when it should be decided; why it was lost. */
const Foot = ({ deal, today }: CardProps) => {
  const overdue = daysOverdue(deal, today);
  const { owner, lostReason, expectedCloseOn } = deal;
  return (
    <chakra.p color="quiet" flex="1 1 5rem" minW="0">
      <chakra.span display="block" truncate>
        {lostReason ? lostReasonTitles[lostReason] : (owner?.name ?? 'No owner')}
      </chakra.span>
      {overdue === null ? (
        expectedCloseOn &&
        !lostReason && <chakra.span whiteSpace="nowrap">Close {shortDay(expectedCloseOn)}</chakra.span>
      ) : (
        <chakra.strong color="danger">{overdueText(overdue)}</chakra.strong>
      )}
    </chakra.p>
  );
};

/** What a card says of a deal: who buys, what it is worth, and when it should be decided. */
export const dealCard = (deal: DealCardFragment, today: string): CardContent => ({
  title: deal.buyerName,
  to: `/deals/${deal.id}`,
  late: daysOverdue(deal, today) !== null,
  subtitle: (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="2"
      fontVariantNumeric="tabular-nums"
    >
      <span>{wholeCentsText(deal.valueCents)}</span>
      <chakra.span color="quiet">{deal.number}</chakra.span>
    </chakra.p>
  ),
  foot: <Foot deal={deal} today={today} />,
});
