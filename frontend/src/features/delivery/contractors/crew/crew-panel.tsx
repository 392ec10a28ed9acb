import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import {
  useCrewMembersQuery,
  useRemoveCrewMemberMutation,
  type CrewRowFragment,
} from '../../../../gql/generated.ts';
import { phoneText, telephoneLink } from '../../../../domain/company.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { TabToolbar } from '../../../../ui/navigation/tab-toolbar.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { CrewDialog } from './crew-dialog.tsx';
import { useContractorUrlState } from '../contractor-url-state.ts';
import { RowButtons } from '../row-buttons.tsx';

const Phone = chakra('a', { base: textLink });

/** A contractor's crew and their assignments. Staff can view one contractor's crew, or everyone's. */
export const CrewPanel = ({ contractorId = null }: { readonly contractorId?: string | null }) => {
  const { user } = useSession();
  const mayEdit = can(user, 'crew:update');
  const showsContractor = !mayEdit && !contractorId;
  const { page, search, term, change } = useContractorUrlState();
  const [removing, setRemoving] = useState<CrewRowFragment | null>(null);
  const { data, previousData, loading, error, refetch } = useCrewMembersQuery({
    variables: { page, search: term, contractorId },
  });
  const [remove, { loading: busy }] = useRemoveCrewMemberMutation({ refetchQueries: ['ContractorSummary'] });
  const shown = (data ?? previousData)?.crewMembers;
  useLastPage({ page, change }, shown?.pagination.totalPages);
  const [editing, setEditing] = useRestoredRow('crew-open', shown?.members);
  const read = (): void => void refetch().catch(() => undefined);
  const confirm = async ({ id, version }: CrewRowFragment): Promise<void> => {
    await remove({ variables: { id, version } }).catch((problem: unknown) =>
      showToast({ title: 'Crew member not removed', text: errorText(problem), tone: 'error' }),
    );
    setRemoving(null);
    read();
  };
  return (
    <chakra.section aria-label="Crew" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TabToolbar>
        <chakra.div role="search" flex={{ base: '1 1 10rem', lg: '0 1 18rem' }} minW="0">
          <SearchBox
            label="Search crew"
            value={search}
            onSearch={(text) => change({ search: text }, Boolean(search && text))}
          />
        </chakra.div>
        {mayEdit && (
          <Button onClick={() => setEditing('new')}>
            <PlusIcon />
            Add crew member
          </Button>
        )}
      </TabToolbar>
      {error && !loading ? (
        <LoadError title="We could not load the crew" error={error} retry={read} />
      ) : !shown ? (
        <PageSpinner />
      ) : shown.members.length === 0 ? (
        <EmptyState
          title={search ? 'No results' : 'No crew yet'}
          text={
            search
              ? 'Try another name or trade.'
              : mayEdit
                ? 'Add the people who work on your builds.'
                : 'Contractors manage their own crews.'
          }
        />
      ) : (
        <DataTable
          caption="Crew"
          columns={[
            'Name',
            'Trade',
            'Phone',
            'Current build',
            ...(showsContractor ? ['Contractor'] : []),
            ...(mayEdit ? [''] : []),
          ]}
          cards
          busy={loading}
        >
          {shown.members.map((member) => (
            <TableRow key={member.id} card>
              <TableCell card fontWeight="600">
                {member.name}
              </TableCell>
              <TableCell card color={{ base: 'quiet', xl: 'ink' }}>
                {member.trade}
              </TableCell>
              <TableCell card>
                {member.phone ? (
                  <Phone href={telephoneLink(member.phone)}>{phoneText(member.phone)}</Phone>
                ) : (
                  <chakra.span color="quiet">No phone</chakra.span>
                )}
              </TableCell>
              <TableCell card>
                {member.buildTitle ? (
                  <>
                    {member.buildTitle} <chakra.span color="quiet">({member.projectName})</chakra.span>
                  </>
                ) : (
                  <chakra.span color="quiet">Unassigned</chakra.span>
                )}
              </TableCell>
              {showsContractor && (
                <TableCell card color={{ base: 'quiet', xl: 'ink' }}>
                  {member.contractorName}
                </TableCell>
              )}
              {mayEdit && (
                <RowButtons
                  name={member.name}
                  change="Edit"
                  onChange={() => setEditing(member)}
                  onRemove={() => setRemoving(member)}
                />
              )}
            </TableRow>
          ))}
        </DataTable>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="Crew"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText={`${shown.pagination.total} people`}
          onPage={(to) => change({ page: to })}
        />
      )}
      {editing && (
        <CrewDialog
          member={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          reload={async () =>
            (await refetch()).data?.crewMembers.members.find(
              (row) => editing !== 'new' && row.id === editing.id,
            )
          }
          onSaved={read}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove crew member"
          question={`Remove ${removing.name} from your crew?`}
          action="Remove"
          busy={busy}
          onConfirm={() => void confirm(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </chakra.section>
  );
};
