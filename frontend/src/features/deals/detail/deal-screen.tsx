import { chakra } from '@chakra-ui/react/styled-system';
import { stageTitles } from '@hearthline/rules/deals/stages.ts';
import type { ReactNode } from 'react';
import type { DealFactsFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { dealTones } from '../../../platform/business/state-tones.ts';
import { instantDayText } from '../../../platform/dates/instant-text.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { TimedEntry } from '../../../ui/timeline/timeline-item.tsx';
import { dealName } from '../deal-words.ts';
import { designEntries, eventEntries } from './deal-entries.tsx';
import { DealFacts } from './deal-facts.tsx';
import { useDeal, useDesignVersions } from './deal-query.ts';

interface DealScreenProps {
  readonly id: string;
  /** What other features know of the deal, below its facts: a card each. */
  readonly cards: (deal: DealFactsFragment) => ReactNode;
  /** Draws what happened among everything else that happened with the buyer. */
  readonly timeline: (deal: DealFactsFragment, entries: readonly TimedEntry[]) => ReactNode;
}

/** A deal's own page: facts and cards beside one time line of the whole sale. */
export const DealScreen = ({ id, cards, timeline }: DealScreenProps) => {
  const { deal, isGone, loading, error, read } = useDeal(id);
  const versions = useDesignVersions(deal?.designCode);
  usePageTitle(deal && dealName(deal));
  if (isGone)
    return (
      <EmptyState title="Deal not found" text="The address is not quite right.">
        <ButtonLink to="/deals">All deals</ButtonLink>
      </EmptyState>
    );
  if (!deal && loading) return <PageSpinner />;
  if (!deal)
    return (
      <ErrorNotice title="Failed to fetch this deal" onRetry={read}>
        {errorText(error)}
      </ErrorNotice>
    );
  return (
    <chakra.article display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
        <Badge tone={dealTones[deal.stage]}>{stageTitles[deal.stage]}</Badge>
        <Text look="small" quiet>
          Since {instantDayText(deal.stageSince)}
        </Text>
      </chakra.div>
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 25rem) minmax(0, 48rem)' }}
        alignItems="start"
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <DealFacts deal={deal} />
          {cards(deal)}
        </chakra.div>
        {timeline(deal, [...eventEntries(deal.events), ...designEntries(versions)])}
      </chakra.div>
    </chakra.article>
  );
};
