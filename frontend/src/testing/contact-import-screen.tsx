import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { ImportContacts } from '../features/people/contacts/import/import-contacts.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, sessionOf, userOf } from './render.tsx';

/** No rows of any kind. */
export const importCounts = {
  __typename: 'ContactImportCounts',
  new: 0,
  update: 0,
  unchanged: 0,
  repeat: 0,
  skip: 0,
  error: 0,
  incomplete: 0,
  created: 0,
  updated: 0,
  removed: 0,
  restored: 0,
  kept: 0,
};
const options = {
  __typename: 'ContactImportOptions',
  duplicates: 'update',
  names: 'guess',
  splits: [] as object[],
  words: [] as object[],
};
/** No names that could be split in several ways. */
export const noImportNames = {
  contactImportNames: {
    __typename: 'ContactImportNamePage',
    names: [] as object[],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
  },
};
/** An uploaded file as the server returns it. */
export const importOf = (other: object = {}) => ({
  __typename: 'ContactImport',
  id: 'file-1',
  createdAt: '2026-11-03T12:00:00.000Z',
  fileName: 'leads.csv',
  state: 'uploaded',
  rows: 3,
  columns: ['E-mail', 'Name', 'Remark'],
  mapping: ['email', 'fullName', 'skip'],
  options,
  counts: importCounts,
  done: 0,
  toDo: 0,
  sample: [['ada@example.com', 'Ada Lovelace', '']],
  ...other,
});
/** A row of it, with what is to become of it. */
export const importRow = (position: number, verdict: string, problem: string | null = null) => ({
  __typename: 'ContactImportRowType',
  position,
  cells: [`line${position}@example.com`, 'Ada', ''],
  verdict,
  problem,
  outcome: null,
  undone: null,
  contactId: null,
});
export const importRowPage = (rows: object[]) => ({
  contactImportRows: {
    __typename: 'ContactImportRows',
    rows,
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: rows.length },
  },
});

export const importOwnerId = '0198c0de-0000-7000-8000-000000000001';

/** A fake server with one uploaded file. @param stored returns it as it is at the moment */
export const importServer = (stored: () => ReturnType<typeof importOf>): ReturnType<typeof fakeApi> =>
  fakeApi({
    ContactImport: () => ({ contactImport: stored() }),
    ContactImports: () => ({ contactImports: [] }),
    ContactImportNames: () => noImportNames,
    ContactOwners: () => ({
      contactOwners: [{ __typename: 'ContactOwner', id: importOwnerId, name: 'Grace Hopper' }],
    }),
  });

/** Renders the page as an admin. */
export const drawImport = (at = '/contacts/import?import=file-1') =>
  renderAt(
    <DataProvider>
      <ImportContacts />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
