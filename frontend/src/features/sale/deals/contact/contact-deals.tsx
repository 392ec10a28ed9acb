import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { Link } from 'react-router-dom';
import { useContactDealsQuery } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { StageBadge } from '../stage-badge.tsx';
import { RequestedDesign } from './requested-design.tsx';
import { NewDealDialog } from '../forms/new-deal-dialog.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

const DealLink = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

/** The deals of a contact, and the button that opens one. */
export const ContactDeals = ({ contactId }: { readonly contactId: string }) => {
  const { user } = useSession();
  const skip = !can(user, 'deal:list');
  const { data, error, refetch } = useContactDealsQuery({ variables: { id: contactId }, skip });
  const [adding, setAdding] = useRestoredState(`deal-of:${contactId}`, false, restorable.one(true));
  const read = (): void => void (skip || refetch().catch(() => undefined));
  useWorkspaceChanges(['deals'], read);
  if (error && !data) return <ErrorNotice title="Their deals could not be loaded" onRetry={read} />;
  if (!data) return null;
  const { deals, firstName, lastName, leadDesigns } = data.contact;
  // A deal begins at a contact that one may change.
  const mayAdd = mayChange(user, 'deal:create', data.contact);
  return (
    <Card as="section" aria-labelledby="contact-deals" display="grid" gap="3">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h2" look="subheading" id="contact-deals">
          Deals
        </Heading>
        {mayAdd && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <PlusIcon />
            New deal
          </Button>
        )}
      </chakra.div>
      {deals.length === 0 && (
        <Text look="small" quiet>
          No deals yet.
        </Text>
      )}
      {deals.length > 0 && (
        <chakra.ul listStyle="none" display="grid" gap="3">
          {deals.map((deal) => (
            <chakra.li key={deal.id} display="grid" gap="2">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                <DealLink to={`/deals/${deal.id}`}>{deal.number}</DealLink>
                <StageBadge deal={deal} />
                <chakra.span ms="auto" textStyle="small" fontVariantNumeric="tabular-nums">
                  {wholeCentsText(deal.valueCents)}
                </chakra.span>
              </chakra.div>
              <RequestedDesign deal={deal} leads={leadDesigns} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {adding && mayAdd && (
        <NewDealDialog
          contact={{ id: contactId, title: `${firstName} ${lastName}` }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
};
