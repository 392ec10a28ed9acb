import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { contactSentences } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { useLiveList } from '../../../../platform/graphql/live-list.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { useColumnLayout } from '../../../../platform/preferences/column-layouts.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { WithSidePanel } from '../../../../ui/layout/side-panel.tsx';
import { useCards } from '../../../../ui/actions/narrow-window.ts';
import { Heading } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { emptyFilter, useContactUrlState } from '../contact-url-state.ts';
import { ContactPanel } from '../panel/contact-panel.tsx';
import { useContactPanelUrl } from '../panel/contact-panel-url.ts';
import type { ShownContacts } from './contact-list-actions.tsx';
import { ContactListBar } from './contact-list-bar.tsx';
import { ContactListDialogs } from './contact-list-dialogs.tsx';
import { useListFocus } from './contact-list-focus.ts';
import { ContactListFoot } from './contact-list-foot.tsx';
import { useContactPage, useScrolledContacts } from './contact-page.ts';
import { shownRange } from './contact-range.ts';
import { useSelection } from './contact-selection.ts';
import { ContactTable, ContactTableSkeleton } from './contact-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';
import { useAddressAction } from '../../../../platform/navigation/address-action.ts';

const nothing = { page: 1, totalPages: 1, total: 0 } as const;
export interface ContactListProps {
  /** The saved view that is open, with its columns. */
  readonly view?: { readonly id: string; readonly columns: ColumnLayout | null } | null;
  /** Draws what saves the list as it is, among its buttons. */
  readonly saveView?: (shown: ShownContacts) => ReactNode;
}

/** The list of contacts: find, add, edit, delete. */
export const ContactList = ({ view = null, saveView }: ContactListProps) => {
  const columns = useColumnLayout('contacts', {
    view,
    onFailure: (reason) => showToast({ title: 'The columns were not saved', text: reason, tone: 'error' }),
  });
  const panel = useContactPanelUrl();
  const [current, setCurrent] = useState<string | null>(panel.shown);
  const { filter: requested, search, change } = useContactUrlState();
  // A saved view is scrolled over from its beginning.
  const isWhole = !useCards() && view !== null;
  const filter = isWhole ? { ...requested, page: 1 } : requested;
  const list = useContactPage(filter);
  const { pagination, loading, error, refetch } = list;
  const all = useScrolledContacts(isWhole ? filter : null, list, current);
  const contacts = all.near;
  const [deleting, setDeleting] = useState<ContactRowFragment | null>(null);
  const isBeyond = useLastPage(
    { page: filter.page, change },
    list.isCurrent ? pagination?.totalPages : undefined,
  );
  const { heading, focusHeading, leave, comeBack } = useListFocus({
    contacts,
    loading: loading || isBeyond,
    refetch,
  });
  // An empty page that is not the first may be beyond the last one: the count will tell.
  const known = list.contacts !== undefined && !isBeyond && (contacts.length > 0 || pagination !== undefined);
  const total = pagination?.total ?? 0;
  const selection = useSelection(filter, total, known && pagination ? contacts : undefined);
  /** What the form is open for: a new contact or an existing one. */
  const [editing, setEditing] = useRestoredRow('contacts-open', known ? contacts : undefined);
  const { user } = useSession();
  useAddressAction('new', (what) => what === 'contact' && can(user, 'contact:create') && setEditing('new'));
  const openForm = useRef(setEditing);
  useEffect(() => {
    openForm.current = setEditing;
  });
  const edit = useCallback((contact: ContactRowFragment): void => openForm.current(contact), []);
  const range = !known || loading || error ? '' : shownRange(pagination, filter.page, isWhole);
  const read = (): void => {
    void refetch().catch(() => undefined);
    all.reread();
  };
  const live = useLiveList(['contacts', 'imports'], read);
  const place = contacts.findIndex(({ id }) => id === panel.shown);
  /** The panel follows the row that the keys are on, if it is open. */
  const goToRow = (id: string | undefined): void => {
    if (id === undefined) return;
    setCurrent(id);
    if (panel.shown) panel.show(id);
  };
  const openRow = (id: string): void => {
    setCurrent(id);
    panel.show(id);
  };
  const retry = (): void => {
    focusHeading();
    read();
  };
  const goTo = (page: number): void => {
    change({ page });
    focusHeading();
  };
  const clear = (): void => {
    change(emptyFilter);
    focusHeading();
  };
  const body = (
    <chakra.section
      aria-labelledby="contacts-heading"
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      mb={{ sm: '-8' }}
    >
      <chakra.div srOnly>
        <Heading ref={heading} id="contacts-heading" look="subheading" tabIndex={-1}>
          Contacts
        </Heading>
      </chakra.div>
      <ContactListBar
        filter={filter}
        search={search}
        change={change}
        columns={columns}
        saveView={saveView}
        selection={selection}
        total={total}
        ids={contacts.map(({ id }) => id)}
        onAdd={() => setEditing('new')}
        onDone={read}
        onRestored={() => void comeBack(null)}
      />
      {error && !loading ? (
        <LoadError title={contactSentences.fetchFailed} error={error} retry={retry} />
      ) : !known ? (
        <ContactTableSkeleton />
      ) : contacts.length > 0 ? (
        <ContactTable
          contacts={contacts}
          scrolled={all.rows}
          layout={columns.layout}
          onLayout={columns.change}
          selection={selection}
          current={current}
          onCurrent={goToRow}
          onOpen={openRow}
          onPointer={live.onPointer}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          busy={!list.isCurrent}
          onEdit={edit}
          onDelete={setDeleting}
        />
      ) : (
        <EmptyList filter={filter} onAdd={() => setEditing('new')} onClear={clear} />
      )}
      <ContactListFoot
        isHidden={contacts.length === 0 || Boolean(error)}
        live={live}
        all={all}
        pagination={isWhole || !known || error ? nothing : (pagination ?? {})}
        requestedPage={filter.page}
        rangeText={range}
        onPage={goTo}
      />
      <ContactListDialogs
        editing={editing}
        deleting={deleting}
        onClose={() => {
          setEditing(null);
          setDeleting(null);
        }}
        onSaved={read}
        onRestored={(id) => void comeBack(id)}
        onDeleted={(id) => {
          leave(id);
          setDeleting(null);
          read();
        }}
      />
    </chakra.section>
  );
  return (
    <WithSidePanel
      panel={
        panel.shown && (
          <ContactPanel
            id={panel.shown}
            onClose={panel.close}
            onPrevious={place > 0 ? () => goToRow(contacts[place - 1]?.id) : null}
            onNext={place >= 0 && place < contacts.length - 1 ? () => goToRow(contacts[place + 1]?.id) : null}
            onChanged={read}
          />
        )
      }
    >
      {body}
    </WithSidePanel>
  );
};
