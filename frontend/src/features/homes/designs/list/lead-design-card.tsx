import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { LeadDesignFragment } from '../../../../gql/generated.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { Text } from '../../../../ui/text/text.tsx';
import { DesignCard } from './design-card.tsx';

type Lead = Pick<LeadDesignFragment, 'at' | 'changes' | 'kind' | 'version'>;

const sinceText = ({ changes }: Lead): string =>
  changes.length > 0 ? `Changed since: ${changes.join(', ')}` : 'Nothing has changed since';

/** What became of a design since somebody booked or asked with it. */
export const SinceLead = ({ lead }: { readonly lead: Lead }) => (
  <Text look="small" quiet={lead.changes.length === 0} overflowWrap="anywhere">
    {lead.kind === 'appointment' ? 'Booked' : 'Asked'} with version {lead.version} on{' '}
    {instantDayText(lead.at)}. {sinceText(lead)}.
  </Text>
);

interface LeadDesignProps {
  readonly design: LeadDesignFragment;
  /** What can be done with it, which another feature knows. */
  readonly children?: ReactNode;
}

/** The design of one booking or request, as a card. */
export const LeadDesignCard = ({ design, children }: LeadDesignProps) => (
  <DesignCard design={design} layout="row">
    <SinceLead lead={design} />
    {children}
  </DesignCard>
);

/** The same in the row of a list, on two lines. */
export const LeadDesignLine = ({ design, children }: LeadDesignProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
    <chakra.div flex="1 1 14rem" minW="0">
      <DesignCard design={design} layout="line">
        <chakra.p truncate color={design.changes.length === 0 ? 'quiet' : 'ink'} title={sinceText(design)}>
          {sinceText(design)}
        </chakra.p>
      </DesignCard>
    </chakra.div>
    {children}
  </chakra.div>
);
