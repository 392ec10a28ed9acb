import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  drawImport,
  importCounts,
  importOf,
  importOwnerId,
  importRow,
  importRowPage,
  importServer,
  noImportNames,
} from '../../../../testing/contact-import-screen.tsx';
import { press } from '../../../../testing/contact-server.tsx';

let stored: ReturnType<typeof importOf>;
let api: ReturnType<typeof importServer>;
beforeEach(() => {
  stored = importOf();
  api = importServer(() => stored);
});

describe('how a file is read', () => {
  const word = (text: string, rows: number, value: string | null) => ({
    __typename: 'ContactImportWord',
    word: text,
    rows,
    value,
  });
  const read = async (): Promise<any> => {
    api.answer('MapContactImport', () => ({ mapContactImport: stored }));
    await press('Check the file');
    return api.sent('MapContactImport').at(-1);
  };

  it('asks what unknown words stand for, and sends what differs from the guesses', async () => {
    stored = importOf({ columns: ['E-mail', 'Name', 'Stage'], mapping: ['email', 'fullName', 'status'] });
    api.answer('ContactImportWords', () => ({
      contactImportWords: [word('Won', 7, 'customer'), word('Nurturing', 1, null)],
    }));
    drawImport();
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

  it('reads words of source as the usual sources, and offers those in use', async () => {
    stored = importOf({ columns: ['E-mail', 'Lead source'], mapping: ['email', 'source'] });
    api.answer('ContactSources', () => ({ contactSources: ['manual', 'walk in', 'Barn raising'] }));
    api.answer('ContactImportWords', () => ({
      contactImportWords: [word('facebook ads', 7, 'Facebook'), word('Herald', 1, null)],
    }));
    drawImport();
    const herald = await screen.findByLabelText('Herald stands for');
    expect(herald).toHaveDisplayValue('As it is written');
    expect(screen.getByLabelText('facebook ads stands for')).toHaveDisplayValue('Facebook');
    await screen.findAllByRole('option', { name: 'Barn raising' });
    expect(within(herald).getAllByRole('option', { name: /walk.in/i })).toHaveLength(1);
    await userEvent.selectOptions(herald, 'Barn raising');
    await userEvent.selectOptions(screen.getByLabelText('facebook ads stands for'), 'As it is written');
    expect(await read()).toMatchObject({
      options: {
        words: [
          { field: 'source', word: 'Herald', value: 'Barn raising' },
          { field: 'source', word: 'facebook ads', value: '' },
        ],
      },
    });
  });

  it('offers members of staff as owners, and asks about consent', async () => {
    stored = importOf({ columns: ['E-mail', 'Rep', 'Newsletter'], mapping: ['email', 'owner', 'consent'] });
    api.answer('ContactImportWords', ({ field }) => ({
      contactImportWords:
        field === 'owner' ? [word('GH', 2, null)] : [word('ja', 2, null), word('unknown', 1, 'unknown')],
    }));
    drawImport();
    await screen.findByRole('option', { name: 'Grace Hopper' });
    await userEvent.selectOptions(await screen.findByLabelText('GH stands for'), 'Grace Hopper');
    expect(screen.getByLabelText('unknown stands for')).toHaveDisplayValue('Not asked');
    await userEvent.selectOptions(screen.getByLabelText('ja stands for'), 'Subscribed');
    expect(await read()).toMatchObject({
      options: {
        words: [
          { field: 'owner', word: 'GH', value: importOwnerId },
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
        ...noImportNames.contactImportNames,
        names,
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 2 },
      },
    }));
    drawImport();
    const split = await screen.findByLabelText('Split of Jan van der Berg');
    expect(split).toHaveDisplayValue('First: Jan, last: van der Berg');
    expect(screen.getByLabelText('Split of Cruz, Ana')).toHaveDisplayValue('First: Ana, last: Cruz');
    await userEvent.selectOptions(screen.getByLabelText('Full names'), 'The last word is the last name');
    expect(split).toHaveDisplayValue('First: Jan van der, last: Berg');
    await userEvent.selectOptions(split, 'First: Jan van, last: der Berg');
    await userEvent.selectOptions(
      screen.getByLabelText('If the contact exists already'),
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

  it('says what becomes of rows about people who are known already', async () => {
    stored = importOf({ state: 'checked', counts: { ...importCounts, new: 1, repeat: 2, skip: 1 } });
    api.answer('ContactImportRows', () => importRowPage([importRow(2, 'new')]));
    drawImport();
    expect(
      await screen.findByText('2 rows are combined with an earlier row of the same person.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 row is left out, as its contact exists already.')).toBeInTheDocument();
  });
});
