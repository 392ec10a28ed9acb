import { chakra } from '@chakra-ui/react/styled-system';
import { actionText } from '@hearthline/rules/office/audit/audit-words.ts';
import type { ReactNode } from 'react';
import { useAuditActionsQuery } from '../../../gql/generated.ts';
import { Select, TextField } from '../../../ui/forms/field.tsx';
import { FilterPopover } from '../../../ui/lists/filter-popover.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { ToolbarLine } from '../../../ui/lists/toolbar-line.tsx';
import type { AuditUrlState } from './audit-filter.ts';

interface FilterProps {
  readonly filter: AuditUrlState;
  readonly onNarrow: (change: Partial<AuditUrlState>) => void;
}
interface AuditToolbarProps extends FilterProps {
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

const FurtherFilters = ({ filter, onNarrow }: FilterProps) => (
  <chakra.div display="grid" gap="3" width="20rem" maxW="full">
    <SearchBox
      label="Object: user, or user:id"
      value={filter.object}
      onSearch={(object) => onNarrow({ object })}
    />
    <TextField
      label="From"
      type="date"
      value={filter.from}
      onChange={(event) => onNarrow({ from: event.target.value })}
    />
    <TextField
      label="To"
      type="date"
      value={filter.to}
      onChange={(event) => onNarrow({ to: event.target.value })}
    />
  </chakra.div>
);

/** The filters on one line: person, action, result; behind a button, the object and the dates. */
export const AuditToolbar = ({ filter, onNarrow, children }: AuditToolbarProps) => {
  const { data } = useAuditActionsQuery();
  const actions = (data?.auditActions ?? (filter.action ? [filter.action] : [])).toSorted((a, b) =>
    actionText(a).localeCompare(actionText(b)),
  );
  const set = [filter.object, filter.from, filter.to].filter(Boolean).length;
  return (
    <ToolbarLine
      search={
        <SearchBox
          label="Person: name or email"
          value={filter.person}
          onSearch={(person) => onNarrow({ person })}
        />
      }
      filters={
        <>
          <Select
            aria-label="Action"
            value={filter.action}
            onChange={(event) => onNarrow({ action: event.target.value })}
          >
            <option value="">All actions</option>
            {actions.map((action) => (
              <option key={action} value={action}>
                {actionText(action)} ({action})
              </option>
            ))}
          </Select>
          <Select
            aria-label="Result"
            value={filter.result}
            onChange={(event) => onNarrow({ result: event.target.value })}
          >
            <option value="">All results</option>
            <option value="done">Done</option>
            <option value="refused">Denied or failed</option>
          </Select>
          <FilterPopover set={set}>
            <FurtherFilters filter={filter} onNarrow={onNarrow} />
          </FilterPopover>
        </>
      }
    >
      {children}
    </ToolbarLine>
  );
};
