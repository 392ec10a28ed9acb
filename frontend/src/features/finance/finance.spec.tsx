import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { readNumber } from './loan-texts.ts';
import { PaymentCalculator } from './payment-calculator.tsx';

const examples = [
  { title: '2 bedrooms, 1 bath', price: 89_000, monthly: 1200 },
  { title: '3 bedrooms, 2 baths', price: 145_000, monthly: 1800 },
];
const draw = (at = '/finance') => renderAt(<PaymentCalculator examples={examples} />, { at });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
};
/** The element with the monthly payment. */
const monthly = () => document.querySelector('output[aria-live]');
const example = (name: RegExp) => screen.getByRole('button', { name });

describe('the payment calculator', () => {
  it('begins with the first example, and shows what its figure contains', () => {
    draw();
    expect(field(/^Price/)).toHaveValue('89,000');
    expect(example(/\$89,000/)).toHaveAttribute('aria-pressed', 'true');
    expect(monthly()).toHaveTextContent('$677');
    expect(screen.getByText('Principal and interest', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '$506',
    );
    expect(screen.getByText('Site, utilities and upkeep').parentElement).toHaveTextContent(
      '$523Estimate: the rest of our example figure.',
    );
    expect(screen.getByText(/Our example says about \$1,200/)).toBeInTheDocument();
  });

  it('takes the other example, and a price from the address', async () => {
    draw('/finance?price=250000');
    expect(field(/^Price/)).toHaveValue('250,000');
    expect(screen.queryByText('Site, utilities and upkeep')).toBeNull();
    await userEvent.click(example(/\$145,000/));
    expect(field(/^Price/)).toHaveValue('145,000');
    expect(screen.getByText(/Our example says about \$1,800/)).toBeInTheDocument();
  });

  it.each(['abc', '-1', '1', '1e99'])('does not take %s for a price in the address', (price) => {
    draw(`/finance?price=${price}`);
    expect(field(/^Price/)).toHaveValue('89,000');
  });

  it('keeps the two down payments in step', async () => {
    draw();
    await write(/^Down \(%\)/, '20');
    expect(field(/^Down payment/)).toHaveValue('17,800');
    await write(/^Down payment/, '8,900');
    expect(field(/^Down \(%\)/)).toHaveValue('10');
    await write(/^Price/, '178000');
    expect(field(/^Down \(%\)/)).toHaveValue('5');
    expect(field(/^Down payment/)).toHaveValue('8,900');
  });

  it('shows its working step by step', async () => {
    draw();
    for (const [name, text] of [
      [/^Price/, '100000'],
      [/^Down \(%\)/, '0'],
      [/rate/, '6'],
      [/tax/, '1.2'],
      [/^Insurance/, '600'],
    ] as const)
      await write(name, text);
    const steps = within(screen.getByRole('region', { name: 'How it is worked out' }))
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
    draw();
    await write(/^Price/, 'a lot');
    expect(field(/^Price/)).toHaveAccessibleDescription('Please enter $10,000 to $2,000,000');
    expect(monthly()).toBeNull();
    expect(screen.queryByRole('region', { name: 'How it is worked out' })).toBeNull();
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
