import { chakra } from '@chakra-ui/react/styled-system';
import {
  bathroomsText,
  bedroomsText,
  floorPlanPlaceholders,
  floorPlanSentences,
} from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { RefObject } from 'react';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import type { Search } from './order-url-state.ts';

export const countsText = ({ bedrooms, bathrooms }: Search): string =>
  `${bedroomsText(bedrooms)} and ${bathroomsText(bathrooms)}`;
export const lookingText = (search: Search): string => `Looking for homes with ${countsText(search)}…`;

/** Homes beside each other. In a small window the next one looks in at the edge. */
export const resultRow = {
  display: 'flex',
  gap: '4',
  // As high as most homes are, so that nothing below moves when they come.
  minH: '28.5rem',
  overflowX: 'auto',
  '& > *': { flex: '0 0 min(23.5rem, 100% - 1.25rem)', display: 'grid' },
} as const;

/** In place of the plans while their component is loading. */
export const PlansLoading = ({ search }: { search: Search }) => (
  <chakra.section aria-label="Floor Plans" aria-busy>
    <Heading as="h2" look="subheading" color="quiet">
      Floor Plans
    </Heading>
    <Text quiet mt="2" mb="6">
      {lookingText(search)}
    </Text>
    {/* As many as docs/specification.md, section 9, says; bare, as it takes but a moment until those of the plans are loaded. */}
    <chakra.div css={resultRow}>
      {Array.from({ length: floorPlanPlaceholders }, (_, index) => (
        <Card key={index} aria-hidden data-skeleton />
      ))}
    </chakra.div>
  </chakra.section>
);

/** Shown when loading the plans failed (docs/specification.md, section 8). */
export const PlansFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorNotice title={floorPlanSentences.errorTitle} onRetry={onRetry}>
    <div>
      <Text>{floorPlanSentences.errorText}</Text>
      <Text>{floorPlanSentences.errorAdvice}</Text>
    </div>
  </ErrorNotice>
);

/** In place of the plans if their component failed to load. */
export const PlansLoadFailed = ({
  heading,
  onRetry,
}: {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onRetry: () => void;
}) => (
  <chakra.section aria-labelledby="matching-plans">
    <Heading as="h2" look="subheading" color="quiet" id="matching-plans" ref={heading} tabIndex={-1} mb="6">
      Floor Plans
    </Heading>
    <PlansFailed onRetry={onRetry} />
  </chakra.section>
);
