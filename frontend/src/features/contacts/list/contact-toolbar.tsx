import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactFilter, ContactSort } from '@hearthline/rules/contacts/rules.ts';
import { waitingSentences } from '@hearthline/rules/contacts/waiting.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { useContactSourcesQuery, useContactTagsQuery } from '../../../gql/generated.ts';
import { Select } from '../../../ui/forms/field.tsx';
import { SearchBox } from '../../../ui/lists/search-box.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { AddedFilter } from './added-filter.tsx';
import { statusOptions } from '../contact-words.ts';

interface ContactToolbarProps {
  readonly search: string;
  readonly filter: ContactFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text removes the filter. */
  readonly onChange: (to: Partial<Record<Exclude<keyof ContactFilter, 'page' | 'search'>, string>>) => void;
}

/** The orders offered on a narrow screen, where cards have no column heads to press. */
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

/** The filters of the list. */
export const ContactToolbar = ({ search, filter, onSearch, onChange }: ContactToolbarProps) => {
  const { status, tag, source, waiting, sort } = filter;
  const { data: tags } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const { data: sources } = useContactSourcesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListToolbar
      search={<SearchBox label="Search contacts" value={search} onSearch={onSearch} />}
      set={
        [waiting || status, tag, source, filter.added ?? filter.addedFrom ?? filter.addedTo].filter(Boolean)
          .length
      }
    >
      <Select
        aria-label="Status"
        value={waiting ? 'waiting' : (status ?? '')}
        onChange={({ target: { value } }) =>
          onChange(value === 'waiting' ? { status: '', waiting: 'true' } : { status: value, waiting: '' })
        }
      >
        <option value="">All statuses</option>
        {statusOptions.map((option) => (
          <option key={option.status} value={option.status}>
            {option.title}
          </option>
        ))}
        <option value="waiting">{waitingSentences.title}</option>
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
      <chakra.div hideFrom="xl">
        <Select aria-label="Order" value={sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {sorts.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </chakra.div>
    </ListToolbar>
  );
};
