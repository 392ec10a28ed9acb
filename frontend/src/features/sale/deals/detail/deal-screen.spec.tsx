import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { dealsApi, fakeDeal, type FakeDeal } from '../../../../testing/deals-page-screen.tsx';
import { refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { DealScreen } from './deal-screen.tsx';
import { EventsAlone } from './events-alone.tsx';

// Forms are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });

const event = (id: string, at: string, over: object = {}) => ({
  __typename: 'DealEvent',
  id,
  createdAt: at,
  kind: 'changed',
  fromStage: null,
  toStage: null,
  note: null,
  actorName: 'Avery',
  ...over,
});

const draw = async (deal: FakeDeal, events: object[] = []) => {
  const api = dealsApi([deal]);
  let current = deal;
  api.answer('Deal', () => ({ deal: { ...current, events } }));
  renderAt(
    <DataProvider>
      <DealScreen
        id={deal.id}
        cards={({ designCode }) => <p>Design: {designCode ?? 'none'}</p>}
        timeline={(_deal, entries) => <EventsAlone entries={entries} />}
      />
      <Toaster />
    </DataProvider>,
    { at: `/deals/${deal.id}`, user: userOf('admin') },
  );
  await screen.findByRole('region', { name: 'Details' });
  return {
    api,
    set: (next: FakeDeal) => {
      current = next;
    },
  };
};
const details = () => screen.getByRole('region', { name: 'Details' });
const edit = async () => {
  await userEvent.click(within(details()).getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit D-7, Buyer 7' }));
};
const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

it.each([
  ['design', 'Delivered total of the design'],
  ['accepted_quote', 'Total of the accepted quote'],
  ['none', 'No price yet'],
])('says that the value comes from %s', async (valueBasis, text) => {
  await draw(fakeDeal(7, { valueBasis, valueCents: 12_345_600 }));
  expect(screen.getByRole('region', { name: 'Progress' })).toHaveTextContent(`$123,456${text}`);
  expect(details()).toHaveTextContent('Probability10%');
  expect(details()).toHaveTextContent('Weighted$12,346');
});

it('tells why a deal was lost, who buys, and what happened, the newest first', async () => {
  await draw(
    fakeDeal(7, {
      stage: 'lost',
      lostNote: 'Too far from work',
      coBuyers: [{ __typename: 'CoBuyer', name: 'Sam', email: 'sam@b.example' }],
    }),
    [
      event('1', '2027-01-02T18:00:00.000Z', { kind: 'opened', toStage: 'new' }),
      event('3', '2027-01-09T18:00:00.000Z', { kind: 'moved', fromStage: 'new', toStage: 'lost' }),
      event('2', '2027-01-05T18:00:00.000Z', { kind: 'moved', fromStage: 'new', toStage: 'visited' }),
    ],
  );
  expect(details()).toHaveTextContent('Lost because ofPriceToo far from work');
  expect(within(details()).getByRole('link', { name: 'Buyer 7' })).toHaveAttribute(
    'href',
    '/contacts/contact-7',
  );
  expect(details()).toHaveTextContent('Samsam@b.example');
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
    expect.stringMatching(/^Deal lost/),
    expect.stringMatching(/^Moved to Visit/),
    expect.stringMatching(/^Deal opened/),
  ]);
});

it('leads with how far it is, what is left to pay, and whom to call', async () => {
  await draw(
    fakeDeal(7, {
      stage: 'quoted',
      totalCents: 20_000_000,
      paidCents: 500_000,
      balanceCents: 19_500_000,
      buyerPhone: '+13605550142',
      buyerEmail: 'ada@b.example',
      coBuyers: [{ __typename: 'CoBuyer', name: 'Sam', email: 'sam@b.example' }],
    }),
  );
  const head = within(screen.getByRole('region', { name: 'Progress' }));
  expect(head.getByRole('listitem', { current: 'step' })).toHaveTextContent('Quoted');
  expect(head.getByText(/\$195,000 left to pay/)).toBeInTheDocument();
  expect(head.getByRole('link', { name: 'Call Buyer 7' })).toHaveAttribute('href', 'tel:+13605550142');
  expect(head.getByRole('link', { name: 'Mail Buyer 7' })).toHaveAttribute(
    'href',
    'mailto:ada@b.example,sam@b.example',
  );
});

it('asks how a call ended, where the buyer is a contact', async () => {
  await draw(fakeDeal(7, { buyerPhone: '+13605550142' }));
  await userEvent.click(screen.getByRole('link', { name: 'Call Buyer 7' }));
  expect(await screen.findByRole('dialog', { name: 'Call Buyer 7' })).toBeInTheDocument();
});

it('only dials where the buyer is no contact any more', async () => {
  await draw(fakeDeal(7, { buyerPhone: '+13605550142', contact: null }));
  await userEvent.click(screen.getByRole('link', { name: 'Call Buyer 7' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends only the fields that were changed, amounts in cents', async () => {
  const { api } = await draw(fakeDeal(7));
  const form = await edit();
  await retype(form.getByLabelText(/^Value/), '$98,765.4');
  await retype(form.getByLabelText(/^Probability/), '');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('UpdateDeal')).toEqual([
    { id: 'deal-7', version: 3, input: { valueCents: 9_876_540, probabilityPercent: null } },
  ]);
});

it('says what is wrong with an amount and a percentage, and sends nothing', async () => {
  const { api } = await draw(fakeDeal(7));
  const form = await edit();
  await retype(form.getByLabelText(/^Value/), 'a lot');
  await retype(form.getByLabelText(/^Probability/), '101');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Please enter an amount of at least $0')).toBeInTheDocument();
  expect(form.getByText('Please enter a whole percentage from 0 to 100')).toBeInTheDocument();
  expect(api.sent('UpdateDeal')).toEqual([]);
});

it('asks which version to keep if a colleague was faster, and loses nothing typed', async () => {
  const { api, set } = await draw(fakeDeal(7));
  const form = await edit();
  await retype(form.getByLabelText(/^Source/), 'Home show');
  set(fakeDeal(7, { version: 4, source: 'referral', expectedCloseOn: '2027-05-01' }));
  api.answer('UpdateDeal', () => refusal('CONFLICT', 'Changed.'));
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(await form.findByRole('button', { name: 'Keep what I typed' }));
  expect(form.getByLabelText('Source')).toHaveValue('Home show');
  expect(form.getByLabelText('Expected close')).toHaveValue('2027-05-01');
  api.answer('UpdateDeal', () => ({ updateDeal: fakeDeal(7, { version: 5, source: 'Home show' }) }));
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.sent('UpdateDeal').at(-1)).toEqual({
      id: 'deal-7',
      version: 4,
      input: { source: 'Home show' },
    }),
  );
});

it('shows where a lead came from in words, and leaves that as it is unless it is changed', async () => {
  const { api } = await draw(fakeDeal(7, { source: 'contact_form' }));
  const form = await edit();
  expect(form.getByLabelText('Source')).toHaveValue('Contact form');
  await retype(form.getByLabelText('Expected close'), '2027-05-01');
  api.answer('UpdateDeal', () => ({ updateDeal: fakeDeal(7, { version: 2 }) }));
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.sent('UpdateDeal').at(-1)).toMatchObject({ input: { expectedCloseOn: '2027-05-01' } }),
  );
  expect(api.sent('UpdateDeal').at(-1)).not.toHaveProperty('input.source');
});

it('says that there is no such deal', async () => {
  const api = dealsApi([]);
  api.answer('Deal', () => refusal('NOT_FOUND', 'There is no such deal.'));
  renderAt(
    <DataProvider>
      <DealScreen id="x" cards={() => null} timeline={() => null} />
    </DataProvider>,
    { at: '/deals/x', user: userOf('admin') },
  );
  expect(await screen.findByText('Deal not found')).toBeInTheDocument();
});
