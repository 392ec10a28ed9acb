import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { groupTitles, lineGroups, groupOf } from '@hearthline/rules/sale/quotes/groups.ts';
import { totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { StaffQuoteFragment } from '../../../../gql/generated.ts';
import { ScrollRegion } from '../../../../ui/lists/scroll-region.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';

const Cell = chakra('td', {
  base: { py: '1.5', px: '3', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Quotes that are open at the same time, side by side, group by group. */
export const CompareQuotes = ({ quotes }: { readonly quotes: readonly StaffQuoteFragment[] }) => {
  const groups = lineGroups.filter((group) =>
    quotes.some(({ lines }) => lines.some(({ key }) => groupOf(key) === group)),
  );
  const head = { textAlign: 'start', fontWeight: '400', py: '1.5', px: '3', color: 'quiet' } as const;
  return (
    <ScrollRegion label="Open quotes side by side">
      <chakra.table w="full" textStyle="small">
        <chakra.caption textAlign="start" textStyle="label" px="3" py="2">
          Side by side
        </chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" srOnly>
              Group
            </chakra.th>
            {quotes.map((quote) => (
              <chakra.th key={quote.id} scope="col" textAlign="end" px="3" fontWeight="600">
                {nameOfQuote(quote)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <chakra.tr key={group} borderTopWidth="1px" borderColor="line">
              <chakra.th scope="row" {...head}>
                {groupTitles[group]}
              </chakra.th>
              {quotes.map(({ id, lines }) => (
                <Cell key={id}>{centsText(totalOf(lines.filter(({ key }) => groupOf(key) === group)))}</Cell>
              ))}
            </chakra.tr>
          ))}
          <chakra.tr borderTopWidth="1px" borderColor="line" fontWeight="600">
            <chakra.th scope="row" {...head} color="ink" fontWeight="600">
              Total
            </chakra.th>
            {quotes.map(({ id, totalCents }) => (
              <Cell key={id}>{centsText(totalCents)}</Cell>
            ))}
          </chakra.tr>
        </tbody>
      </chakra.table>
    </ScrollRegion>
  );
};
