import { chakra } from '@chakra-ui/react/styled-system';
import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { Link } from 'react-router-dom';
import {
  useContactRequestedDesignsQuery,
  type RequestedDesignFragment,
  type DealFactsFragment,
} from '../../../../gql/generated.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { dealName } from '../deal-words.ts';
import { useTakeOverDesign } from './take-over-design.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

const DesignLink = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

type DealFacts = Pick<
  DealFactsFragment,
  'id' | 'version' | 'number' | 'buyerName' | 'stage' | 'designCode' | 'createdAt'
>;

/** The design that the buyer of an open deal last booked or asked with, since it was opened, if it is another than the deal's. */
export const newestRequest = (
  { stage, designCode, createdAt }: Pick<DealFacts, 'stage' | 'designCode' | 'createdAt'>,
  leads: readonly RequestedDesignFragment[],
): RequestedDesignFragment | null => {
  const [newest] = leads;
  return newest && isOpen(stage) && newest.code !== designCode && newest.at > createdAt ? newest : null;
};

interface RequestedDesignProps {
  readonly deal: DealFacts;
  /** The bookings and requests of its contact that came with a design, the newest first. */
  readonly leads: readonly RequestedDesignFragment[];
}

/**
 * Suggests the design that a booking or a request came with. Nobody has proved who sent it, so it changes no deal until staff say so.
 */
export const RequestedDesign = ({ deal, leads }: RequestedDesignProps) => {
  const { user } = useSession();
  const { takeOver, loading } = useTakeOverDesign();
  const lead = newestRequest(deal, leads);
  if (!lead) return null;
  const design = lead.name ?? lead.home?.name ?? codeInWords(lead.code);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <Text look="small" flex="1 1 14rem" overflowWrap="anywhere">
        {lead.kind === 'appointment' ? 'Booked' : 'Asked'} about{' '}
        <DesignLink to={designPath(lead.code)}>{design}</DesignLink> on {instantDayText(lead.at)}. The deal
        keeps its design until you take this one over.
      </Text>
      {mayChange(user, 'deal:update', deal) && (
        <Button
          size="sm"
          variant="outline"
          disabled={loading}
          onClick={() => void takeOver({ ...deal, name: dealName(deal) }, design, lead.code)}
        >
          Use it for {deal.number}
        </Button>
      )}
    </chakra.div>
  );
};

/** The same as a card on the page of a deal; nothing if there is no suggestion. */
export const RequestedDesignCard = ({
  deal,
  contactId,
}: {
  readonly deal: DealFacts;
  readonly contactId: string;
}) => {
  const { data, refetch } = useContactRequestedDesignsQuery({
    variables: { id: contactId },
  });
  useWorkspaceChanges(['contacts'], () => void refetch().catch(() => undefined));
  const leads = data?.contact.leadDesigns ?? [];
  if (!newestRequest(deal, leads)) return null;
  return (
    <Card as="section" aria-label="A different design was requested">
      <RequestedDesign deal={deal} leads={leads} />
    </Card>
  );
};
