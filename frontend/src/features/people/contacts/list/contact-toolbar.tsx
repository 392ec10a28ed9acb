import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactFilter, ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { waitingSentences } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import {
  useContactOwnersToChooseQuery,
  useContactSourcesQuery,
  useContactTagsQuery,
  useDesignedHomesQuery,
} from '../../../../gql/generated.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { DesignFilters } from '../../../../domain/design-filters.tsx';
import { FilterPopover } from '../../../../ui/lists/filter-popover.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { ToolbarLine } from '../../../../ui/lists/toolbar-line.tsx';
import { statusOptions } from '../contact-words.ts';
import { AddedFilter } from './added-filter.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

interface ContactToolbarProps {
  readonly search: string;
  readonly filter: ContactFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text removes the filter. */
  readonly onChange: (to: Partial<Record<Exclude<keyof ContactFilter, 'page' | 'search'>, string>>) => void;
  /** The list's buttons, at the end of the line. */
  readonly children: ReactNode;
}

/** The orders offered on a phone, where cards have no column heads to press. */
const sorts: readonly (readonly [ContactSort, string])[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'Name A–Z'],
  ['name_desc', 'Name Z–A'],
  ['email', 'Email A–Z'],
  ['email_desc', 'Email Z–A'],
  ['company', 'Company A–Z'],
  ['company_desc', 'Company Z–A'],
  ['status', 'Status A–Z'],
  ['status_desc', 'Status Z–A'],
];

/** The options, including the chosen one even if no contact has it any more. */
const wordsWith = (words: readonly string[], chosen: string | null): readonly string[] =>
  chosen && !words.includes(chosen) ? [chosen, ...words] : words;

const FurtherFilters = ({ filter, onChange }: Pick<ContactToolbarProps, 'filter' | 'onChange'>) => {
  const { tag, source, sort, owner } = filter;
  const { data: owners } = useContactOwnersToChooseQuery(cacheFirst);
  const { data: tags } = useContactTagsQuery();
  const { data: sources } = useContactSourcesQuery();
  const { data: homes } = useDesignedHomesQuery(cacheFirst);
  return (
    <chakra.div display="grid" gap="2" width="20rem" maxW="full">
      <Select
        aria-label="Owner"
        value={owner ?? ''}
        onChange={(event) => onChange({ owner: event.target.value })}
      >
        <option value="">All owners</option>
        <option value="me">Mine</option>
        <option value="none">Unassigned</option>
        {(owners?.staff ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select aria-label="Tag" value={tag ?? ''} onChange={(event) => onChange({ tag: event.target.value })}>
        <option value="">All tags</option>
        {wordsWith(tags?.contactTags ?? [], tag).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Source"
        value={source ?? ''}
        onChange={(event) => onChange({ source: event.target.value })}
      >
        <option value="">All sources</option>
        {wordsWith(sources?.contactSources ?? [], source).map((name) => (
          <option key={name} value={name}>
            {humanize(name)}
          </option>
        ))}
      </Select>
      <AddedFilter filter={filter} onChange={onChange} />
      <DesignFilters homes={homes?.homes ?? []} filter={filter} onChange={onChange} />
      <chakra.div hideFrom="md">
        <Select aria-label="Order" value={sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {sorts.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </chakra.div>
    </chakra.div>
  );
};

/** Search, filters and buttons of the list, on one line. */
export const ContactToolbar = ({ search, filter, onSearch, onChange, children }: ContactToolbarProps) => {
  const { status, tag, source, waiting, owner, open } = filter;
  const set = [
    owner,
    tag,
    source,
    filter.added ?? filter.addedFrom ?? filter.addedTo,
    filter.home,
    filter.roof,
    filter.minPrice ?? filter.maxPrice,
  ].filter(Boolean).length;
  return (
    <ToolbarLine
      search={<SearchBox label="Search contacts" value={search} onSearch={onSearch} />}
      filters={
        <>
          <Select
            aria-label="Status"
            value={waiting ? 'waiting' : open ? 'open' : (status ?? '')}
            onChange={({ target: { value } }) =>
              onChange({
                status: value === 'waiting' || value === 'open' ? '' : value,
                waiting: value === 'waiting' ? 'true' : '',
                open: value === 'open' ? 'true' : '',
              })
            }
          >
            <option value="">All statuses</option>
            {statusOptions.map((option) => (
              <option key={option.status} value={option.status}>
                {option.title}
              </option>
            ))}
            <option value="open">Prospects and active</option>
            <option value="waiting">{waitingSentences.title}</option>
          </Select>
          <FilterPopover set={set}>
            <FurtherFilters filter={filter} onChange={onChange} />
          </FilterPopover>
        </>
      }
    >
      {children}
    </ToolbarLine>
  );
};
