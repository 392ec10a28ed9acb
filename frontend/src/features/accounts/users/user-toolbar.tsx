import type { UserFilter } from '@hearthline/rules/users.ts';
import { Select } from '../../../ui/forms/field.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { roleOptions, userOrders, userStateOptions } from './user-words.ts';

interface UserToolbarProps {
  readonly filter: UserFilter;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (to: { role: string } | { state: string } | { sort: string; direction: string }) => void;
}

/** Filters and sorts the list. */
export const UserToolbar = ({
  filter: { role, state, sort, direction },
  search,
  onSearch,
  onFilter,
}: UserToolbarProps) => (
  <ListToolbar
    search={<SearchBox label="Search users" value={search} onSearch={onSearch} />}
    set={[role, state].filter(Boolean).length}
  >
    <Select aria-label="Role" value={role ?? ''} onChange={(event) => onFilter({ role: event.target.value })}>
      <option value="">All roles</option>
      {roleOptions.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
    <Select
      aria-label="State"
      value={state ?? ''}
      onChange={(event) => onFilter({ state: event.target.value })}
    >
      <option value="">All except archived</option>
      {userStateOptions.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
    <Select
      aria-label="Order"
      value={`${sort}-${direction}`}
      onChange={(event) => {
        const order = userOrders.find(({ value }) => value === event.target.value);
        if (order) onFilter({ sort: order.sort, direction: order.direction });
      }}
    >
      {userOrders.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
      {!userOrders.some(({ value }) => value === `${sort}-${direction}`) && (
        <option value={`${sort}-${direction}`}>Role, Z to A</option>
      )}
    </Select>
  </ListToolbar>
);
