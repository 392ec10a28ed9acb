import { chakra } from '@chakra-ui/react/styled-system';
import { percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import type { CatalogEntry } from './catalog-entry.ts';
import { DollarField } from '../../../../domain/dollar-field.tsx';

/** What is asked for as long as nothing is typed. */
const example = 1400;

/** The lowest and the highest APR of the homes, which differ by a rounding at most. */
const aprText = (homes: readonly CatalogEntry[]): string => {
  const all = homes.flatMap(({ price }) => price?.month?.aprPercent ?? []);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? percent(low) : `${percent(low)} to ${percent(high)}`;
};

interface MonthQuestionProps {
  readonly homes: readonly CatalogEntry[];
  readonly value: number | null;
  readonly onChange: (dollars: number | null) => void;
}

/** Asks what a month may cost, and says what that covers. */
export const MonthQuestion = ({ homes, value, onChange }: MonthQuestionProps) => {
  const terms = homes.find(({ price }) => price?.month)?.price?.month;
  // Without delivery it stays, so that nothing below moves; without such a loan there is nothing to ask.
  if (!terms && !homes.some(({ price }) => price?.sentence)) return null;
  return (
    <chakra.section
      aria-labelledby="month"
      bg="pineTint"
      borderRadius="xl"
      p={{ base: '5', md: '7' }}
      display="grid"
      gap={{ base: '4', md: '8' }}
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 17rem) minmax(0, 1fr)' }}
    >
      <chakra.div display="grid" gap="3">
        <Heading as="h2" look="subheading" id="month">
          What fits {wholeDollars(value ?? example)} a month?
        </Heading>
        <DollarField
          label="Most per month ($)"
          placeholder={example.toLocaleString('en-US')}
          value={value}
          onChange={onChange}
        />
      </chakra.div>
      <Text textStyle={{ base: 'fine', md: 'small' }} maxW="68ch" textWrap="pretty">
        {terms
          ? `With a conventional loan: ${aprText(homes)} APR, ${percent(terms.downPercent)} down, ${terms.payments} payments over ${terms.years} years. It covers the home, delivered and set up on a usual lot, with sales tax, mortgage insurance while it is due, property tax and insurance; the land is not included. Estimates, not an offer of credit.`
          : 'There is no monthly payment for a place that we do not deliver to.'}
      </Text>
    </chakra.section>
  );
};
