import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { ContactsTab } from '../list/contacts-tab.tsx';
import { press } from '../../../../testing/contact-server.tsx';

const deletedContact = (number: number, deletion: string, together: number) => ({
  __typename: 'DeletedContact',
  id: `id-${number}`,
  firstName: 'Ada',
  lastName: `No${number}`,
  email: `ada${number}@example.com`,
  company: null,
  status: 'prospect',
  deletedAt: '2026-11-03T12:00:00.000Z',
  keptUntil: '2026-12-03T12:00:00.000Z',
  deletion,
  together,
});
let deleted: ReturnType<typeof deletedContact>[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  deleted = [deletedContact(1, 'alone', 1), deletedContact(2, 'two', 2), deletedContact(3, 'two', 2)];
  api = fakeApi({
    DeletedContacts: ({ page }) => ({
      deletedContacts: {
        __typename: 'DeletedContactPage',
        contacts: page === 1 ? deleted : [],
        pagination: { __typename: 'Pagination', page, totalPages: 1, total: deleted.length },
      },
    }),
    RestoreContacts: ({ deletion }) => {
      const back = deleted.filter((one) => one.deletion === deletion).length;
      deleted = deleted.filter((one) => one.deletion !== deletion);
      return { restoreContacts: back };
    },
  });
});

const draw = (more = '') =>
  renderAt(
    <DataProvider>
      <ContactsTab />
    </DataProvider>,
    { at: `/admin?tab=contacts&view=deleted${more}`, session: sessionOf({ user: userOf('admin') }) },
  );

it('shows what was deleted and brings back what went together', async () => {
  draw();
  expect(await screen.findByText('Showing 1 to 3 of 3 contacts')).toBeInTheDocument();
  expect(screen.getAllByText('Nov 3, 2026')).toHaveLength(3);
  await press(/^Restore all 2 contacts\s*deleted together with Ada No2$/);
  await waitFor(() => expect(screen.queryByText('ada3@example.com')).toBeNull());
  expect(api.sent('RestoreContacts')).toEqual([{ deletion: 'two' }]);
  expect(toastStore.current()[0]).toMatchObject({
    title: 'Restored',
    text: '2 contacts back, with notes and history.',
  });
  expect(screen.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus();
});

it('tells when one is there no more, and reads the list again', async () => {
  api.answer('RestoreContact', () => {
    deleted = deleted.slice(1);
    return refusal('NOT_FOUND', 'This contact can no longer be restored');
  });
  draw();
  await screen.findByText('ada1@example.com');
  await press(/^Restore\s*Ada No1$/);
  await waitFor(() => expect(screen.queryByText('ada1@example.com')).toBeNull());
  expect(toastStore.current()[0]).toMatchObject({
    title: 'Failed to restore contact',
    text: 'This contact can no longer be restored',
    tone: 'error',
  });
});

it('goes to the last page from one that is empty by now, and says when nothing is left', async () => {
  const { address } = draw('&page=2');
  expect(await screen.findByText('ada1@example.com')).toBeInTheDocument();
  expect(address()).toBe('/admin?tab=contacts&view=deleted');
  deleted = deleted.filter(({ deletion }) => deletion === 'two');
  await press(/^Restore all 2 contacts\s*deleted together with Ada No2$/);
  expect(await screen.findByText('No contacts were deleted recently')).toBeInTheDocument();
});
