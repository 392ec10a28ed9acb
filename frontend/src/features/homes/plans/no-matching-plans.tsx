import { chakra } from '@chakra-ui/react/styled-system';
import {
  floorPlanSentences,
  noMatchText,
  type Quantities,
} from '@hearthline/rules/homes/plans/plan-rules.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useSearchParams } from 'react-router-dom';
import type { NearestCountsFragment } from '../../../gql/generated.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { withQuantities, withSearch, type Search } from './order-url-state.ts';
import { countsText } from './plan-loading.tsx';
import { withTotals } from './rooms.ts';

interface NoMatchingPlansProps {
  readonly search: Search;
  readonly quantities: Quantities;
  /** The nearest counts for which there are homes. */
  readonly nearest: readonly NearestCountsFragment[];
  /** Called when one of the suggestions is followed, so that the page scrolls to the results. */
  readonly onSearch: () => void;
}

/** Shown when no home has these counts: the search, the nearest counts for which there are homes, and who can help. */
export const NoMatchingPlans = ({ search, quantities, nearest, onSearch }: NoMatchingPlansProps) => {
  const [params] = useSearchParams();
  return (
    <EmptyState title={floorPlanSentences.emptyTitle} text={noMatchText(search.bedrooms, search.bathrooms)}>
      {nearest.length > 0 && (
        <>
          <Text look="small" quiet mb="3">
            The closest that we have. Choosing one changes your order:
          </Text>
          <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="3" listStyle="none">
            {nearest.map(({ homes, ...counts }) => {
              const address = withSearch(withQuantities(params, withTotals(quantities, counts)), counts);
              return (
                <li key={countsText(counts)}>
                  <ButtonLink
                    to={{ search: `?${address.toString()}` }}
                    variant="outline"
                    size="sm"
                    onClick={onSearch}
                  >
                    {`${countsText(counts)} (${pluralize(homes, 'plan')})`}
                  </ButtonLink>
                </li>
              );
            })}
          </chakra.ul>
        </>
      )}
      <ButtonLink to="/appointments" mt="6">
        Speak to a consultant
      </ButtonLink>
    </EmptyState>
  );
};
