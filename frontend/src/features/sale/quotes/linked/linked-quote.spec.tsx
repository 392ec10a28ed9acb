import { quoteStatuses } from '@hearthline/rules/sale/quotes/quote-states.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { drawLinked, sessionValues } from '../../../../testing/mailed-link.tsx';
import { shownQuote } from '../../../../testing/quotes.ts';
import { LinkedQuote } from './linked-quote.tsx';

const draw = (answers: Parameters<typeof fakeApi>[0], at = '/quote#token=secret') => {
  const api = fakeApi(answers);
  return { api, ...drawLinked(<LinkedQuote />, at) };
};

describe('a quote behind its link', () => {
  it.each(
    quoteStatuses.map(
      (status) =>
        [
          status,
          {
            draft: 'This quote is still a draft.',
            issued: 'You can accept this quote until Feb 3, 2027.',
            accepted:
              'Ada Byron accepted this quote on Jan 8, 2027. The purchase agreement that follows repeats its lines, for you to read before you sign.',
            declined: 'This quote was declined on Jan 9, 2027.',
            expired:
              'This quote expired: it was valid until Feb 3, 2027. Call us and we will write a new one.',
            superseded: 'This quote was replaced. Open the newest quote from our email, or call us.',
            withdrawn: 'We withdrew this quote on Jan 9, 2027. Call us if you have questions.',
          }[status],
        ] as const,
    ),
  )('says where it stands: %s', async (status, sentence) => {
    const { address } = draw({ LinkedQuote: () => ({ linkedQuote: shownQuote(status) }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Yachats' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    const answers = screen.queryAllByRole('button', { name: /^(Accept|Decline) quote$/ });
    expect(answers).toHaveLength(status === 'issued' ? 2 : 0);
    expect(screen.getAllByText('$125,000.50').length).toBeGreaterThan(0);
    for (const label of ['Foundation', 'Septic system', 'The land is not included.'])
      expect(screen.getByText(label)).toBeInTheDocument();
    expect(address()).toBe('/quote');
  });

  it('opens with what its buyer had before, and says of allowances and total what they will not exceed', async () => {
    const before = {
      __typename: 'QuoteBefore',
      number: 'Q-1000',
      on: '2027-01-02',
      totalCents: 12_300_050,
      differences: [
        {
          __typename: 'QuoteDifference',
          key: 'site:septic',
          label: 'Septic system',
          fromCents: 853_050,
          toCents: 1_053_050,
        },
      ],
    };
    draw({ LinkedQuote: () => ({ linkedQuote: shownQuote('issued', { before }) }) });
    const opening = await screen.findByRole('region', { name: 'What changed' });
    expect(opening).toHaveTextContent('Q-1000 was $123,000.50.');
    expect(opening).toHaveTextContent('Septic system+$2,000.00$8,530.50 before, $10,530.50 now');
    expect(screen.getByText('Allowance · not to exceed $20,470.00')).toBeInTheDocument();
    expect(screen.getByText('The total will not exceed $130,000.50.')).toBeInTheDocument();
    expect(screen.getByText('The total will not exceed').nextElementSibling).toHaveTextContent('$130,000.50');
  });

  it('contract.papers, contract.schedule: says what is due when, up to the total, and what comes with the home', async () => {
    draw({ LinkedQuote: () => ({ linkedQuote: shownQuote('issued') }) });
    expect(await screen.findByRole('region', { name: 'Payment schedule' })).toHaveTextContent(
      'DepositWhen everybody has signed$5,000.00Final payment7 days after the walk-through$120,000.50Total$125,000.50',
    );
    expect(screen.getByRole('region', { name: 'Standard equipment' })).toHaveTextContent(
      'StructureWalls2x6 studsKitchenRange',
    );
  });

  it('shows picture and plan of the home as it was quoted, whatever the catalog has by now', async () => {
    draw({ LinkedQuote: () => ({ linkedQuote: shownQuote('issued', { quotedPlan: 'ab12' }) }) });
    expect(await screen.findByRole('img', { name: /^The Yachats home/ })).toHaveAttribute(
      'src',
      expect.stringContaining('/api/image/home-yachats.webp?plan=ab12&roof=hip'),
    );
    expect(screen.getByRole('img', { name: /floor plan/i })).toHaveAttribute(
      'src',
      expect.stringContaining('/api/homes/yachats/quoted/ab12/plan.svg?'),
    );
  });

  it('of before there were any shows neither schedule nor equipment', async () => {
    draw({ LinkedQuote: () => ({ linkedQuote: shownQuote('issued', { schedule: [], equipment: [] }) }) });
    expect(await screen.findByRole('region', { name: 'Terms' })).toBeInTheDocument();
    for (const name of ['Payment schedule', 'Standard equipment'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('is accepted with a name, once; a refusal shows what became of it', async () => {
    const { api } = draw({ LinkedQuote: () => ({ linkedQuote: shownQuote('issued') }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Q-1001 for $125,000.50' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept quote' }));
    expect(await dialog.findByText('Please enter your name')).toBeInTheDocument();
    api.answer('AcceptLinkedQuote', () => refusal('CONFLICT', 'It has run out.'));
    await userEvent.type(dialog.getByRole('textbox'), 'Ada Byron');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept quote' }));
    expect(await dialog.findByText(/It has run out\./)).toBeInTheDocument();
    api.answer('AcceptLinkedQuote', () => ({ acceptLinkedQuote: shownQuote('accepted') }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept quote' }));
    expect(await screen.findByText(/^Ada Byron accepted this quote/)).toBeInTheDocument();
    expect(api.sent('AcceptLinkedQuote').at(-1)).toEqual({
      token: 'secret',
      name: 'Ada Byron',
      quoteId: 'q1',
    });
  });

  it('is declined without a reason, too', async () => {
    const { api } = draw({
      LinkedQuote: () => ({ linkedQuote: shownQuote('issued') }),
      DeclineLinkedQuote: () => ({ declineLinkedQuote: shownQuote('declined') }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Q-1001 for $125,000.50' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline quote' }));
    expect(await screen.findByText('This quote was declined on Jan 9, 2027.')).toBeInTheDocument();
    expect(api.sent('DeclineLinkedQuote')).toEqual([{ token: 'secret', reason: null, quoteId: 'q1' }]);
  });

  it.each([
    ['LINK_INVALID', 'This link is not valid.'],
    ['LINK_EXPIRED', 'This link has expired.'],
  ])('says that the link has ended: %s', async (code, message) => {
    draw({ LinkedQuote: () => refusal(code, message) });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Accept quote' })).toBeNull();
  });

  it('asks for the link without one, and tries again when the server cannot be reached', async () => {
    const { unmount } = draw({}, '/quote');
    expect(await screen.findByText('Open the link in our email to see your quote here.')).toBeInTheDocument();
    unmount();
    const { api } = draw({ LinkedQuote: () => null });
    expect(sessionValues()).toEqual({ 'link:/quote': expect.stringContaining('secret') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer('LinkedQuote', () => ({ linkedQuote: shownQuote('issued') }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Yachats' })).toBeInTheDocument();
  });
});
