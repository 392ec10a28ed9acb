import { chakra } from '@chakra-ui/react/styled-system';
import { isErasedEmail } from '@hearthline/rules/people/users.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useContractorsQuery } from '../../../../gql/generated.ts';
import { phoneText } from '../../../../domain/company.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { countText } from '../../../../platform/figures/quantity-text.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { DataTable, TableCell, TableRow, type Column } from '../../../../ui/lists/data-table.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { TabToolbar } from '../../../../ui/navigation/tab-toolbar.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { useContractorUrlState } from '../contractor-url-state.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

const Name = chakra(Link, { base: { ...textLink, fontWeight: '600' } });

const columns: readonly (string | Column)[] = [
  'Name',
  'Phone',
  ...['Active projects', 'Crew', 'Builds this week', 'Materials'].map((title) => ({ title, figure: true })),
];
const widths = ['35%', '14%', '13%', '8%', '19%', '11%'];

interface CountProps {
  readonly value: number;
  /** What is counted, for a card, which has no column heads. */
  readonly of: readonly [one: string, many: string];
  /** Shown before the number, so that the numbers of a column stay right-aligned; on a card after it. */
  readonly mark?: ReactNode;
}

const Count = ({ value, of: [one, many], mark }: CountProps) => (
  <TableCell card figure>
    <chakra.span
      display="inline-flex"
      flexDirection={{ xl: 'row-reverse' }}
      alignItems="center"
      columnGap="2"
    >
      <span>
        {countText(value)}
        <chakra.span hideFrom="xl" color="quiet">
          {' '}
          {value === 1 ? one : many}
        </chakra.span>
      </span>
      {mark}
    </chakra.span>
  </TableCell>
);

/** All contractors, with their current figures. */
export const ContractorList = () => {
  const { user } = useSession();
  const { page, search, term, change } = useContractorUrlState('/admin/contractors');
  const { data, previousData, loading, error, refetch } = useContractorsQuery({
    variables: { page, search: term },
  });
  const shown = (data ?? previousData)?.contractors;
  useLastPage({ page, change }, shown?.pagination.totalPages);
  return (
    <chakra.section aria-label="Contractors" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <TabToolbar>
        <chakra.div role="search" flex={{ base: '1 1 10rem', lg: '0 1 18rem' }} minW="0">
          <SearchBox
            label="Search contractors"
            value={search}
            onSearch={(text) => change({ search: text }, Boolean(search && text))}
          />
        </chakra.div>
      </TabToolbar>
      {error && !loading ? (
        <LoadError title="We could not load the contractors" error={error} retry={refetch} />
      ) : !shown ? (
        <PageSpinner />
      ) : shown.contractors.length === 0 ? (
        <EmptyState
          title={search ? 'No results' : 'No contractors yet'}
          text={
            search
              ? 'Try another name.'
              : can(user, 'user:invite')
                ? 'Invite a contractor from the Users tab.'
                : 'An admin invites them.'
          }
        />
      ) : (
        <DataTable caption="Contractors" columns={columns} widths={widths} cards busy={loading}>
          {shown.contractors.map((contractor) => (
            <TableRow key={contractor.id} card>
              <TableCell card line>
                <Name to={`/admin/contractors/${contractor.id}`}>{contractor.name}</Name>{' '}
                {contractor.isArchived && <Badge>Archived</Badge>}
                {!isErasedEmail(contractor.email) && (
                  <chakra.span display={{ base: 'block', xl: 'inline' }} color="quiet">
                    {contractor.email}
                  </chakra.span>
                )}
              </TableCell>
              <TableCell card whiteSpace="nowrap">
                {contractor.phone ? (
                  phoneText(contractor.phone)
                ) : (
                  <chakra.span color="quiet">No phone</chakra.span>
                )}
              </TableCell>
              <Count value={contractor.activeProjects} of={['active project', 'active projects']} />
              <Count value={contractor.teamMembers} of={['in the crew', 'in the crew']} />
              <Count
                value={contractor.scheduledBuilds}
                of={['build this week', 'builds this week']}
                mark={
                  contractor.blockedBuilds > 0 && (
                    <Badge tone="late">{contractor.blockedBuilds} blocked</Badge>
                  )
                }
              />
              <Count
                value={contractor.availableMaterials}
                of={['material available', 'materials available']}
              />
            </TableRow>
          ))}
        </DataTable>
      )}
      {shown && shown.pagination.totalPages > 1 && (
        <Pager
          label="Contractors"
          pagination={shown.pagination}
          requestedPage={page}
          rangeText={`${countText(shown.pagination.total)} contractors`}
          onPage={(to) => change({ page: to })}
        />
      )}
    </chakra.section>
  );
};
