import { chakra } from '@chakra-ui/react/styled-system';
import { addedSpanNames, type ContactFilter, type ContactSort } from '@hearthline/rules/contacts.ts';
import { useContactTagsQuery } from '../../gql/generated.ts';
import { Select } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { addedTitle, statusOptions } from './contact-words.ts';

interface ContactToolbarProps {
  readonly search: string;
  readonly filter: ContactFilter;
  readonly onSearch: (search: string) => void;
  /** An empty text is every status, every tag, any time. */
  readonly onChange: (to: { readonly status: string } | { readonly tag: string } | { readonly added: string } | { readonly sort: string }) => void;
}

/** What the cards of a narrow screen, which have no heads to press, are put in order by. */
const sorts: readonly (readonly [ContactSort, string])[] = [
  ['newest', 'Newest first'], ['oldest', 'Oldest first'], ['name', 'Name A–Z'], ['name_desc', 'Name Z–A'], ['email', 'Email A–Z'], ['email_desc', 'Email Z–A'],
  ['company', 'Company A–Z'], ['company_desc', 'Company Z–A'], ['status', 'Status A–Z'], ['status_desc', 'Status Z–A'],
];

/** What narrows the list. */
export const ContactToolbar = ({ search, filter: { status, tag, added, sort }, onSearch, onChange }: ContactToolbarProps) => {
  const { data } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const tags = data?.contactTags ?? [];
  const width = { base: 'calc(50% - 0.375rem)', sm: '11rem' };
  return (
    <chakra.div role="search" display="flex" flexWrap="wrap" gap="3">
      <SearchBox label="Search contacts" value={search} onSearch={onSearch} />
      <Select aria-label="Status" width={width} value={status ?? ''} onChange={(event) => onChange({ status: event.target.value })}>
        <option value="">All statuses</option>
        {statusOptions.map((option) => <option key={option.status} value={option.status}>{option.title}</option>)}
      </Select>
      <Select aria-label="Tag" width={width} value={tag ?? ''} onChange={(event) => onChange({ tag: event.target.value })}>
        <option value="">All tags</option>
        {(tag && !tags.includes(tag) ? [tag, ...tags] : tags).map((name) => <option key={name} value={name}>{name}</option>)}
      </Select>
      <Select aria-label="Added" width={width} value={added ?? ''} onChange={(event) => onChange({ added: event.target.value })}>
        <option value="">Added any time</option>
        {addedSpanNames.map((span) => <option key={span} value={span}>{addedTitle(span)}</option>)}
      </Select>
      <chakra.div hideFrom="xl" width={{ base: 'calc(50% - 0.375rem)', sm: 'auto' }}>
        <Select aria-label="Order" width={{ base: 'full', sm: '11rem' }} value={sort} onChange={(event) => onChange({ sort: event.target.value })}>
          {sorts.map(([value, title]) => <option key={value} value={value}>{title}</option>)}
        </Select>
      </chakra.div>
    </chakra.div>
  );
};
