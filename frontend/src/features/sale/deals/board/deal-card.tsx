import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { lostReasonTitles } from '@hearthline/rules/sale/deals/stages.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { isDialable } from '@hearthline/rules/phones/format.ts';
import type { DealCardFragment } from '../../../../gql/generated.ts';
import { dayFormat } from '../../../../platform/dates/calendar-day.ts';
import { telephoneLink } from '../../../../domain/company.ts';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { PhoneIcon } from '../../../../ui/theme/icons.tsx';
import type { CardContent } from '../../../../ui/board/board-card.tsx';
import { daysOverdue, overdueText } from '../deal-close.ts';

const shortDay = dayFormat({ month: 'short', day: 'numeric' });

interface CardProps {
  readonly deal: DealCardFragment;
  readonly today: string;
  /** In milliseconds. */
  readonly now: number;
}

/** How long a deal has been in its stage, in whole days. */
const ageIn = ({ stageSince }: DealCardFragment, now: number): string =>
  pluralize(Math.max(0, Math.floor((now - Date.parse(stageSince)) / dayMs)), 'day');

/** Dials the buyer, if their number can be dialed. */
const Call = ({ deal: { buyerPhone, buyerName } }: Pick<CardProps, 'deal'>) =>
  buyerPhone && isDialable(buyerPhone) ? (
    <ButtonAnchor
      variant="ghost"
      size="sm"
      px="1.5"
      ms="-1.5"
      minH={{ base: '11', sm: '7' }}
      href={telephoneLink(buyerPhone)}
      aria-label={`Call ${buyerName}`}
    >
      <PhoneIcon />
      Call
    </ButtonAnchor>
  ) : null;

/** Who works on it, and when it should be decided; why it was lost. */
const Facts = ({ deal, today }: Omit<CardProps, 'now'>) => {
  const overdue = daysOverdue(deal, today);
  const { owner, lostReason, expectedCloseOn } = deal;
  return (
    <chakra.p color="quiet" overflowWrap="anywhere">
      <chakra.span display="block">
        {lostReason ? lostReasonTitles[lostReason] : (owner?.name ?? 'Unassigned')}
      </chakra.span>
      {overdue === null ? (
        expectedCloseOn && !lostReason && `Close ${shortDay(expectedCloseOn)}`
      ) : (
        <chakra.strong color="danger">{overdueText(overdue)}</chakra.strong>
      )}
    </chakra.p>
  );
};

/**
 * What a card says of a deal: who buys which home, what it is worth, who works on it or why it was lost, when it should be decided, and
 * for how long it has been in its stage. @param now in milliseconds
 */
export const dealCard = (deal: DealCardFragment, today: string, now: number): CardContent => ({
  title: deal.buyerName,
  to: `/deals/${deal.id}`,
  late: daysOverdue(deal, today) !== null,
  subtitle: (
    <>
      {deal.homeName && <chakra.p overflowWrap="anywhere">{deal.homeName}</chakra.p>}
      <chakra.p fontVariantNumeric="tabular-nums">{wholeCentsText(deal.valueCents)}</chakra.p>
      <Facts deal={deal} today={today} />
    </>
  ),
  foot: (
    <>
      <chakra.span color="quiet">
        {deal.number} · {ageIn(deal, now)}
        <chakra.span srOnly> in this stage</chakra.span>
      </chakra.span>
      <Call deal={deal} />
    </>
  ),
});
