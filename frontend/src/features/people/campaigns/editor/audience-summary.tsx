import { chakra } from '@chakra-ui/react/styled-system';
import {
  audience as audienceRule,
  type Audience,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { skipToken } from '@apollo/client/react';
import { useCampaignAudienceQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useDebouncedValue } from '../../../../platform/state/debounced-value.ts';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';

/** How many contacts the campaign reaches right now, and a few of them. */
export const AudienceSummary = ({ audience }: { audience: Audience }) => {
  const settled = useDebouncedValue(audience);
  // Not for the cache: it is the number of this moment.
  const { data, previousData, loading, error } = useCampaignAudienceQuery(
    audienceRule.safeParse(settled).success
      ? { variables: { audience: settled }, fetchPolicy: 'no-cache' }
      : skipToken,
  );
  const reached = (data ?? previousData)?.campaignAudience;
  return (
    <chakra.section
      aria-label="Recipients"
      aria-busy={loading}
      display="grid"
      gap="2"
      bg="pineTint"
      color="pineText"
      borderRadius="lg"
      p="5"
    >
      {error ? (
        <Text color="danger" role="alert">
          {errorText(error)}
        </Text>
      ) : !reached ? (
        <Skeleton minH="6" width="60%" />
      ) : (
        <>
          <Text role="status" fontWeight="600">
            {reached.contacts === 0
              ? 'No one would receive this email.'
              : `Reaches ${pluralize(Math.max(0, reached.contacts - reached.suppressed), 'contact')}.`}
          </Text>
          {reached.suppressed > 0 && (
            <Text look="small">
              {reached.suppressed.toLocaleString('en-US')} more{' '}
              {reached.suppressed === 1 ? 'contact is' : 'contacts are'} on the suppression list or opted out
              of marketing and will not be emailed.
            </Text>
          )}
          {reached.sample.length > 0 && (
            <Text look="small">
              Including{' '}
              {reached.sample.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}.
              Contacts who share an address get one email.
            </Text>
          )}
        </>
      )}
    </chakra.section>
  );
};
