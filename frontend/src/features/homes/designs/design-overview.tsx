import { chakra } from '@chakra-ui/react/styled-system';
import { designWords } from '@hearthline/rules/design.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { designPicture, homePageOf, smallDesignPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import { homeViews, viewWords, type HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MyDesign } from '../../../domain/my-design.ts';
import { rememberPicture } from '../../../domain/stored-design.ts';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { ViewStrip } from '../../../domain/view-strip.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import { overviewGrid } from './overview-grid.ts';

const PageLink = chakra(Link, { base: textLink });

const factsOf = (home: NonNullable<MyDesign['home']>): string =>
  home.bedrooms === null || home.bathrooms === null || home.squareFootage === null
    ? 'No longer offered'
    : [
        bedroomsText(home.bedrooms),
        bathroomsText(home.bathrooms),
        `${home.squareFootage.toLocaleString('en-US')} sq ft`,
        home.footprint && `${home.footprint} ft`,
      ]
        .filter(Boolean)
        .join(' · ');

interface DesignPictureProps {
  readonly design: MyDesign;
  /** From where it is seen. Its page keeps that, because the picture moves into the 3D view once that is loaded. */
  readonly view: HomeView;
  readonly onView: (view: HomeView) => void;
}

/** The pictures of a design, with what is chosen in words for those who do not see them. */
export const DesignPicture = ({ design, view, onView }: DesignPictureProps) => {
  const look = designWords(design);
  const what = `${design.home ? `The ${design.home.name} home` : 'A home'}${look ? ` with a ${look}` : ''}`;
  return (
    <div>
      <Picture
        dusk
        {...designPicture(design, view)}
        sizes="(min-width: 1024px) 46rem, 100vw"
        alt={view === 'street' ? what : `${what}, ${viewWords[view].seen}`}
        loading="eager"
        fetchPriority="high"
        onLoad={({ currentTarget }) => {
          if (view === 'street') rememberPicture(design.code, currentTarget.currentSrc);
        }}
        width="1200"
        height="800"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
        borderRadius="xl"
        bg="sunken"
      />
      <ViewStrip
        views={homeViews.map((one) => ({ view: one, src: smallDesignPicture(design, one), dusk: true }))}
        shown={view}
        onShow={onView}
      />
    </div>
  );
};

interface DesignOverviewProps {
  readonly design: MyDesign;
  /** What can be done with it. */
  readonly actions: ReactNode;
  /** Its picture, or the house. */
  readonly house: ReactNode;
  /** Where its name is edited. */
  readonly name?: ReactNode;
}

/** The head of a design's page: its picture, which home it is, and what can be done with it. */
export const DesignOverview = ({ design, actions, house, name }: DesignOverviewProps) => {
  const { home, code } = design;
  const page = homePageOf(home);
  return (
    <chakra.div {...overviewGrid}>
      {/* The title is read first, the picture is seen first. */}
      <chakra.div order="1">
        <Text look="eyebrow">My Home</Text>
        <Heading as="h1" look="title" mt="1" overflowWrap="anywhere">
          {design.name ?? home?.name ?? 'Your design'}
        </Heading>
        {home && (
          <Text quiet mt="3">
            {design.name && `${home.name} · `}
            {factsOf(home)}
          </Text>
        )}
        {page && (
          <Text look="small" mt="2">
            <PageLink to={page}>See the {home?.name} with its floor plan and files</PageLink>
          </Text>
        )}
        <Text look="small" quiet mt="4">
          Code{' '}
          <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {codeInWords(code)}
          </chakra.span>
        </Text>
        {name && (
          <chakra.div mt="5" maxW="22rem">
            {name}
          </chakra.div>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
          {actions}
        </chakra.div>
      </chakra.div>
      {house}
    </chakra.div>
  );
};
