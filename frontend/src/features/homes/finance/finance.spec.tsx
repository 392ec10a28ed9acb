import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstContent } from '../../../domain/served-content.ts';
import { storePlace } from '../../../domain/visitor-place.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { conventionalLoan, priceOfCastleRock, priceOfYachats } from '../../../testing/price.ts';
import { renderAt } from '../../../testing/render.tsx';
import type { FinancedDesign } from './finance-start.ts';
import { readNumber } from './loan-texts.ts';
import { PaymentCalculator } from './payment-calculator.tsx';

const examples = [
  { title: '2 bedrooms, 1 bath', home: 'yachats' },
  { title: '3 bedrooms, 2 baths', home: 'castle-rock' },
];
const calculator = (
  <FirstContent value={{ content: [], featured: [], price: priceOfCastleRock, loans: [conventionalLoan] }}>
    <PaymentCalculator examples={examples} example="castle-rock" />
  </FirstContent>
);
afterEach(() => {
  storePlace({ zip: null, land: null });
  vi.unstubAllGlobals();
});
/** With the parts that follow from the fields, whose scripts come by themselves. */
const draw = async (at = '/finance') => {
  const drawn = renderAt(calculator, { at });
  await screen.findByRole('region', { name: 'How it is calculated' });
  await screen.findByText('Monthly payment', { selector: 'p:not(li p)' });
  return drawn;
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
};
/** The element with the monthly payment. */
const monthly = () => document.querySelector('output[aria-live]');
const example = (name: RegExp) => screen.getByRole('button', { name });
const part = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

describe('the payment calculator', () => {
  it('begins with the delivered total of the home of the example, as it was served, and asks for nothing', async () => {
    const { sent } = fakeApi({});
    await draw();
    expect(await screen.findByText('$249,379 delivered and set up')).toBeInTheDocument();
    expect(part('The home')).toHaveTextContent('$145,000');
    expect(part('Delivery, site work, fees and tax')).toHaveTextContent('$104,379');
    expect(part('Total')).toHaveTextContent('$249,379');
    expect(field(/^Price/)).toHaveValue('249,379');
    expect(example(/^3 bedrooms/)).toHaveAttribute('aria-pressed', 'true');
    expect(monthly()).toHaveTextContent('$1,810');
    expect(part('Principal and interest')).toHaveTextContent('$1,419');
    expect(part('Mortgage insurance')).toHaveTextContent('$94For the first 109 of 360 payments');
    // To the cent: the price counts as it is, not as its field shows it.
    expect(screen.getByRole('region', { name: 'How it is calculated' })).toHaveTextContent('$1,809.57');
    expect(screen.getByText(/% APR/)).toHaveTextContent(
      '6.934% APR, $24,938 (10%) down, 109 payments of $1,512.14, then 251 of $1,418.62 over 30 years. Mortgage insurance of $93.52 a month is included for the first 109 of 360 payments. Property tax and insurance are included. The land is not included.',
    );
    expect(sent('/api/prices')).toEqual([]);
  });

  it('begins with the home of the address, and leads from one to another', async () => {
    const { sent } = fakeApi({ '/api/prices': () => ({ prices: [priceOfYachats] }) });
    const { address } = await draw('/finance?home=yachats');
    expect(await screen.findByText('$170,053 delivered and set up')).toBeInTheDocument();
    expect(sent('/api/prices')).toEqual([{ designs: [{ home: { slug: 'yachats' } }] }]);
    expect(field(/^Price/)).toHaveValue('170,053');
    await userEvent.click(example(/^3 bedrooms/));
    expect(address()).toBe('/finance?home=castle-rock');
  });

  it('takes a price in all from the address, before any home', async () => {
    fakeApi({});
    const { address } = await draw('/finance?home=yachats&price=250000');
    expect(field(/^Price/)).toHaveValue('250,000');
    expect(screen.queryByText(/delivered and set up$/, { selector: 'p' })).toBeNull();
    expect(screen.getByText(/% APR/)).toHaveTextContent(/Not included: the land/);
    fakeApi({ '/api/prices': () => ({ prices: [priceOfYachats] }) });
    await userEvent.click(example(/^2 bedrooms/));
    expect(address()).toBe('/finance?home=yachats');
    await waitFor(() => expect(field(/^Price/)).toHaveValue('170,053'));
  });

  it.each(['abc', '-1', '1', '1e99'])('does not take %s for a price in the address', async (price) => {
    await draw(`/finance?price=${price}`);
    expect(field(/^Price/)).toHaveValue('249,379');
  });

  it('begins with the design of the visitor, its kind of loan and its terms', async () => {
    const fha = { ...conventionalLoan, key: 'fha' as const, label: 'FHA', downPercent: 3.5 };
    const design: FinancedDesign = {
      name: 'Our place',
      content: { home: { slug: 'yachats' }, loan: { kind: 'fha', ratePercent: 7, rentCents: 40_000 } },
    };
    fakeApi({ '/api/prices': () => ({ prices: [priceOfYachats] }) });
    renderAt(
      <FirstContent
        value={{ content: [], featured: [], price: priceOfCastleRock, loans: [conventionalLoan, fha] }}
      >
        <PaymentCalculator
          examples={examples}
          example="castle-rock"
          loans={({ onDesign }) => (
            <button type="button" onClick={() => onDesign(design)}>
              Read
            </button>
          )}
        />
      </FirstContent>,
      { at: '/finance' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    await screen.findByText('$170,053 delivered and set up');
    expect(example(/^Our place/)).toHaveAttribute('aria-pressed', 'true');
    expect([field(/^Down \(%\)/).value, field(/rate/).value]).toEqual(['3.5', '7']);
    expect(part('Rent of the lot')).toHaveTextContent('$400');
  });

  it('shows neither total nor month where the home is not delivered', async () => {
    const sentence = 'We do not deliver to 10001 yet. We deliver in Washington.';
    const place = {
      zip: '10001',
      served: false,
      sentence,
      state: null,
      county: null,
      counties: [],
      miles: null,
    };
    fakeApi({
      '/api/prices': () => ({
        prices: [{ ...priceOfCastleRock, delivered: false, place, payments: [] }],
      }),
    });
    storePlace({ zip: '10001', land: null });
    renderAt(calculator, { at: '/finance' });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('$145,000 for the home')).toBeInTheDocument();
    expect(screen.queryByText(/delivered and set up$/, { selector: 'p' })).toBeNull();
    expect(monthly()).toBeNull();
  });

  it('keeps what differs from the usual in the address, and begins with it', async () => {
    const { address, unmount } = await draw('/finance?utm_source=mail');
    await write(/^Price/, '$120,000');
    await write(/rate/, '7.25');
    await write(/^Down payment/, '30,000');
    expect(address()).toBe('/finance?utm_source=mail&price=120000&rate=7.25&down-amount=30000');
    await write(/^Down \(%\)/, '20');
    await write(/^Term/, 'a while');
    expect(address()).toBe('/finance?utm_source=mail&price=120000&rate=7.25&down=20');
    expect(field(/^Term/)).toHaveValue('a while');
    await userEvent.click(example(/^3 bedrooms/));
    expect(address()).toBe('/finance?utm_source=mail&home=castle-rock');
    unmount();

    await draw('/finance?price=120000&down-amount=30000&years=15&tax=1.1&insurance=900&rate=1e3');
    expect(field(/^Down \(%\)/)).toHaveValue('25');
    expect(field(/^Term/)).toHaveValue('15');
    expect(field(/^Property tax/)).toHaveValue('1.1');
    expect(field(/^Insurance/)).toHaveValue('900');
    expect(field(/rate/)).toHaveValue('6.5');
  });

  it('follows another address, as of a link on the page', async () => {
    renderAt(
      <>
        <Link to="/finance?price=99000">ninety-nine</Link>
        {calculator}
      </>,
      { at: '/finance?price=120000' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'ninety-nine' }));
    expect(field(/^Price/)).toHaveValue('99,000');
  });

  it('keeps the two down payments in step', async () => {
    await draw('/finance?price=89000');
    await write(/^Down \(%\)/, '20');
    expect(field(/^Down payment/)).toHaveValue('17,800');
    await write(/^Down payment/, '8,900');
    expect(field(/^Down \(%\)/)).toHaveValue('10');
    await write(/^Price/, '178000');
    expect(field(/^Down \(%\)/)).toHaveValue('5');
    expect(field(/^Down payment/)).toHaveValue('8,900');
  });

  it('shows its working step by step', async () => {
    await draw();
    for (const [name, text] of [
      [/^Price/, '100000'],
      [/^Down \(%\)/, '10'],
      [/rate/, '6'],
      [/tax/, '1.2'],
      [/^Insurance/, '600'],
    ] as const)
      await write(name, text);
    const steps = within(screen.getByRole('region', { name: 'How it is calculated' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    expect(steps).toEqual([
      'Down payment$100,000.00 × 10%$10,000.00',
      'Loan$100,000.00 − $10,000.00$90,000.00',
      'Monthly interest rate6% ÷ 120.5000%',
      'Payments30 years × 12360',
      'Growth over the term(1 + 0.5000%) to the power of 3606.0226',
      'Principal and interest$90,000.00 × 0.5000% × 6.0226 ÷ (6.0226 − 1)$539.60',
      'Monthly mortgage insurance$90,000.00 × 0.5% ÷ 12, for the first 103 payments$37.50',
      'Monthly property tax$100,000.00 × 1.2% ÷ 12$100.00',
      'Monthly insurance$600.00 ÷ 12$50.00',
      'Monthly payment$539.60 + $37.50 + $100.00 + $50.00$727.10',
      'Interest over the whole term$539.60 × 360 − $90,000.00$104,256.00',
    ]);
    await write(/^Down \(%\)/, '20');
    expect(screen.queryByText('Monthly mortgage insurance')).toBeNull();
    await write(/rate/, '0');
    expect(screen.getByText(/without interest, in equal parts/)).toBeInTheDocument();
  });

  it('says what is wrong and shows no payment until it is mended', async () => {
    await draw();
    await write(/^Price/, 'a lot');
    expect(field(/^Price/)).toHaveAccessibleDescription('Please enter $10,000 to $2,000,000');
    expect(monthly()).toBeNull();
    expect(screen.queryByRole('region', { name: 'How it is calculated' })).toBeNull();
    await write(/^Price/, '$90,000');
    await write(/^Down payment/, '100000');
    expect(field(/^Down \(%\)/)).toHaveAccessibleDescription('Please enter 0% to 100%');
    await write(/^Down payment/, '9000');
    expect(monthly()).toBeInTheDocument();
  });
});

it.each([
  ['$145,000', 145_000],
  [' 6.5 % ', 6.5],
  ['.5', 0.5],
  ['7.', 7],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1e5', Number.NaN],
  ['1.2.3', Number.NaN],
])('reads %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
