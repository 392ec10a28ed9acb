import { chakra } from '@chakra-ui/react/styled-system';
import { actionText } from '@hearthline/rules/audit/words.ts';
import { useAuditActionsQuery } from '../../gql/generated.ts';
import { SelectField, TextField } from '../../ui/forms/field.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import type { AuditUrlState } from './audit-filter.ts';

interface AuditToolbarProps {
  readonly filter: AuditUrlState;
  readonly onNarrow: (change: Partial<AuditUrlState>) => void;
}

/** The filters: person, action, object, result and dates. */
export const AuditToolbar = ({ filter, onNarrow }: AuditToolbarProps) => {
  const { data } = useAuditActionsQuery({ fetchPolicy: 'cache-and-network' });
  const actions = (data?.auditActions ?? (filter.action ? [filter.action] : [])).toSorted((a, b) =>
    actionText(a).localeCompare(actionText(b)),
  );
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      <chakra.div display="grid" gridColumn={{ base: '1 / -1', md: 'span 2' }}>
        <SearchBox
          label="Person: name or email"
          value={filter.person}
          onSearch={(person) => onNarrow({ person })}
        />
      </chakra.div>
      <chakra.div display="grid" gridColumn={{ base: '1 / -1', md: 'span 2' }}>
        <SearchBox
          label="Object: user, or user:id"
          value={filter.object}
          onSearch={(object) => onNarrow({ object })}
        />
      </chakra.div>
      <SelectField
        label="Action"
        value={filter.action}
        onChange={(event) => onNarrow({ action: event.target.value })}
      >
        <option value="">All actions</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {actionText(action)} ({action})
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Result"
        value={filter.result}
        onChange={(event) => onNarrow({ result: event.target.value })}
      >
        <option value="">All results</option>
        <option value="done">Done</option>
        <option value="refused">Denied or failed</option>
      </SelectField>
      <TextField
        label="From"
        type="date"
        minW="0"
        px={{ base: '3', sm: '4' }}
        value={filter.from}
        onChange={(event) => onNarrow({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        minW="0"
        px={{ base: '3', sm: '4' }}
        value={filter.to}
        onChange={(event) => onNarrow({ to: event.target.value })}
      />
    </chakra.div>
  );
};
