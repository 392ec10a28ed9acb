import { chakra } from '@chakra-ui/react/styled-system';
import { useMyDesignsQuery } from '../../../../gql/generated.ts';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { useClaimStoredDesigns } from '../claim-stored-designs.ts';
import { DesignCard } from './design-card.tsx';

const Designs = () => {
  const { data, error, refetch } = useMyDesignsQuery();
  const designs = data?.myDesigns ?? [];
  if (error && !data)
    return (
      <ErrorNotice
        title="Your designs could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (designs.length === 0) return null;
  return (
    <chakra.section aria-labelledby="my-designs" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading id="my-designs" look="subheading">
        My Designs
      </Heading>
      {/* Columns of one width: a single design is no banner. */}
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {designs.map((design) => (
          <DesignCard key={design.id} design={design} />
        ))}
      </chakra.div>
    </chakra.section>
  );
};

/** The customer's designs, with those that were begun in this browser before they signed in; nothing if there are none. */
export const MyDesigns = () => (useClaimStoredDesigns() ? <Designs /> : null);
