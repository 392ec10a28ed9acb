import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { endSession } from '../../../testing/end-session.ts';
import { ImportContacts } from './import-contacts.tsx';
import { press } from '../../../testing/contact-server.tsx';

const counts = {
  __typename: 'ContactImportCounts',
  new: 0,
  update: 0,
  unchanged: 0,
  repeat: 0,
  skip: 0,
  error: 0,
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
const noNames = {
  contactImportNames: {
    __typename: 'ContactImportNamePage',
    names: [] as object[],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
  },
};
const file = (other: object = {}) => ({
  __typename: 'ContactImport',
  id: 'file-1',
  createdAt: '2026-11-03T12:00:00.000Z',
  fileName: 'leads.csv',
  state: 'uploaded',
  rows: 3,
  columns: ['E-mail', 'Name', 'Remark'],
  mapping: ['email', 'fullName', 'skip'],
  options,
  counts,
  done: 0,
  toDo: 0,
  sample: [['ada@example.com', 'Ada Lovelace', '']],
  ...other,
});
const row = (position: number, verdict: string, problem: string | null = null) => ({
  __typename: 'ContactImportRowType',
  position,
  cells: [`line${position}@example.com`, 'Ada', ''],
  verdict,
  problem,
  outcome: null,
  undone: null,
  contactId: null,
});
const page = (rows: object[]) => ({
  contactImportRows: {
    __typename: 'ContactImportRows',
    rows,
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: rows.length },
  },
});

const ownerId = '0198c0de-0000-7000-8000-000000000001';
let it1: ReturnType<typeof file>;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  it1 = file();
  api = fakeApi({
    ContactImport: () => ({ contactImport: it1 }),
    ContactImports: () => ({ contactImports: [] }),
    ContactImportNames: () => noNames,
    ContactOwners: () => ({
      contactOwners: [{ __typename: 'ContactOwner', id: ownerId, name: 'Grace Hopper' }],
    }),
  });
});

const draw = (at = '/contacts/import?import=file-1') =>
  renderAt(
    <DataProvider>
      <ImportContacts />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const choose = async (name: string, size?: number): Promise<void> => {
  const chosen = new File(['Email\nada@example.com'], name, { type: 'text/csv' });
  if (size) Object.defineProperty(chosen, 'size', { value: size });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, chosen);
};

describe('the file', () => {
  it('of 26 MB is refused before it is sent', async () => {
    draw('/contacts/import');
    await choose('huge.csv', 26_000_000);
    expect(
      await screen.findByText('The file is larger than 25 MB. Split it into several files.'),
    ).toBeInTheDocument();
    expect(api.sent('/api/contact-imports?name=huge.csv')).toEqual([]);
  });

  it('that cannot be read says why, and can be chosen again', async () => {
    const answers = [
      restRefusal(400, { message: 'The file has no rows below its first line, which names the columns.' }),
      new Response('{"id":"file-1"}', { status: 201 }),
    ];
    const others = fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url === '/api/contact-imports?name=people.csv' ? Promise.resolve(answers.shift()) : others(url, init),
    );
    draw('/contacts/import');
    await choose('people.csv');
    expect(
      await screen.findByText('The file has no rows below its first line, which names the columns.'),
    ).toBeInTheDocument();
    await choose('people.csv');
    expect(await screen.findByText('What the columns are')).toBeInTheDocument();
  });
});

describe('the columns', () => {
  it('are guessed, must hold an email, and none twice', async () => {
    draw();
    expect(await screen.findByLabelText('Field for E-mail')).toHaveValue('email');
    expect(screen.getByText('Empty in the first rows')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Field for E-mail'), 'Phone');
    await press('Check the file');
    expect(
      screen.getByText('Choose the column that holds the email address: contacts are recognized by it.'),
    ).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Field for E-mail'), 'Email');
    await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Email');
    await press('Check the file');
    expect(screen.getByText('Two columns cannot be the same field.')).toBeInTheDocument();
    expect(api.sent('MapContactImport')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Tags');
    api.answer('MapContactImport', () =>
      refusal('CONFLICT', 'This import is not at that point. Reload the page.'),
    );
    await press('Check the file');
    expect(await screen.findByText('This import is not at that point. Reload the page.')).toBeInTheDocument();
    expect(screen.getByLabelText('Field for Remark')).toHaveValue('tags');
  });
});

describe('what was chosen for a column', () => {
  const remark = () => screen.findByLabelText<HTMLSelectElement>('Field for Remark');
  const chooseAnd = async (leave: (view: ReturnType<typeof draw>) => void) => {
    const view = draw();
    await userEvent.selectOptions(await remark(), 'Tags');
    leave(view);
  };

  it.each([
    ['the session ends', endSession],
    ['the page is left', (view: ReturnType<typeof draw>) => view.unmount()],
  ])('is still chosen after %s, and nothing is checked by itself', async (_what, leave) => {
    await chooseAnd(leave);
    draw();
    expect(await remark()).toHaveValue('tags');
    expect(screen.getByLabelText('Field for E-mail')).toHaveValue('email');
    expect(api.sent('MapContactImport')).toEqual([]);
  });

  it('is of that file only', async () => {
    await chooseAnd((view) => view.unmount());
    it1 = file({ id: 'file-2' });
    draw('/contacts/import?import=file-2');
    expect(await remark()).toHaveValue('skip');
  });

  it('is what the file was checked with, once it was', async () => {
    api.answer('MapContactImport', ({ mapping }) => {
      it1 = file({ state: 'checked', mapping });
      return { mapContactImport: it1 };
    });
    api.answer('ContactImportRows', () => page([]));
    const view = draw();
    await userEvent.selectOptions(await remark(), 'Tags');
    await press('Check the file');
    expect(await screen.findByText('What would happen')).toBeInTheDocument();
    view.unmount();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('import-choices'))).toEqual([]);
  });
});

it('that was checked is not imported with other columns than it was checked with', async () => {
  it1 = file({ state: 'checked', counts: { ...counts, new: 2 } });
  api.answer('ContactImportRows', () => page([]));
  draw();
  expect(await screen.findByRole('button', { name: 'Import 2 contacts' })).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Tags');
  expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeDisabled();
  expect(
    screen.getByText('You changed how the file is read. Check the file again to import it.'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Do not import');
  expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeEnabled();
});

describe('how a file is read', () => {
  const word = (text: string, rows: number, value: string | null) => ({
    __typename: 'ContactImportWord',
    word: text,
    rows,
    value,
  });
  const read = async (): Promise<any> => {
    api.answer('MapContactImport', () => ({ mapContactImport: it1 }));
    await press('Check the file');
    return api.sent('MapContactImport').at(-1);
  };

  it('asks what unknown words stand for, and sends what differs from the guesses', async () => {
    it1 = file({ columns: ['E-mail', 'Name', 'Stage'], mapping: ['email', 'fullName', 'status'] });
    api.answer('ContactImportWords', () => ({
      contactImportWords: [word('Won', 7, 'customer'), word('Nurturing', 1, null)],
    }));
    draw();
    const [first, second] = await screen.findAllByLabelText(/stands for$/);
    expect(first).toHaveAccessibleName('Nurturing stands for');
    expect(first).toHaveDisplayValue('Prospect if new, else unchanged');
    expect(second).toHaveValue('customer');
    await userEvent.selectOptions(first as HTMLElement, 'Active');
    await userEvent.selectOptions(second as HTMLElement, 'Inactive');
    await userEvent.selectOptions(second as HTMLElement, 'Customer');
    expect(await read()).toMatchObject({
      options: { words: [{ field: 'status', word: 'Nurturing', value: 'active' }] },
    });
  });

  it('offers members of staff as owners, and asks about consent', async () => {
    it1 = file({ columns: ['E-mail', 'Rep', 'Newsletter'], mapping: ['email', 'owner', 'consent'] });
    api.answer('ContactImportWords', ({ field }) => ({
      contactImportWords:
        field === 'owner' ? [word('GH', 2, null)] : [word('ja', 2, null), word('unknown', 1, 'unknown')],
    }));
    draw();
    await screen.findByRole('option', { name: 'Grace Hopper' });
    await userEvent.selectOptions(await screen.findByLabelText('GH stands for'), 'Grace Hopper');
    expect(screen.getByLabelText('unknown stands for')).toHaveDisplayValue('Not asked');
    await userEvent.selectOptions(screen.getByLabelText('ja stands for'), 'Wants them');
    expect(await read()).toMatchObject({
      options: {
        words: [
          { field: 'owner', word: 'GH', value: ownerId },
          { field: 'consent', word: 'ja', value: 'yes' },
        ],
      },
    });
  });

  it('shows names that can be split in several ways, by a rule or one by one', async () => {
    const names = [
      { __typename: 'ContactImportName', name: 'Jan van der Berg', rows: 2 },
      { __typename: 'ContactImportName', name: 'Cruz, Ana', rows: 1 },
    ];
    api.answer('ContactImportNames', () => ({
      contactImportNames: {
        ...noNames.contactImportNames,
        names,
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 2 },
      },
    }));
    draw();
    const split = await screen.findByLabelText('Split of Jan van der Berg');
    expect(split).toHaveDisplayValue('First: Jan, last: van der Berg');
    expect(screen.getByLabelText('Split of Cruz, Ana')).toHaveDisplayValue('First: Ana, last: Cruz');
    await userEvent.selectOptions(screen.getByLabelText('Full names'), 'The last word is the last name');
    expect(split).toHaveDisplayValue('First: Jan van der, last: Berg');
    await userEvent.selectOptions(split, 'First: Jan van, last: der Berg');
    await userEvent.selectOptions(
      screen.getByLabelText('If a contact has the email already'),
      'Fill in only what is missing',
    );
    expect(await read()).toMatchObject({
      options: {
        names: 'lastWord',
        splits: [{ name: 'Jan van der Berg', firstWords: 2 }],
        duplicates: 'merge',
      },
    });
  });

  it('says what becomes of rows whose email is known already', async () => {
    it1 = file({ state: 'checked', counts: { ...counts, new: 1, repeat: 2, skip: 1 } });
    api.answer('ContactImportRows', () => page([row(2, 'new')]));
    draw();
    expect(
      await screen.findByText('2 rows are combined with an earlier row of the same email.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 row is left out, as its email is known already.')).toBeInTheDocument();
  });
});

describe('the dry run', () => {
  it('shows the rows with errors first, and imports the rest', async () => {
    it1 = file({ state: 'checked', counts: { ...counts, new: 1, update: 1, error: 1 } });
    api.answer('ContactImportRows', ({ verdict }) =>
      page(
        verdict === 'error'
          ? [row(4, 'error', 'Email: Please enter a valid email address')]
          : [row(2, 'new'), row(3, 'update'), row(4, 'error')],
      ),
    );
    draw();
    expect(
      await screen.findByText('1 contact new, 1 contact updated, 0 rows unchanged, 1 row with errors.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Email: Please enter a valid email address')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Rows shown'), 'All rows');
    expect(await screen.findByText('line2@example.com')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
    api.answer('StartContactImport', () => {
      it1 = file({ state: 'imported', counts: { ...counts, created: 1, updated: 1, error: 1 } });
      return { startContactImport: it1 };
    });
    await press('Import 2 contacts');
    expect(
      await screen.findByText('1 contact created, 1 contact updated, 0 rows unchanged, 1 row with errors.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rows that failed' })).toBeInTheDocument();
  });

  it('names the columns in the card that a row is on a phone, and leaves empty cells out', async () => {
    it1 = file({ state: 'checked', counts: { ...counts, new: 1 } });
    api.answer('ContactImportRows', () => page([row(2, 'new')]));
    draw();
    const [line, , address, , remark] = within(
      await screen.findByRole('table', { name: 'Rows of the file' }),
    ).getAllByRole('cell', { hidden: true });
    expect(line).toHaveTextContent('Line 2');
    expect(address).toHaveTextContent('E-mailline2@example.com');
    expect(address).toHaveAccessibleName('line2@example.com');
    expect(remark).toHaveStyle({ display: 'none' });
  });

  it('of a file with two columns of one title shows both', async () => {
    it1 = file({ state: 'checked', columns: ['E-mail', 'Phone', 'Phone'], counts: { ...counts, new: 1 } });
    api.answer('ContactImportRows', () => page([row(2, 'new')]));
    draw();
    expect(await screen.findAllByRole('columnheader', { name: 'Phone' })).toHaveLength(2);
  });

  it('says so where a verdict has no rows', async () => {
    it1 = file({ state: 'checked', counts: { ...counts, new: 1 } });
    api.answer('ContactImportRows', ({ verdict }) => page(verdict === 'update' ? [] : [row(2, 'new')]));
    draw();
    await userEvent.selectOptions(await screen.findByLabelText('Rows shown'), 'Update (0)');
    expect(await screen.findByText('The file has none with this verdict.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Rows of the file' })).not.toBeInTheDocument();
  });

  it('without anything to do has nothing to press', async () => {
    it1 = file({ state: 'checked', counts: { ...counts, unchanged: 3 } });
    api.answer('ContactImportRows', () => page([row(2, 'unchanged')]));
    draw();
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });
});

it('goes back only after a question, and says what somebody touched since', async () => {
  it1 = file({ state: 'imported', counts: { ...counts, created: 2 } });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Revert the import…' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/2 contacts created by it are removed/);
  api.answer('ContactImportRows', () =>
    page([{ ...row(2, 'new', 'Changed since the import'), undone: 'kept' }]),
  );
  api.answer('RevertContactImport', () => {
    it1 = file({ state: 'reverted', counts: { ...counts, created: 2, removed: 1, kept: 1 } });
    return { revertContactImport: it1 };
  });
  await press('Revert');
  expect(
    await screen.findByText(
      'Taken back: 1 contact removed, 0 contacts put back, 1 contact kept because somebody touched them since.',
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText('Changed since the import')).toBeInTheDocument();
});

it('that is gone says so, and leads back to all imports', async () => {
  api.answer('ContactImport', () => refusal('NOT_FOUND', 'Import not found'));
  const { address } = draw();
  expect(await screen.findByText('Import not found')).toBeInTheDocument();
  await press('All imports');
  expect(address()).toBe('/contacts/import');
});
