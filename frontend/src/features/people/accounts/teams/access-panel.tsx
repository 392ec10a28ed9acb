import { chakra } from '@chakra-ui/react/styled-system';
import { permissionGroups, roleTitle } from '@hearthline/rules/permission-words.ts';
import { isStaff, roles, type Role, type Scope } from '@hearthline/rules/permissions.ts';
import { useMemo } from 'react';
import { useAccessTableQuery, type AccessTableQuery } from '../../../../gql/generated.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { DataTable, TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const staffRoles = roles.filter(isStaff);
const words = new Map(
  permissionGroups().flatMap(({ title, rows }) =>
    rows.map((row) => [row.action as string, `${title}: ${row.title.toLowerCase()}`] as const),
  ),
);

/** One action, and how far it reaches for each role. */
interface AccessLine {
  readonly action: string;
  readonly title: string;
  readonly doors: readonly string[];
  readonly scopes: ReadonlyMap<Role, Scope>;
}

const linesOf = (rows: AccessTableQuery['accessTable']): AccessLine[] =>
  [...Map.groupBy(rows, ({ action }) => action)].map(([action, own]) => ({
    action,
    title: words.get(action) ?? action,
    doors: own[0]?.doors ?? [],
    scopes: new Map(own.map(({ role, scope }) => [role, scope])),
  }));

const fits = ({ action, title, doors, scopes }: AccessLine, find: string, role: string): boolean => {
  const text = find.trim().toLowerCase();
  return (
    (role === '' || scopes.has(role as Role)) &&
    [action, title, ...doors].some((one) => one.toLowerCase().includes(text))
  );
};

const scopeWords: Readonly<Record<Scope, string>> = { all: 'All', own: 'Own' };

/** What each role of staff may do, how far, and through which fields and routes: the table that guards the API, as the server has it. */
export const AccessPanel = () => {
  const { data, loading, error, refetch } = useAccessTableQuery(cacheFirst);
  const { param, change } = useListUrl<'find' | 'role'>({
    prefix: 'access',
    defaults: { find: '', role: '' },
  });
  const [find, role] = [param('find'), param('role')];
  const lines = useMemo(() => linesOf(data?.accessTable ?? []), [data]);
  const shown = lines.filter((line) => fits(line, find, role));
  const columns = role === '' ? staffRoles : staffRoles.filter((one) => one === role);
  return (
    <Panel
      title="Access"
      text="What each role of staff may do. “Own” is what somebody owns or has an open task about, for the leader of a team what any member owns, and leads or projects that nobody owns. Everything that is not listed is refused."
    >
      {error && !loading ? (
        <LoadError title="We could not load the table of access" error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonRows count={8} minH="9" />
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="3" mb="4">
            <SearchBox label="Search actions" value={find} onSearch={(text) => change({ find: text })} />
            <Select
              aria-label="Role"
              width="12rem"
              value={role}
              onChange={(event) => change({ role: event.target.value })}
            >
              <option value="">All roles</option>
              {staffRoles.map((one) => (
                <option key={one} value={one}>
                  {roleTitle(one)}
                </option>
              ))}
            </Select>
          </chakra.div>
          <Text look="small" quiet role="status" mb="2">
            {shown.length === 1 ? '1 action' : `${shown.length} actions`}
          </Text>
          {shown.length === 0 ? (
            <EmptyState title="No matching actions" text="Try another word or role." />
          ) : (
            <DataTable cards caption="Access" columns={['Action', ...columns.map(roleTitle), 'Through']}>
              {shown.map(({ action, title, doors, scopes }) => (
                <TableRow key={action} card>
                  <TableCell card fontWeight="550">
                    {title}
                    <chakra.span display="block" textStyle="fine" color="quiet" fontWeight="400">
                      {action}
                    </chakra.span>
                  </TableCell>
                  {columns.map((one) => {
                    const scope = scopes.get(one);
                    return (
                      <TableCell
                        card
                        key={one}
                        color={scope ? 'ink' : 'quiet'}
                        display={{ base: scope ? 'block' : 'none', xl: 'table-cell' }}
                      >
                        <chakra.span hideFrom="xl" color="quiet">
                          {roleTitle(one)}:{' '}
                        </chakra.span>
                        {scope ? (
                          scopeWords[scope]
                        ) : (
                          <>
                            <span aria-hidden>–</span>
                            <chakra.span srOnly>Not allowed</chakra.span>
                          </>
                        )}
                      </TableCell>
                    );
                  })}
                  <TableCell card>
                    {doors.length > 0 && (
                      <details>
                        <chakra.summary cursor="pointer" textStyle="small">
                          {doors.length === 1 ? '1 call' : `${doors.length} calls`}
                        </chakra.summary>
                        <chakra.ul listStyleType="none" textStyle="fine" mt="1.5" display="grid" gap="0.5">
                          {doors.map((door) => (
                            <li key={door}>
                              <code>{door}</code>
                            </li>
                          ))}
                        </chakra.ul>
                      </details>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </DataTable>
          )}
        </>
      )}
    </Panel>
  );
};
