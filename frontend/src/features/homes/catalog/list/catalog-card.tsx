import { chakra } from '@chakra-ui/react/styled-system';
import { wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { frontImage, imageAt, sizesOf } from '../home-images.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** The whole card opens the home, except for what lies above it. */
const NameLink = chakra(Link, {
  base: {
    color: 'ink',
    textDecoration: 'none',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    _focusVisible: { outline: 'none', _before: { outline: '3px solid', outlineColor: 'focus' } },
  },
});

interface CatalogCardProps {
  readonly home: CatalogEntry;
  readonly price: ReactNode;
  /** Takes it into a comparison. */
  readonly compare?: ReactNode;
  /** Its place in the list, from 0: the pictures that are seen first do not wait until they come near. */
  readonly place: number;
}

/** As many as stand beside each other on a wide screen. */
const firstRow = 3;

/** A home of the catalog in the list: how it looks, what it is, and what it costs. */
export const CatalogCard = ({ home, price, compare, place }: CatalogCardProps) => {
  const front = frontImage(home);
  return (
    <Card
      as="article"
      aria-label={home.name}
      position="relative"
      p="0"
      height="full"
      display="flex"
      flexDirection="column"
      transition="border-color 150ms, box-shadow 150ms"
      _hover={{ borderColor: 'edge', boxShadow: 'low' }}
    >
      <Picture
        data-grow="card"
        dusk={front.dusk ?? false}
        src={imageAt(front, 400)}
        srcSet={sizesOf(front, 800)}
        sizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw"
        alt={front.alt}
        loading={place < firstRow ? 'eager' : 'lazy'}
        fetchPriority={place === 0 ? 'high' : 'auto'}
        width="400"
        height="267"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
        borderTopRadius="calc(1rem - 1px)"
      />
      <chakra.div p={{ base: '4', sm: '5' }} display="flex" flexDirection="column" gap="3" flex="1">
        <div>
          <Heading as="h2" look="subheading">
            <NameLink to={homePath(home.slug)}>{home.name}</NameLink>
          </Heading>
          <Text look="small" quiet mt="1">
            {bedroomsText(home.bedrooms)}, {bathroomsText(home.bathrooms)}
            <br />
            {wholeNumber(home.squareFootage)} sq ft, {home.modelType.toLowerCase()} {home.footprint}
          </Text>
        </div>
        {price}
        {compare && (
          <chakra.div position="relative" mt="auto" alignSelf="start">
            {compare}
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
};
