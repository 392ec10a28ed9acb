import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../../testing/contact-server.tsx';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { ContactMerges } from './contact-merges.tsx';

const merge = (id: string, otherName: string) => ({
  __typename: 'ContactMerge',
  id,
  otherName,
  createdAt: '2026-11-03T12:00:00.000Z',
  by: null,
  undoUntil: '2999-12-03T12:00:00.000Z',
});

it('data.split: the newest merge is taken back, and the focus goes on in what is left', async () => {
  let merges = [merge('m2', 'Ada King'), merge('m1', 'Ada Byron')];
  const api = fakeApi({
    ContactMerges: () => ({ contact: { __typename: 'Contact', id: 'a', merges } }),
    SplitContacts: () => {
      merges = merges.slice(1);
      return { splitContacts: [] };
    },
  });
  renderAt(
    <DataProvider>
      <h1 tabIndex={-1}>Ada Lovelace</h1>
      <ContactMerges contactId="a" onSplit={() => undefined} />
    </DataProvider>,
    { at: '/contacts/a', user: userOf('admin') },
  );
  const card = await screen.findByRole('region', { name: 'Merged contacts' });
  await press(/^Split\s*Ada King$/);
  await waitFor(() => expect(card).toHaveFocus());
  await press(/^Split\s*Ada Byron$/);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(api.sent('SplitContacts')).toEqual([{ merge: 'm2' }, { merge: 'm1' }]);
});
