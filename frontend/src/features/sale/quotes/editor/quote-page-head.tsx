import { chakra } from '@chakra-ui/react/styled-system';
import { centsText } from '@hearthline/rules/dollars.ts';
import type { ReactNode } from 'react';
import type { EditedQuoteFragment } from '../../../../gql/generated.ts';
import { quoteTones } from '../../../../domain/state-tones.ts';
import { BackLink } from '../../../../ui/navigation/back-link.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { titleOf } from '../parts/quote-words.ts';
import { marginText } from '../staff/quote-card.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface QuotePageHeadProps {
  readonly quote: EditedQuoteFragment;
  /** What it comes to: of a draft as it is typed. */
  readonly sums: { readonly totalCents: number; readonly notToExceedCents: number };
  /** The buttons. */
  readonly children: ReactNode;
}

/** The head of a quote's page: its deal, its state, what it comes to, and the buttons. */
export const QuotePageHead = ({ quote, sums, children }: QuotePageHeadProps) => {
  const { user } = useSession();
  return (
    <chakra.header display="grid" gap="2">
      <BackLink to={`/deals/${quote.dealId}`} mb="0">
        Deal {quote.dealNumber}
      </BackLink>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.strong fontSize="1.5rem" fontWeight="650" lineHeight="1.2" fontVariantNumeric="tabular-nums">
          {centsText(sums.totalCents)}
        </chakra.strong>
        <Badge tone={quoteTones[quote.status]}>{titleOf(quote.status)}</Badge>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          ms={{ sm: 'auto' }}
          w={{ base: 'full', sm: 'auto' }}
          _print={{ display: 'none' }}
        >
          {children}
        </chakra.div>
      </chakra.div>
      <Text look="small" quiet fontVariantNumeric="tabular-nums">
        Not to exceed {centsText(sums.notToExceedCents)}
        {can(user, 'money:margin') && ` · ${marginText(quote)}`}
      </Text>
    </chakra.header>
  );
};
