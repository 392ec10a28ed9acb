import { chakra } from '@chakra-ui/react/styled-system';
import { useAppointmentHomesQuery } from '../../../../gql/generated.ts';
import { Input, Select } from '../../../../ui/forms/field.tsx';
import { DesignFilters } from '../../../../domain/design-filters.tsx';
import { FilterPopover } from '../../../../ui/lists/filter-popover.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { statusTitles } from '../appointment-words.ts';
import { statusFilters, type StaffUrlState } from './staff-url-state.ts';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

const periods = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
  ['all', 'All dates'],
] as const;

/** The filters behind the button. */
const FilterFields = ({ status, design, go }: Pick<StaffUrlState, 'status' | 'design' | 'go'>) => {
  const { data } = useAppointmentHomesQuery(cacheFirst);
  return (
    <chakra.div display="grid" gap="2" width="20rem" maxW="full">
      <Select
        aria-label="Status"
        value={status ?? ''}
        onChange={(event) => go({ status: statusFilters.find((one) => one === event.target.value) ?? null })}
      >
        <option value="">All statuses</option>
        {statusFilters.map((one) => (
          <option key={one} value={one}>
            {one === 'kept' ? 'All but cancelled' : statusTitles[one]}
          </option>
        ))}
      </Select>
      <DesignFilters homes={data?.homes ?? []} filter={design} onChange={(to) => go(to)} />
    </chakra.div>
  );
};

/** What the list is filtered by, besides the consultant. */
export const ListFilters = ({
  place: { search, period, status, from, to, design, go },
}: {
  readonly place: StaffUrlState;
}) => (
  <>
    <SearchBox
      label="Search appointments"
      value={search}
      onSearch={(text) => go({ search: text }, Boolean(search && text))}
    />
    <Select
      aria-label="Dates"
      width={{ base: 'calc(50% - 0.25rem)', sm: '7.75rem' }}
      value={period}
      onChange={(event) =>
        go({
          period: periods.find(([id]) => id === event.target.value)?.[0] ?? 'upcoming',
          from: null,
          to: null,
        })
      }
    >
      {periods.map(([id, title]) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
    {period === 'all' &&
      (
        [
          ['from', 'From', from],
          ['to', 'To', to],
        ] as const
      ).map(([name, label, value]) => (
        <Input
          key={name}
          type="date"
          aria-label={label}
          title={label}
          width={{ base: 'calc(50% - 0.25rem)', sm: '9rem' }}
          value={value ?? ''}
          onChange={(event) => go({ [name]: event.target.value || null }, true)}
        />
      ))}
    <FilterPopover
      set={[status, design.home, design.roof, design.minPrice ?? design.maxPrice].filter(Boolean).length}
    >
      <FilterFields status={status} design={design} go={go} />
    </FilterPopover>
  </>
);
