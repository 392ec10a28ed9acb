import { chakra } from '@chakra-ui/react/styled-system';
import { userRangeText, userSentences } from '@hearthline/rules/people/users.ts';
import { useRef, useState } from 'react';
import { useUsersQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import {
  restorable,
  useRestoredRecord,
  useRestoredState,
} from '../../../../platform/form-memory/restored-form.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { ColumnMenu } from '../../../../ui/lists/column-menu.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { Heading } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { useColumnLayout } from '../../../../platform/preferences/column-layouts.ts';
import { userColumns } from './user-columns.tsx';
import { useUserUrlState } from './user-url-state.ts';
import { UserDialog } from '../user-detail/user-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { UserTable, UserTableSkeleton } from './user-table.tsx';
import { UserToolbar } from './user-toolbar.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const nothing = { page: 1, totalPages: 1, total: 0 } as const;

const Disclosure = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    pt: '4',
    '& summary': { cursor: 'pointer', fontWeight: '600', py: '2' },
  },
});

/** The admin's users: find, invite, change and disable them, and see what each role may do. The filter is in the address. */
export const UsersTab = () => {
  const { filter, search, change } = useUserUrlState();
  // Customers sign up at any time, so a page of the list is always loaded anew.
  const { data, previousData, loading, error, refetch } = useUsersQuery({
    variables: filter,
    ...networkOnly,
  });
  const [adding, setAdding] = useRestoredState('users-new', false, restorable.one(true));
  const [explaining, setExplaining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const { users, pagination } = (data ?? previousData)?.users ?? { users: [], pagination: nothing };
  const isBeyond = useLastPage({ page: filter.page, change }, data?.users.pagination.totalPages);
  const known = Boolean(data ?? previousData) && !isBeyond;
  const rangeText =
    !known || loading || error ? '' : pagination.total > 0 ? userRangeText(pagination) : 'No users found';
  const read = (): void => void refetch().catch(() => undefined);
  const [managed, setManaged] = useRestoredRecord<string>('users-open', {
    keep: (id) => id,
    find: (restored) => (known ? (users.find(({ id }) => id === restored)?.id ?? null) : undefined),
  });
  const managedUser = users.find(({ id }) => id === managed);

  const columns = useColumnLayout('users', {
    onFailure: (reason) => showToast({ title: 'The columns were not saved', text: reason, tone: 'error' }),
  });

  const focusHeading = (): void => heading.current?.focus();
  const close = (): void => setManaged(null);

  return (
    <chakra.section
      aria-labelledby="users-heading"
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div srOnly>
        <Heading ref={heading} id="users-heading" look="subheading" tabIndex={-1}>
          Users
        </Heading>
      </chakra.div>
      <UserToolbar
        filter={filter}
        search={search}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onFilter={change}
      >
        <ColumnMenu list="users" columns={userColumns} layout={columns.layout} onLayout={columns.change} />
        <ExportButton filter={filter} disabled={!known || pagination.total === 0} />
        <Button onClick={() => setAdding(true)}>
          <PlusIcon />
          <span data-label>Add User</span>
        </Button>
      </UserToolbar>
      {error && !loading ? (
        <ErrorNotice
          title={userSentences.fetchFailed}
          onRetry={() => {
            focusHeading();
            read();
          }}
        >
          {errorText(error)}
        </ErrorNotice>
      ) : !known ? (
        <UserTableSkeleton />
      ) : users.length > 0 ? (
        <UserTable
          users={users}
          layout={columns.layout}
          onLayout={columns.change}
          sort={filter.sort}
          direction={filter.direction}
          onSort={change}
          busy={loading}
          onManage={({ id }) => setManaged(id)}
        />
      ) : (
        <EmptyState title="No matching users" text="No users match this search and filter.">
          <Button
            variant="outline"
            onClick={() => {
              change({ search: '', role: '', state: '' });
              focusHeading();
            }}
          >
            Clear search and filter
          </Button>
        </EmptyState>
      )}
      <chakra.div srOnly={users.length === 0 || Boolean(error)}>
        <Pager
          label="Users"
          pagination={known && !error ? pagination : nothing}
          requestedPage={filter.page}
          rangeText={rangeText}
          onPage={(page) => {
            change({ page });
            focusHeading();
          }}
        />
      </chakra.div>
      <Disclosure onToggle={(event) => setExplaining(event.currentTarget.open)}>
        <summary>What each role can do</summary>
        {explaining && <RolePermissions />}
      </Disclosure>
      {adding && <InviteDialog onInvited={read} onClose={() => setAdding(false)} />}
      {managedUser && <UserDialog key={managedUser.id} user={managedUser} onChanged={read} onClose={close} />}
    </chakra.section>
  );
};
