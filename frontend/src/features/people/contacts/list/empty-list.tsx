import type { ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { filtersDesigns } from '@hearthline/rules/people/leads/design-filter.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { isNarrowed, criteriaOf } from '../contact-url-state.ts';
import { addedText, statusTitle } from '../contact-words.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface EmptyListProps {
  readonly filter: ContactFilter;
  readonly onAdd: () => void;
  readonly onClear: () => void;
}

const matchText = (filter: ContactFilter): string => {
  const { search, status, tag, source, waiting, owner, open } = filter;
  const added = addedText(filter);
  const criteria = [
    search && `match “${search}”`,
    status && `have the status ${statusTitle(status)}`,
    tag && `carry the tag “${tag}”`,
    source && `have the source ${humanize(source)}`,
    added && `were added ${added}`,
    waiting && 'are waiting for an answer',
    open && 'are prospects or active',
    owner && (owner === 'me' ? 'are yours' : owner === 'none' ? 'are unassigned' : 'have this owner'),
    filtersDesigns(filter) && 'have such a design',
  ].filter(Boolean);
  return `No contacts ${criteria.join(' and ')}.`;
};

const clearText = (filter: ContactFilter): string => {
  const filters = Object.values({ ...criteriaOf(filter), search: null }).some(Boolean);
  return filter.search && filters ? 'Clear search and filter' : filters ? 'Clear filter' : 'Clear search';
};

/** Replaces an empty table: there are no contacts at all, or none that match. */
export const EmptyList = ({ filter, onAdd, onClear }: EmptyListProps) => {
  const { user } = useSession();
  const mayAdd = can(user, 'contact:create');
  return isNarrowed(filter) ? (
    <EmptyState title="No matching contacts" text={matchText(filter)}>
      <Button variant="outline" onClick={onClear}>
        {clearText(filter)}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="No contacts yet"
      text={`Visitors who book a consultation or ask for a consultant appear here.${mayAdd ? ' You can also add a contact yourself.' : ''}`}
    >
      {mayAdd && <Button onClick={onAdd}>Add contact</Button>}
    </EmptyState>
  );
};
