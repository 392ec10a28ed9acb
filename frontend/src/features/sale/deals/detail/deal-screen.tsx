import { chakra } from '@chakra-ui/react/styled-system';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import type { ReactNode } from 'react';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { EditIcon } from '../../../../ui/theme/further-icons.tsx';
import type { TimedEntry } from '../../../../ui/timeline/timeline-item.tsx';
import { OtherOpenDeals } from '../contact/other-open-deals.tsx';
import { dealName } from '../deal-words.ts';
import { EditDealDialog } from '../forms/edit-deal-dialog.tsx';
import { designEntries, eventEntries } from './deal-entries.tsx';
import { NextSteps } from '../../../../domain/next-step.tsx';
import { DealHead } from './deal-head.tsx';
import { DealFacts } from './deal-facts.tsx';
import { useDeal, useDesignVersions } from './deal-query.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface DealScreenProps {
  readonly id: string;
  /** What other features know of the deal, below its facts: a card each. `edit` opens its form for who may change it. */
  readonly cards: (deal: DealFactsFragment, edit: (() => void) | undefined) => ReactNode;
  /** Draws what happened among everything else that happened with the buyer. */
  readonly timeline: (deal: DealFactsFragment, entries: readonly TimedEntry[]) => ReactNode;
}

/** A deal's own page: how far it is and what comes next, then its cards beside one time line of the whole sale. */
export const DealScreen = ({ id, cards, timeline }: DealScreenProps) => {
  const { user } = useSession();
  const { deal, isMissing, loading, error, read, readNewest } = useDeal(id);
  const [editing, setEditing] = useRestoredState(`deal-open:${id}`, false, restorable.one(true));
  const versions = useDesignVersions(deal?.designCode);
  usePageTitle(deal && dealName(deal));
  if (isMissing)
    return (
      <EmptyState title="Deal not found" text="The address is not quite right.">
        <ButtonLink to="/deals">All deals</ButtonLink>
      </EmptyState>
    );
  if (!deal && loading) return <PageSpinner />;
  if (!deal) return <LoadError title="Failed to fetch this deal" error={error} retry={read} />;
  const mayEdit = mayChange(user, deal.stage === 'won' ? 'deal:correct' : 'deal:update', deal);
  const edit = mayEdit && !deal.archivedAt ? () => setEditing(true) : undefined;
  return (
    <NextSteps>
      <chakra.article display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <DealHead deal={deal} onChanged={read} />
        {deal.contact && isOpen(deal.stage) && (
          <OtherOpenDeals contactId={deal.contact.id} except={deal.id} />
        )}
        <chakra.div
          display="grid"
          gap={{ base: '6', lg: '8' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) minmax(19rem, 26rem)' }}
          alignItems="start"
        >
          <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
            {cards(deal, edit)}
            <DealFacts deal={deal}>
              {edit && (
                <Button size="sm" variant="outline" onClick={edit}>
                  <EditIcon />
                  Edit
                </Button>
              )}
            </DealFacts>
          </chakra.div>
          {timeline(deal, [...eventEntries(deal.events), ...designEntries(versions)])}
        </chakra.div>
        {editing && mayEdit && (
          <EditDealDialog deal={deal} readNewest={readNewest} onClose={() => setEditing(false)} />
        )}
      </chakra.article>
    </NextSteps>
  );
};
