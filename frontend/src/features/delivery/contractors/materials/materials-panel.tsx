import { chakra } from '@chakra-ui/react/styled-system';
import { materialFilters } from '@hearthline/rules/delivery/contractors.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import {
  useMaterialsQuery,
  useRemoveMaterialMutation,
  type MaterialRowFragment,
} from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { countText } from '../../../../platform/figures/quantity-text.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { TabToolbar } from '../../../../ui/navigation/tab-toolbar.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { materialFilterTitles } from '../contractor-words.ts';
import { MaterialDialog } from './material-dialog.tsx';
import { useContractorUrlState } from '../contractor-url-state.ts';
import { RowButtons } from '../row-buttons.tsx';

/** A contractor's materials. Staff can view one contractor's, or everyone's. */
export const MaterialsPanel = ({ contractorId = null }: { readonly contractorId?: string | null }) => {
  const { user } = useSession();
  const mayEdit = can(user, 'material:update');
  const showsContractor = !mayEdit && !contractorId;
  const { page, search, term, param, change } = useContractorUrlState();
  const show = materialFilters.find((filter) => filter === param('show')) ?? null;
  const [removing, setRemoving] = useState<MaterialRowFragment | null>(null);
  const { data, previousData, loading, error, refetch } = useMaterialsQuery({
    variables: { page, search: term, show, contractorId },
  });
  const [remove, { loading: busy }] = useRemoveMaterialMutation({ refetchQueries: ['ContractorSummary'] });
  const shown = (data ?? previousData)?.materials;
  useLastPage({ page, change }, shown?.pagination.totalPages);
  const [editing, setEditing] = useRestoredRow('materials-open', shown?.materials);
  // As a unit follows each number, the numbers are right-aligned within the width of the longest.
  const digits = `${Math.max(0, ...(shown?.materials ?? []).map(({ quantity }) => countText(quantity).length))}ch`;
  const read = (): void => void refetch().catch(() => undefined);
  const confirm = async ({ id, version }: MaterialRowFragment): Promise<void> => {
    await remove({ variables: { id, version } }).catch((problem: unknown) =>
      showToast({ title: 'Nothing was removed', text: errorText(problem), tone: 'error' }),
    );
    setRemoving(null);
    read();
  };
  return (
    <chakra.section aria-label="Materials" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TabToolbar>
        <chakra.div
          role="search"
          display="flex"
          flex="1 1 auto"
          gap="2"
          minW="0"
          css={{ '--search-min': '0px' }}
        >
          <SearchBox
            label="Search materials"
            value={search}
            onSearch={(text) => change({ search: text }, Boolean(search && text))}
          />
          <Select
            aria-label="Show"
            value={show ?? ''}
            onChange={(event) => change({ show: event.target.value })}
          >
            <option value="">All materials</option>
            {materialFilters.map((filter) => (
              <option key={filter} value={filter}>
                {materialFilterTitles[filter]}
              </option>
            ))}
          </Select>
        </chakra.div>
        {mayEdit && (
          <Button onClick={() => setEditing('new')}>
            <PlusIcon />
            Add material
          </Button>
        )}
      </TabToolbar>
      {error && !loading ? (
        <LoadError title="We could not load the materials" error={error} retry={read} />
      ) : !shown ? (
        <PageSpinner />
      ) : shown.materials.length === 0 ? (
        <EmptyState
          title={search || show ? 'Nothing found' : 'No materials yet'}
          text={
            search || show
              ? 'Try another search or show all materials.'
              : mayEdit
                ? 'Add what you have in stock.'
                : 'Contractors manage their own materials.'
          }
        />
      ) : (
        <DataTable
          caption="Materials"
          columns={[
            'Material',
            'Available',
            'Reserved for',
            'Next delivery',
            ...(showsContractor ? ['Contractor'] : []),
            ...(mayEdit ? [''] : []),
          ]}
          cards
          busy={loading}
        >
          {shown.materials.map((material) => (
            <TableRow key={material.id} card>
              <TableCell card fontWeight="600">
                {material.name}
              </TableCell>
              <TableCell card fontVariantNumeric="tabular-nums">
                {material.quantity > 0 ? (
                  <>
                    <chakra.span display="inline-block" textAlign="end" minW={{ xl: digits }}>
                      {countText(material.quantity)}
                    </chakra.span>{' '}
                    {material.unit}
                  </>
                ) : (
                  <Badge>Used up</Badge>
                )}
              </TableCell>
              <TableCell card>
                {material.projectName ? (
                  <>
                    <chakra.span hideFrom="xl" color="quiet">
                      Reserved for{' '}
                    </chakra.span>
                    {material.projectName}
                  </>
                ) : (
                  <chakra.span color="quiet">Not reserved</chakra.span>
                )}
              </TableCell>
              <TableCell card>
                {material.deliveryOn ? (
                  <>
                    <chakra.span hideFrom="xl" color="quiet">
                      Delivery{' '}
                    </chakra.span>
                    {dayText(material.deliveryOn)}
                  </>
                ) : (
                  <chakra.span color="quiet">No delivery scheduled</chakra.span>
                )}
              </TableCell>
              {showsContractor && (
                <TableCell card color={{ base: 'quiet', xl: 'ink' }}>
                  {material.contractorName}
                </TableCell>
              )}
              {mayEdit && (
                <RowButtons
                  name={material.name}
                  change="Adjust"
                  onChange={() => setEditing(material)}
                  onRemove={() => setRemoving(material)}
                />
              )}
            </TableRow>
          ))}
        </DataTable>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="Materials"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText={`${countText(shown.pagination.total)} materials`}
          onPage={(to) => change({ page: to })}
        />
      )}
      {editing && (
        <MaterialDialog
          material={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          reload={async () =>
            (await refetch()).data?.materials.materials.find(
              (row) => editing !== 'new' && row.id === editing.id,
            )
          }
          onSaved={read}
        />
      )}
      {removing && (
        <ConfirmDialog
          title="Remove material"
          question={`Remove “${removing.name}” from your materials?`}
          action="Remove"
          busy={busy}
          onConfirm={() => void confirm(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </chakra.section>
  );
};
