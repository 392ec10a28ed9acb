import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactStatus } from '@hearthline/rules/contacts.ts';
import { Select } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { statusOptions } from './contact-words.ts';

interface ContactToolbarProps {
  readonly search: string;
  readonly status: ContactStatus | null;
  readonly onSearch: (search: string) => void;
  /** An empty text is every status. */
  readonly onStatus: (status: string) => void;
}

/** What narrows the list. */
export const ContactToolbar = ({ search, status, onSearch, onStatus }: ContactToolbarProps) => (
  <chakra.div role="search" display="flex" flexWrap="wrap" gap="3">
    <SearchBox label="Search contacts" value={search} onSearch={onSearch} />
    <Select aria-label="Status" width={{ base: 'full', sm: '12rem' }} value={status ?? ''} onChange={(event) => onStatus(event.target.value)}>
      <option value="">All statuses</option>
      {statusOptions.map((option) => <option key={option.status} value={option.status}>{option.title}</option>)}
    </Select>
  </chakra.div>
);
