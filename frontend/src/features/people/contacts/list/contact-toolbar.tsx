import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactFilter, ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { waitingSentences } from '@hearthline/rules/people/contacts/waiting-contact.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ReactNode } from 'react';
import {
  useContactTagsQuery,
  useDesignedHomesQuery,
  useSourceChoicesQuery,
} from '../../../../gql/generated.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { DesignFilters } from '../../../../domain/design-filters.tsx';
import { OwnerFilter } from '../../../../domain/owner/owner-filter.tsx';
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

interface SourceChoice {
  readonly key: string;
  readonly label: string;
  readonly active: boolean;
}

/** The sources that are offered, and the chosen one even if it is not. */
const sourcesWith = (
  sources: readonly SourceChoice[],
  chosen: string | null,
): readonly Pick<SourceChoice, 'key' | 'label'>[] => {
  const shown = sources.filter(({ key, active }) => active || key === chosen);
  return chosen && !shown.some(({ key }) => key === chosen)
    ? [{ key: chosen, label: chosen }, ...shown]
    : shown;
};

const FurtherFilters = ({ filter, onChange }: Pick<ContactToolbarProps, 'filter' | 'onChange'>) => {
  const { tag, source, sort, owner } = filter;
  const { data: tags } = useContactTagsQuery();
  const { data: sources } = useSourceChoicesQuery(cacheFirst);
  const { data: homes } = useDesignedHomesQuery(cacheFirst);
  return (
    <chakra.div display="grid" gap="2" width="20rem" maxW="full">
      <OwnerFilter kind="contact" value={owner} onChange={(to) => onChange({ owner: to })} />
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
        {sourcesWith(sources?.leadSources ?? [], source).map(({ key, label }) => (
          <option key={key} value={key}>
            {humanize(label)}
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
