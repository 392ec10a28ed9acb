import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  drawImport,
  importCounts,
  importOf,
  importRow,
  importRowPage,
  importServer,
} from '../../../../testing/contact-import-screen.tsx';
import { press } from '../../../../testing/contact-server.tsx';
import { refusal, restRefusal } from '../../../../testing/fake-api.ts';
import { endSession } from '../../../../testing/end-session.ts';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

let stored: ReturnType<typeof importOf>;
let api: ReturnType<typeof importServer>;
beforeEach(() => {
  stored = importOf();
  api = importServer(() => stored);
});

const choose = async (name: string, size?: number): Promise<void> => {
  const chosen = new File(['Email\nada@example.com'], name, { type: 'text/csv' });
  if (size) Object.defineProperty(chosen, 'size', { value: size });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, chosen);
};

describe('the file', () => {
  it('of 26 MB is refused before it is sent', async () => {
    drawImport('/contacts/import');
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
    drawImport('/contacts/import');
    await choose('people.csv');
    expect(
      await screen.findByText('The file has no rows below its first line, which names the columns.'),
    ).toBeInTheDocument();
    await choose('people.csv');
    expect(await screen.findByText('What the columns are')).toBeInTheDocument();
  });
});

describe('the columns', () => {
  it('are guessed, must hold an email or a phone, and none twice', async () => {
    drawImport();
    expect(await screen.findByLabelText('Field for E-mail')).toHaveValue('email');
    expect(screen.getByText('Empty in the first rows')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Field for E-mail'), 'Company');
    await press('Check the file');
    expect(screen.getByText(importSentences.columnNeeded)).toBeInTheDocument();
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
  const chooseAnd = async (leave: (view: ReturnType<typeof drawImport>) => void) => {
    const view = drawImport();
    await userEvent.selectOptions(await remark(), 'Tags');
    leave(view);
  };

  it.each([
    ['the session ends', endSession],
    ['the page is left', (view: ReturnType<typeof drawImport>) => view.unmount()],
  ])('is still chosen after %s, and nothing is checked by itself', async (_what, leave) => {
    await chooseAnd(leave);
    drawImport();
    expect(await remark()).toHaveValue('tags');
    expect(screen.getByLabelText('Field for E-mail')).toHaveValue('email');
    expect(api.sent('MapContactImport')).toEqual([]);
  });

  it('is of that file only', async () => {
    await chooseAnd((view) => view.unmount());
    stored = importOf({ id: 'file-2' });
    drawImport('/contacts/import?import=file-2');
    expect(await remark()).toHaveValue('skip');
  });

  it('is what the file was checked with, once it was', async () => {
    api.answer('MapContactImport', ({ mapping }) => {
      stored = importOf({ state: 'checked', mapping });
      return { mapContactImport: stored };
    });
    api.answer('ContactImportRows', () => importRowPage([]));
    const view = drawImport();
    await userEvent.selectOptions(await remark(), 'Tags');
    await press('Check the file');
    expect(await screen.findByText('What would happen')).toBeInTheDocument();
    view.unmount();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('import-choices'))).toEqual([]);
  });
});

it('that was checked is not imported with other columns than it was checked with', async () => {
  stored = importOf({ state: 'checked', counts: { ...importCounts, new: 2 } });
  api.answer('ContactImportRows', () => importRowPage([]));
  drawImport();
  expect(await screen.findByRole('button', { name: 'Import 2 contacts' })).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Tags');
  expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeDisabled();
  expect(
    screen.getByText('You changed how the file is read. Check the file again to import it.'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Field for Remark'), 'Do not import');
  expect(screen.getByRole('button', { name: 'Import 2 contacts' })).toBeEnabled();
});

describe('the dry run', () => {
  it('shows the rows with errors first, and imports the rest', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, new: 1, update: 1, error: 1 } });
    api.answer('ContactImportRows', ({ verdict }) =>
      importRowPage(
        verdict === 'error'
          ? [importRow(4, 'error', 'Email: Please enter a valid email address')]
          : [importRow(2, 'new'), importRow(3, 'update'), importRow(4, 'error')],
      ),
    );
    drawImport();
    expect(
      await screen.findByText('1 contact new, 1 contact updated, 0 rows unchanged, 1 row with errors.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Email: Please enter a valid email address')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Rows shown'), 'All rows');
    expect(await screen.findByText('line2@example.com')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled();
    api.answer('StartContactImport', () => {
      stored = importOf({ state: 'imported', counts: { ...importCounts, created: 1, updated: 1, error: 1 } });
      return { startContactImport: stored };
    });
    await press('Import 2 contacts');
    expect(
      await screen.findByText('1 contact created, 1 contact updated, 0 rows unchanged, 1 row with errors.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rows to correct' })).toBeInTheDocument();
  });

  it('offers the rows that go in without a cell to be corrected, although none has an error', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, new: 2, incomplete: 1 } });
    api.answer('ContactImportRows', () => importRowPage([importRow(2, 'new', 'Imported without: Email')]));
    drawImport();
    expect(await screen.findByText(/1 row goes in without a cell that cannot be read\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rows to correct' })).toBeInTheDocument();
    api.answer('StartContactImport', () => {
      stored = importOf({ state: 'imported', counts: { ...importCounts, created: 2, incomplete: 1 } });
      return { startContactImport: stored };
    });
    await press('Import 2 contacts');
    expect(
      await screen.findByText('1 row went in without a cell that could not be read.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rows to correct' })).toBeInTheDocument();
  });

  it('names the columns in the card that a row is on a phone, and leaves empty cells out', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, new: 1 } });
    api.answer('ContactImportRows', () => importRowPage([importRow(2, 'new')]));
    drawImport();
    const [line, , address, , remark] = within(
      await screen.findByRole('table', { name: 'Rows of the file' }),
    ).getAllByRole('cell', { hidden: true });
    expect(line).toHaveTextContent('Line 2');
    expect(address).toHaveTextContent('E-mailline2@example.com');
    expect(address).toHaveAccessibleName('line2@example.com');
    expect(remark).toHaveStyle({ display: 'none' });
  });

  it('of a file with two columns of one title shows both', async () => {
    stored = importOf({
      state: 'checked',
      columns: ['E-mail', 'Phone', 'Phone'],
      counts: { ...importCounts, new: 1 },
    });
    api.answer('ContactImportRows', () => importRowPage([importRow(2, 'new')]));
    drawImport();
    expect(await screen.findAllByRole('columnheader', { name: 'Phone' })).toHaveLength(2);
  });

  it('says so where a verdict has no rows', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, new: 1 } });
    api.answer('ContactImportRows', ({ verdict }) =>
      importRowPage(verdict === 'update' ? [] : [importRow(2, 'new')]),
    );
    drawImport();
    await userEvent.selectOptions(await screen.findByLabelText('Rows shown'), 'Update (0)');
    expect(await screen.findByText('The file has no rows with this result.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Rows of the file' })).not.toBeInTheDocument();
  });

  it('without anything to do has nothing to press', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, unchanged: 3 } });
    api.answer('ContactImportRows', () => importRowPage([importRow(2, 'unchanged')]));
    drawImport();
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });
});

it('goes back only after a question, and says what somebody touched since', async () => {
  stored = importOf({ state: 'imported', counts: { ...importCounts, created: 2 } });
  drawImport();
  await userEvent.click(await screen.findByRole('button', { name: 'Revert the import…' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /2 contacts created by it will be removed/,
  );
  api.answer('ContactImportRows', () =>
    importRowPage([{ ...importRow(2, 'new', 'Changed since the import'), undone: 'kept' }]),
  );
  api.answer('RevertContactImport', () => {
    stored = importOf({ state: 'reverted', counts: { ...importCounts, created: 2, removed: 1, kept: 1 } });
    return { revertContactImport: stored };
  });
  await press('Revert');
  expect(
    await screen.findByText(
      'Taken back: 1 contact removed, 0 contacts put back, 1 contact kept because they were changed since.',
    ),
  ).toBeInTheDocument();
  expect(await screen.findByText('Changed since the import')).toBeInTheDocument();
});

it('that is gone says so, and leads back to all imports', async () => {
  api.answer('ContactImport', () => refusal('NOT_FOUND', 'Import not found'));
  const { address } = drawImport();
  expect(await screen.findByText('Import not found')).toBeInTheDocument();
  await press('All imports');
  expect(address()).toBe('/contacts/import');
});
