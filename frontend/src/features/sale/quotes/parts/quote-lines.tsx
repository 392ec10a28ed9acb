import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { byGroup, groupTitles } from '@hearthline/rules/sale/quotes/groups.ts';
import { ceilingOf, totalOf } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { basisTitles } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { QuoteLinePartsFragment } from '../../../../gql/generated.ts';
import { Heading } from '../../../../ui/text/text.tsx';
import { quantityOf } from './quote-words.ts';

/** How certain a line is, beside its amount; of an allowance with what it will not exceed. */
const basisText = (line: QuoteLinePartsFragment): string => {
  if (line.basis === 'excluded') return '';
  return line.basis === 'allowance'
    ? `Allowance · not to exceed ${centsText(ceilingOf(line))}`
    : basisTitles[line.basis];
};

const Line = ({ line }: { readonly line: QuoteLinePartsFragment }) => {
  const isExcluded = line.basis === 'excluded';
  const detail = [quantityOf(line), line.note].filter(Boolean).join(' · ');
  return (
    <chakra.li py="2.5" borderTopWidth="1px" borderColor="line" breakInside="avoid">
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <chakra.span overflowWrap="anywhere" minW="0">
          {line.label}
        </chakra.span>
        <chakra.span
          flexShrink="0"
          fontVariantNumeric="tabular-nums"
          color={isExcluded ? 'quiet' : undefined}
        >
          {isExcluded ? basisTitles.excluded : centsText(line.amountCents)}
        </chakra.span>
      </chakra.div>
      {/* What does not fit beside the other begins a line of its own. */}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        textStyle="fine"
        color="quiet"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.span overflowWrap="anywhere" minW="0">
          {detail}
        </chakra.span>
        <chakra.span ms="auto" textAlign="end">
          {basisText(line)}
        </chakra.span>
      </chakra.div>
    </chakra.li>
  );
};

/** The lines of a quote by group, each with its basis, its amount and what it depends on. */
export const QuoteLines = ({ lines }: { readonly lines: readonly QuoteLinePartsFragment[] }) => (
  <chakra.div display="grid" gap="6" maxW="50rem">
    {byGroup(lines).map(({ group, lines: own }) => (
      <section key={group} aria-label={groupTitles[group]}>
        <chakra.div display="flex" justifyContent="space-between" gap="4" pb="2" alignItems="baseline">
          <Heading as="h3" look="minor">
            {groupTitles[group]}
          </Heading>
          <chakra.span textStyle="label" fontVariantNumeric="tabular-nums">
            {own.every(({ basis }) => basis === 'excluded') ? '' : centsText(totalOf(own))}
          </chakra.span>
        </chakra.div>
        <chakra.ul listStyleType="none" textStyle="small">
          {own.map((line, at) => (
            <Line key={`${line.key} ${line.label} ${at}`} line={line} />
          ))}
        </chakra.ul>
      </section>
    ))}
  </chakra.div>
);
