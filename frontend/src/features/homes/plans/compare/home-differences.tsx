import { homeDifferences, sentenceNames } from '@hearthline/rules/homes/compare/home-differences.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { shortPriceOf } from '@hearthline/rules/homes/prices/short-price.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { ComparedHome } from './compared-homes.ts';

/** What the page is for, as long as there are no homes to say something of. */
export const CompareIntro = () => (
  <Text look="lead" quiet mt="3" mb="6" maxW="prose" _print={{ display: 'none' }}>
    Floor plans at one scale, prices, and what each price includes. Add another seller’s offer to compare it
    with ours.
  </Text>
);

interface HomeDifferencesProps {
  readonly homes: readonly ComparedHome[];
  readonly prices: readonly (Price | null | undefined)[];
}

/** As high as most sentences are, so that the homes below stay where they are. */
const heights = {
  two: { base: '3.5rem', md: '2.1rem' },
  three: { base: '7rem', md: '4.1rem' },
} as const;

/** How the homes differ in size and delivered total, in one sentence. */
export const HomeDifferences = ({ homes, prices }: HomeDifferencesProps) => {
  const isSettled = homes.every((home, index) => home !== undefined && prices[index] !== undefined);
  const minH = heights[homes.length > 2 ? 'three' : 'two'];
  if (!isSettled)
    return (
      <chakra.div
        aria-hidden
        mt="3"
        mb="6"
        minH={minH}
        maxW="prose"
        display="grid"
        gap="2"
        alignContent="center"
      >
        <Skeleton />
        <Skeleton width="60%" />
      </chakra.div>
    );
  const found = homes.flatMap((home, index) => {
    if (typeof home !== 'object' || !home) return [];
    const price = prices[index];
    return [{ ...home, deliveredCents: (price && shortPriceOf(price)?.aboutCents) ?? null }];
  });
  const names = sentenceNames(found);
  const sentence = homeDifferences(
    found.map(({ squareFeet, deliveredCents }, index) => ({
      name: names[index] ?? '',
      squareFeet,
      deliveredCents,
    })),
  );
  if (sentence === '') return <CompareIntro />;
  return (
    <Text
      look="lead"
      mt="3"
      mb="6"
      minH={minH}
      maxW="prose"
      textWrap="pretty"
      _print={{ my: '1mm', minH: '0', maxW: 'none', fontSize: '8.5pt', lineHeight: '1.3' }}
    >
      {sentence}
    </Text>
  );
};
