import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { readNumber } from './loan-texts.ts';
import { PaymentCalculator } from './payment-calculator.tsx';

const examples = [
  { title: '2 bedrooms, 1 bath', price: 89_000, monthly: 1200 },
  { title: '3 bedrooms, 2 baths', price: 145_000, monthly: 1800 },
];
/** With the parts that follow from the fields, whose scripts come by themselves. */
const draw = async (at = '/finance') => {
  const drawn = renderAt(<PaymentCalculator examples={examples} />, { at });
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

describe('the payment calculator', () => {
  it('begins with the first example, and shows what its figure contains', async () => {
    await draw();
    expect(field(/^Price/)).toHaveValue('89,000');
    expect(example(/\$89,000/)).toHaveAttribute('aria-pressed', 'true');
    expect(monthly()).toHaveTextContent('$677');
    expect(screen.getByText('Principal and interest', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '$506',
    );
    expect(screen.getByText('Delivery, site work and sales tax').parentElement).toHaveTextContent(
      '$523Estimate: the rest of our example figure, on the loan as well.',
    );
    expect(screen.getByText(/Our example says about \$1,200/)).toBeInTheDocument();
  });

  it('takes the other example, and a price from the address', async () => {
    await draw('/finance?price=250000');
    expect(field(/^Price/)).toHaveValue('250,000');
    expect(screen.queryByText('Delivery, site work and sales tax')).toBeNull();
    await userEvent.click(example(/\$145,000/));
    expect(field(/^Price/)).toHaveValue('145,000');
    expect(screen.getByText(/Our example says about \$1,800/)).toBeInTheDocument();
  });

  it.each(['abc', '-1', '1', '1e99'])('does not take %s for a price in the address', async (price) => {
    await draw(`/finance?price=${price}`);
    expect(field(/^Price/)).toHaveValue('89,000');
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
    await userEvent.click(example(/\$89,000/));
    expect(address()).toBe('/finance?utm_source=mail');
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
        <PaymentCalculator examples={examples} />
      </>,
      { at: '/finance?price=120000' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'ninety-nine' }));
    expect(field(/^Price/)).toHaveValue('99,000');
  });

  it('says APR, down payment, term and what is left out beside the payment', async () => {
    await draw('/finance?price=100000&down=20&rate=6&years=15');
    expect(screen.getByText(/% APR/).parentElement).toHaveTextContent(
      /^6% APR, \$20,000 \(20%\) down, 180 payments of \$675\.09 over 15 years\. Not included: the land/,
    );
  });

  it('keeps the two down payments in step', async () => {
    await draw();
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
      [/^Down \(%\)/, '0'],
      [/rate/, '6'],
      [/tax/, '1.2'],
      [/^Insurance/, '600'],
    ] as const)
      await write(name, text);
    const steps = within(screen.getByRole('region', { name: 'How it is calculated' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    expect(steps).toEqual([
      'Down payment$100,000.00 × 0%$0.00',
      'Loan$100,000.00 − $0.00$100,000.00',
      'Monthly interest rate6% ÷ 120.5000%',
      'Payments30 years × 12360',
      'Growth over the term(1 + 0.5000%) to the power of 3606.0226',
      'Principal and interest$100,000.00 × 0.5000% × 6.0226 ÷ (6.0226 − 1)$599.55',
      'Monthly property tax$100,000.00 × 1.2% ÷ 12$100.00',
      'Monthly insurance$600.00 ÷ 12$50.00',
      'Monthly payment$599.55 + $100.00 + $50.00$749.55',
      'Interest over the whole term$599.55 × 360 − $100,000.00$115,838.00',
    ]);
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
