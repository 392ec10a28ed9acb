import { chakra } from '@chakra-ui/react/styled-system';
import { centsText, percent } from '@hearthline/rules/dollars.ts';
import type { ReactNode } from 'react';
import type { StaffQuoteFragment } from '../../../../gql/generated.ts';
import { quoteTones } from '../../../../domain/state-tones.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { QuoteLines } from '../parts/quote-lines.tsx';
import { nameOfQuote, titleOf } from '../parts/quote-words.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

const daysOf = (quote: StaffQuoteFragment): string => {
  const { status, issuedOn, validUntil, acceptedAt, acceptedBy, closedAt, createdAt } = quote;
  if (status === 'draft') return `Drafted ${instantDayText(createdAt)}`;
  if (status === 'accepted' && acceptedAt)
    return `Accepted by ${acceptedBy ?? 'the buyer'} on ${instantDayText(acceptedAt)}`;
  const issued = issuedOn ? `Issued ${dayText(issuedOn)}` : '';
  if (status === 'issued') return `${issued} · valid until ${validUntil ? dayText(validUntil) : ''}`;
  return `${issued} · ${titleOf(status).toLowerCase()}${closedAt ? ` ${instantDayText(closedAt)}` : ''}`;
};

export const marginText = ({ marginCents, totalCents }: StaffQuoteFragment): string =>
  marginCents === null
    ? 'Margin unknown: no costs in the price book'
    : `Margin ${centsText(marginCents)}${totalCents === 0 ? '' : ` (${percent(Math.round((marginCents * 1000) / totalCents) / 10)})`}`;

interface QuoteCardProps {
  readonly quote: StaffQuoteFragment;
  /** The number of the quote that it replaces; null for none. */
  readonly replaces: string | null;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A quote of a deal as staff see it: its state, its total, the margin to those who know costs, and its lines on request. */
export const QuoteCard = ({ quote, replaces, children }: QuoteCardProps) => {
  const { user } = useSession();
  return (
    <chakra.article
      aria-label={`Quote ${nameOfQuote(quote)}`}
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      pt="4"
      pb="2"
      _last={{ pb: '0' }}
      borderTopWidth="1px"
      borderColor="line"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Heading as="h3" look="minor">
          {nameOfQuote(quote)}
        </Heading>
        <Badge tone={quoteTones[quote.status]}>{titleOf(quote.status)}</Badge>
        <chakra.strong ms="auto" fontVariantNumeric="tabular-nums">
          {centsText(quote.totalCents)}
        </chakra.strong>
      </chakra.div>
      <Text look="small" quiet>
        {daysOf(quote)}
        {replaces && ` · replaces ${replaces}`}
      </Text>
      <Text look="small" quiet>
        Firm {centsText(quote.firmCents)} · allowances {centsText(quote.allowanceCents)} · not to exceed{' '}
        {centsText(quote.notToExceedCents)}
        {can(user, 'money:margin') && ` · ${marginText(quote)}`}
      </Text>
      {quote.closedReason && (
        <Text look="small" overflowWrap="anywhere">
          “{quote.closedReason}”
        </Text>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
        {children}
      </chakra.div>
      <chakra.details mt="1">
        <chakra.summary cursor="pointer" textStyle="small" fontWeight="600" py="1">
          {quote.lines.length} lines
        </chakra.summary>
        <chakra.div pt="3">
          <QuoteLines lines={quote.lines} />
        </chakra.div>
      </chakra.details>
    </chakra.article>
  );
};
