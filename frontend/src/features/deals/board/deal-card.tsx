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
const Facts = ({ deal, today }: CardProps) => {
  const overdue = daysOverdue(deal, today);
  const { owner, lostReason, expectedCloseOn } = deal;
  return (
    <chakra.p color="quiet" overflowWrap="anywhere">
      <chakra.span display="block">
        {lostReason ? lostReasonTitles[lostReason] : (owner?.name ?? 'No owner')}
      </chakra.span>
      {overdue === null ? (
        expectedCloseOn && !lostReason && `Close ${shortDay(expectedCloseOn)}`
      ) : (
        <chakra.strong color="danger">{overdueText(overdue)}</chakra.strong>
      )}
    </chakra.p>
  );
};

/** What a card says of a deal: who buys, what it is worth, who works on it or why it was lost, and when it should be decided. */
export const dealCard = (deal: DealCardFragment, today: string): CardContent => ({
  title: deal.buyerName,
  to: `/deals/${deal.id}`,
  late: daysOverdue(deal, today) !== null,
  subtitle: (
    <>
      <chakra.p fontVariantNumeric="tabular-nums">{wholeCentsText(deal.valueCents)}</chakra.p>
      <Facts deal={deal} today={today} />
    </>
  ),
  foot: <chakra.span color="quiet">{deal.number}</chakra.span>,
});
