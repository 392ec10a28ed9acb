import type { ContactFilter } from '@hearthline/rules/contacts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { addedTitle, statusTitle } from './contact-words.ts';

interface NoContactsProps {
  readonly filter: ContactFilter;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

const matchText = ({ search, status, tag, added }: ContactFilter): string => {
  const asked = [search && `match “${search}”`, status && `have the status ${statusTitle(status)}`, tag && `carry the tag “${tag}”`, added && `were ${addedTitle(added).toLowerCase()}`].filter(Boolean);
  return `No contacts ${asked.join(' and ')}.`;
};

const clearText = ({ search, status, tag, added }: ContactFilter): string =>
  search && (status ?? tag ?? added) ? 'Clear search and filter' : search ? 'Clear search' : 'Clear filter';

/** What stands in the table's place when it would have no row: there are none at all, or none that match. */
export const NoContacts = ({ filter, onAdd, onClear }: NoContactsProps) =>
  filter.search || filter.status || filter.tag || filter.added ? (
    <EmptyState title="No matching contacts" text={matchText(filter)}>
      <Button variant="outline" onClick={onClear}>{clearText(filter)}</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No contacts yet" text="Visitors who book a consultation or ask for a consultant appear here. You can also add a contact yourself.">
      <Button onClick={onAdd}>Add contact</Button>
    </EmptyState>
  );
