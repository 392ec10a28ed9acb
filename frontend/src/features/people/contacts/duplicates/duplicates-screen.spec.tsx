import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { contact, press } from '../../../../testing/contact-server.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { DuplicatesScreen } from './duplicates-screen.tsx';

const pair = (): ReturnType<typeof contact>[] => [
  contact(1, { id: 'a', version: 3 }),
  contact(2, { id: 'b', version: 3, company: 'Engines' }),
];
const group = () => ({ __typename: 'DuplicateGroup', reason: 'email', contacts: pair() });
let groups: ReturnType<typeof group>[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  groups = [
    {
      __typename: 'DuplicateGroup',
      reason: 'email',
      contacts: pair(),
    },
  ];
  api = fakeApi({
    DuplicateGroups: () => ({
      duplicateGroups: {
        __typename: 'DuplicatePage',
        groups,
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: groups.length },
      },
    }),
    MergeContacts: () => {
      groups = [];
      return { mergeContacts: { __typename: 'ContactMerge', id: 'merge', contact: pair()[0] } };
    },
    SplitContacts: () => {
      groups = [
        {
          __typename: 'DuplicateGroup',
          reason: 'email',
          contacts: pair(),
        },
      ];
      return { splitContacts: pair() };
    },
    KeepContactsApart: () => {
      groups = [];
      return { keepContactsApart: true };
    },
  });
});
const draw = () =>
  renderAt(
    <DataProvider>
      <h1 tabIndex={-1}>Duplicates</h1>
      <DuplicatesScreen />
    </DataProvider>,
    { at: '/contacts/duplicates', session: sessionOf({ user: userOf('admin') }) },
  );

it('data.merge: the oldest stays unless another one is chosen; one press merges, and the toast takes it back', async () => {
  draw();
  const region = await screen.findByRole('region', { name: /Same email/ });
  expect(within(region).getByRole('radio', { name: /Ada No1/ })).toBeChecked();
  await press(/^Merge\s*Ada No2 into Ada No1$/);
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(api.sent('MergeContacts')).toEqual([{ into: 'a', version: 3, other: 'b', otherVersion: 3 }]);
  toastStore.current()[0]?.action?.onAction();
  expect(await screen.findByRole('region', { name: /Same email/ })).toBeInTheDocument();
  expect(api.sent('SplitContacts')).toEqual([{ merge: 'merge' }]);
});

it('says why two were not merged, and shows what there is now', async () => {
  api.answer('MergeContacts', () => refusal('CONFLICT', 'They both buy'));
  draw();
  await screen.findByRole('region', { name: /Same email/ });
  await press(/^Merge\s*Ada No2 into Ada No1$/);
  await waitFor(() =>
    expect(toastStore.current()[0]).toMatchObject({ text: 'They both buy', tone: 'error' }),
  );
  expect(await screen.findByRole('region', { name: /Same email/ })).toBeInTheDocument();
});

it('keeps people apart who are not the same', async () => {
  draw();
  await screen.findByRole('region', { name: /Same email/ });
  await press('Not the same person');
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  expect(api.sent('KeepContactsApart')).toEqual([{ ids: ['a', 'b'] }]);
});
