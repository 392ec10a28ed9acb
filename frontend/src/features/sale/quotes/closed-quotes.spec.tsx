import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { quotePapers } from '../../../testing/quotes.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { LinkedQuote } from './linked/linked-quote.tsx';
import { MyQuotes } from './own/my-quotes.tsx';

beforeEach(() => {
  globalThis.scrollTo = () => undefined;
});

const quote = {
  __typename: 'Quote',
  id: 'q1',
  number: 'Q-1001',
  version: 2,
  status: 'issued',
  canBeAnswered: true,
  totalCents: 21_400_000,
  notToExceedCents: 22_000_000,
  firmCents: 20_000_000,
  allowanceCents: 1_400_000,
  taxCents: 1_000_000,
  issuedOn: '2026-11-02',
  validUntil: '2026-12-02',
  acceptedAt: null,
  acceptedBy: null,
  closedAt: null,
  closedReason: null,
  createdAt: '2026-11-01T18:00:00.000Z',
  replaces: null,
  roof: 'hip',
  siding: null,
  style: null,
  color: null,
  lookText: null,
  quotedPlan: null,
  home: {
    __typename: 'QuotedHome',
    name: 'Castle Rock',
    slug: 'castle-rock',
    planCode: null,
    modelType: 'Double Wide',
    footprint: "54' × 26' 8\"",
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1440,
  },
  buyerName: 'Ada Byron',
  before: null,
  terms: 'Good for a month.',
  assumptions: [],
  companyPhone: '(360) 555-0142',
  lines: [],
  loan: null,
  alternatives: [],
  ...quotePapers,
};
const closed = { ...quote, canBeAnswered: false };

const drawLinked = (linkedQuote: object) => {
  fakeApi({ LinkedQuote: () => ({ linkedQuote }) });
  renderAt(
    <DataProvider>
      <LinkedQuote />
    </DataProvider>,
    { at: '/quote#token=secret' },
  );
};

const drawOwn = (own: object) => {
  fakeApi({ MyQuotes: () => ({ myQuotes: [own] }) });
  renderAt(
    <DataProvider>
      <MyQuotes />
    </DataProvider>,
    { at: '/dashboard', user: userOf('customer') },
  );
};

it('the page of a link lets an open quote be answered', async () => {
  drawLinked(quote);
  expect(await screen.findByRole('button', { name: 'Accept quote' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline quote' })).toBeInTheDocument();
  expect(screen.getByText('Issued')).toBeInTheDocument();
});

it('the page of a link says plainly that the offer is closed, and has no buttons to answer with', async () => {
  drawLinked(closed);
  expect(await screen.findByText(quoteSentences.dealLost)).toBeInTheDocument();
  expect(screen.getByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept quote' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline quote' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
});

it('the portal lets an open quote be accepted', async () => {
  drawOwn(quote);
  const card = await screen.findByRole('article', { name: 'Quote Q-1001' });
  expect(within(card).getByRole('button', { name: 'Accept quote' })).toBeInTheDocument();
});

it('contract.papers: the portal shows what is due when and what comes with the home, once they are opened', async () => {
  drawOwn(quote);
  const card = await screen.findByRole('article', { name: 'Quote Q-1001' });
  const deposit = within(card).getByText('Deposit');
  expect(deposit).not.toBeVisible();
  await userEvent.click(within(card).getByText('Payment schedule'));
  expect(deposit).toBeVisible();
  await userEvent.click(within(card).getByText('Standard equipment (2)'));
  expect(within(card).getByText('2x6 studs')).toBeVisible();
});

it('the portal says of a closed one that it is closed', async () => {
  drawOwn(closed);
  const card = await screen.findByRole('article', { name: 'Quote Q-1001' });
  expect(within(card).getByText(quoteSentences.dealLost)).toBeInTheDocument();
  expect(within(card).queryByRole('button', { name: 'Accept quote' })).toBeNull();
});
