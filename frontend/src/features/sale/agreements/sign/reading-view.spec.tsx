import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { linkedAgreement } from '../../../../testing/agreements.ts';
import { fakeApi, restRefusal } from '../../../../testing/fake-api.ts';
import { drawLinked, press } from '../../../../testing/mailed-link.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';
import { SignScreen } from './sign-screen.tsx';

showComponentStyles();

const reading = {
  parts: [
    {
      key: 'dispute',
      title: 'Notice on resolving disputes',
      blocks: [{ kind: 'paragraph', text: 'There is a program.' }],
    },
    {
      key: 'price',
      title: '1. Price',
      blocks: [
        { kind: 'heading', text: 'Home' },
        { kind: 'row', text: 'Yachats Firm $89,000.00', cells: ['Yachats', 'Firm', '$89,000.00'] },
        { kind: 'item', text: 'The land is not included.' },
        { kind: 'item', text: 'Nor are utilities.' },
      ],
    },
  ],
};

it('is read on the page: headings, lists and tables, and consent is possible then', async () => {
  let state: 'sent' | 'viewed' = 'sent';
  const api = fakeApi({
    LinkedAgreement: () => ({ linkedAgreement: linkedAgreement(state) }),
    '/api/linked-agreement/reading': () => restRefusal(503, { message: 'Please try again in a moment.' }),
  });
  drawLinked(<SignScreen />, '/sign#token=secret');
  await screen.findByRole('button', { name: 'Read it on this page' });
  await press('Read it on this page');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  state = 'viewed';
  api.answer('/api/linked-agreement/reading', () => Response.json(reading));
  await press('Read it on this page');
  const text = await screen.findByRole('article', { name: 'The agreement' });
  expect(text).toHaveFocus();
  expect(
    within(text)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Notice on resolving disputes', '1. Price', 'Home']);
  const table = within(text).getByRole('table', { name: 'Home' });
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Yachats');
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Firm', '$89,000.00']);
  expect(within(text).getAllByRole('listitem')).toHaveLength(2);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'I agree to sign electronically' })).toBeEnabled(),
  );
  await press('Hide the text');
  expect(screen.queryByRole('article')).toBeNull();
});

it('the warranties are offered before signing, and open by their hashes', async () => {
  vi.stubGlobal('open', () => null);
  URL.createObjectURL = () => 'blob:warranty';
  URL.revokeObjectURL = () => undefined;
  const path = `/api/linked-agreement/files/${'c'.repeat(64)}.pdf`;
  const api = fakeApi({
    LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('sent') }),
    [path]: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  });
  drawLinked(<SignScreen />, '/sign#token=secret');
  const step = await screen.findByRole('region', { name: '1. Read' });
  await userEvent.click(within(step).getByRole('button', { name: 'Seller’s warranty' }));
  await waitFor(() => expect(api.sent(path)).toHaveLength(1));
});

it('puts amounts in line at the end of their rows, and words beside their names', async () => {
  const part = (title: string, second: string) => ({
    key: title,
    title,
    blocks: [{ kind: 'row', text: `${title} ${second}`, cells: [title, second] }],
  });
  fakeApi({
    LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('sent') }),
    '/api/linked-agreement/reading': () =>
      Response.json({ parts: [part('Credit', '-$1,250.00'), part('Home', 'Yachats')] }),
  });
  drawLinked(<SignScreen />, '/sign#token=secret');
  await screen.findByRole('button', { name: 'Read it on this page' });
  await press('Read it on this page');
  expect(await screen.findByRole('cell', { name: '-$1,250.00' })).toHaveStyle({ textAlign: 'end' });
  expect(screen.getByRole('cell', { name: 'Yachats' })).toHaveStyle({ textAlign: 'start' });
});
