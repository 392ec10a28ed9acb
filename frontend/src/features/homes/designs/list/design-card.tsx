import { chakra } from '@chakra-ui/react/styled-system';
import { designWords } from '@hearthline/rules/design.ts';
import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { designPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import { deliveredText } from '@hearthline/rules/homes/prices/price-text.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DesignCardFragment } from '../../../../gql/generated.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { DesignPrice } from './design-price.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

const sizeOf = (home: ShownDesign['home']): string =>
  [
    home?.bedrooms !== null && home && bedroomsText(home.bedrooms),
    home?.bathrooms !== null && home && bathroomsText(home.bathrooms),
    home?.squareFootage !== null && home && `${home.squareFootage.toLocaleString('en-US')} sq ft`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What a card shows of a design. */
export type ShownDesign = Pick<
  DesignCardFragment,
  'code' | 'version' | 'name' | 'roof' | 'siding' | 'aboutCents' | 'updatedAt'
> & {
  readonly home: Pick<
    NonNullable<DesignCardFragment['home']>,
    'slug' | 'planCode' | 'name' | 'offered' | 'bedrooms' | 'bathrooms' | 'squareFootage'
  > | null;
};

interface DesignCardProps {
  readonly design: ShownDesign;
  /** The picture stands above the words, or before them where there is little room. */
  readonly layout?: 'column' | 'row' | 'line';
  /** What else is to be said of it. */
  readonly children?: ReactNode;
}

const nameOf = ({ name, home }: ShownDesign): string => name ?? home?.name ?? 'No home chosen yet';
const lookOf = (design: ShownDesign): string => {
  const { name, home } = design;
  return [name && home?.name, sizeOf(home), designWords(design)].filter(Boolean).join(' · ');
};
const aboutText = ({ aboutCents }: ShownDesign): string | null =>
  aboutCents === null ? null : deliveredText(aboutCents);

/** A design in a list: its picture, what it is called, what was chosen and what it costs. */
export const DesignCard = ({ design, layout = 'column', children }: DesignCardProps) => {
  const { code, name, home, updatedAt } = design;
  const label = name ?? home?.name ?? `Design ${codeInWords(code)}`;
  const about = aboutText(design);
  const picture = (
    <Picture
      {...designPicture(design)}
      dusk
      sizes={layout === 'column' ? '20rem' : '9rem'}
      alt=""
      w="full"
      aspectRatio="3 / 2"
      objectFit="cover"
      bg="sunken"
    />
  );
  if (layout === 'line')
    return (
      <chakra.article
        aria-label={label}
        display="grid"
        gridTemplateColumns="4.5rem minmax(0, 1fr)"
        columnGap="3"
        alignItems="center"
        textStyle="small"
      >
        <chakra.div borderRadius="md" overflow="hidden">
          {picture}
        </chakra.div>
        <chakra.div minW="0">
          <chakra.p textWrap="pretty" overflowWrap="anywhere">
            <PageLink to={designPath(code)}>{nameOf(design)}</PageLink>
            {about && ` · ${about}`}
            <chakra.span color="quiet">{` · ${lookOf(design)}`}</chakra.span>
          </chakra.p>
          {children}
        </chakra.div>
      </chakra.article>
    );
  return (
    <Card
      as="article"
      p="0"
      overflow="hidden"
      aria-label={label}
      display={layout === 'row' ? { sm: 'grid' } : undefined}
      gridTemplateColumns="11rem minmax(0, 1fr)"
      alignItems="start"
    >
      {picture}
      <chakra.div p="4" py={layout === 'row' ? '3' : '4'} display="grid" gap="1" textStyle="small">
        <PageLink to={designPath(code)} overflowWrap="anywhere">
          {nameOf(design)}
        </PageLink>
        <Text look="small" quiet>
          {lookOf(design)}
        </Text>
        {about && <DesignPrice design={design} />}
        <Text look="fine" quiet>
          {codeInWords(code)} · changed {instantDayText(updatedAt)}
        </Text>
        {children}
      </chakra.div>
    </Card>
  );
};
