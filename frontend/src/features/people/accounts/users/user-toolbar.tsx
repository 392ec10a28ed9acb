import { chakra } from '@chakra-ui/react/styled-system';
import type { UserFilter } from '@hearthline/rules/people/users.ts';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { ToolbarLine } from '../../../../ui/lists/toolbar-line.tsx';
import { roleOptions, userOrders, userStateOptions } from './user-words.ts';

interface UserToolbarProps {
  readonly filter: UserFilter;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (to: { role: string } | { state: string } | { sort: string; direction: string }) => void;
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

/** Search, filters and buttons of the list, on one line. */
export const UserToolbar = ({
  filter: { role, state, sort, direction },
  search,
  onSearch,
  onFilter,
  children,
}: UserToolbarProps) => (
  <ToolbarLine
    search={<SearchBox label="Search users" value={search} onSearch={onSearch} />}
    filters={
      <>
        <Select
          aria-label="Role"
          value={role ?? ''}
          onChange={(event) => onFilter({ role: event.target.value })}
        >
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
        {/* Cards have no column heads to press. */}
        <chakra.div hideFrom="md" flex="1 1 8rem">
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
        </chakra.div>
      </>
    }
  >
    {children}
  </ToolbarLine>
);
