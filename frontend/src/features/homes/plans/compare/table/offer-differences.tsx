import { chakra } from '@chakra-ui/react/styled-system';
import { differencesTo, leftOutOf, type OurHome } from '@hearthline/rules/homes/compare/differences.ts';
import type { Offer } from '@hearthline/rules/homes/compare/offer.ts';
import { Card } from '../../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../../ui/text/text.tsx';

interface OfferDifferencesProps {
  readonly homes: readonly OurHome[];
  readonly offer: Offer;
}

/** How their offer differs from each home, in plain sentences. */
export const OfferDifferences = ({ homes, offer }: OfferDifferencesProps) => {
  const compared = homes
    .map((home) => ({ name: home.name, sentences: differencesTo(home, offer) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (compared.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="offer-differences"
      display="grid"
      gap="4"
      mt="6"
      _print={{
        p: '0',
        mt: '3mm',
        gap: '1mm',
        borderWidth: '0',
        '& *': { fontSize: '8pt !important', lineHeight: '1.35 !important' },
      }}
    >
      <Heading as="h2" id="offer-differences" look="subheading">
        How {offer.builder === 'Their home' ? 'their offer' : offer.builder} differs
      </Heading>
      <chakra.dl
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${compared.length}, minmax(0, 1fr))` }}
        _print={{
          gap: '2mm',
          gridTemplateColumns: `repeat(${compared.length}, minmax(0, 1fr))`,
        }}
      >
        {compared.map(({ name, sentences }) => (
          <div key={name}>
            <chakra.dt fontWeight="650">Beside the {name}</chakra.dt>
            <dd>{sentences.join(' ')}</dd>
          </div>
        ))}
      </chakra.dl>
      <Text look="small">{leftOutOf(offer).join(' ')}</Text>
    </Card>
  );
};
