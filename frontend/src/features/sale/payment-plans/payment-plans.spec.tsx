import { paymentPlanSentences } from '@hearthline/rules/sale/payment-plans/payment-plan-sentences.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { drawPrices, generalPlan } from '../../../testing/prices-screen.tsx';

const edit = async () => {
  const view = drawPrices('/admin/prices?tab=plans');
  await userEvent.click(await screen.findByRole('button', { name: 'Change All kinds of loan' }));
  return {
    ...view,
    form: await screen.findByRole('dialog', { name: 'Payment plan: All kinds of loan' }),
  };
};
const stepsIn = (form: HTMLElement): HTMLElement[] =>
  within(form)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByLabelText(/^Label/));
const at = (form: HTMLElement, index: number): HTMLElement => stepsIn(form)[index] as HTMLElement;
const save = (form: HTMLElement) => userEvent.click(within(form).getByRole('button', { name: 'Save plan' }));

it('shows who pays what when', async () => {
  drawPrices('/admin/prices?tab=plans');
  const plan = await screen.findByRole('region', { name: 'All kinds of loan' });
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['DepositWhen everybody has signed$5,000', 'Final paymentAt the walk-throughThe rest']);
});

it('adds a payment where it is due, says what is wrong at its field, and what it comes to', async () => {
  const { api, form } = await edit();
  expect(form).toHaveTextContent(/Of a total of \$250,000.*Deposit.*\$5,000.*Final payment.*\$245,000/);
  await userEvent.click(within(form).getByRole('button', { name: 'Add a payment' }));
  // It is due before the walk-through, and so stands before the last.
  const added = at(form, 1);
  await userEvent.type(within(added).getByLabelText(/^Label/), 'On delivery');
  await save(form);
  expect(await within(added).findByText(paymentPlanSentences.percent)).toBeInTheDocument();
  await userEvent.type(within(added).getByRole('textbox', { name: /^Percent/ }), '40');
  expect(form).toHaveTextContent(/On delivery.*\$100,000.*Final payment.*\$145,000/);
  await userEvent.selectOptions(within(added).getByLabelText(/^Due at/), 'order');
  await userEvent.clear(within(added).getByLabelText(/^Days/));
  await userEvent.type(within(added).getByLabelText(/^Days/), '7');
  await save(form);
  await screen.findByText('Payment plan saved');
  expect(api.sent('SavePaymentPlan')).toMatchObject([
    {
      input: {
        loan: null,
        version: null,
        steps: [
          { label: 'Deposit', kind: 'deposit', event: 'signing', amountCents: 500_000, percent: null },
          { label: 'On delivery', event: 'order', days: 7, amountCents: null, percent: 40 },
          { label: 'Final payment', event: 'walkthrough', amountCents: null, percent: null },
        ],
      },
    },
  ]);
});

it('leaves the rest to the last payment alone', async () => {
  const { form } = await edit();
  await userEvent.selectOptions(within(at(form, 0)).getByLabelText(/^How much/), 'rest');
  await save(form);
  expect(await within(at(form, 0)).findByText(paymentPlanSentences.restIsLast)).toBeInTheDocument();
  expect(form).not.toHaveTextContent('Of a total of');
});

it('orders payments that are due at the same event', async () => {
  const { form } = await edit();
  expect(within(form).getByRole('button', { name: 'Move Deposit down' })).toBeDisabled();
  await userEvent.selectOptions(within(at(form, 0)).getByLabelText(/^Due at/), 'walkthrough');
  await userEvent.click(within(form).getByRole('button', { name: 'Move Deposit down' }));
  expect(stepsIn(form).map((item) => within(item).getByLabelText<HTMLInputElement>(/^Label/).value)).toEqual([
    'Final payment',
    'Deposit',
  ]);
});

it('asks whose change counts if somebody was faster', async () => {
  const { api, form } = await edit();
  await userEvent.type(within(at(form, 0)).getByLabelText(/^Label/), ' first');
  api.answer('SavePaymentPlan', () => refusal('CONFLICT', 'Somebody else changed this'));
  api.answer('PaymentPlans', () => ({
    paymentPlans: [{ ...generalPlan, id: 'id-newer', version: 1 }],
    loanKinds: [],
  }));
  await save(form);
  expect(await within(form).findByText(/^It now has Deposit, Final payment, from Jan 1, 2020/)).toBeVisible();
});

it('begins the plan of a kind of loan with that of all others', async () => {
  const { api } = drawPrices('/admin/prices?tab=plans');
  await userEvent.click(await screen.findByRole('button', { name: 'New plan' }));
  const form = await screen.findByRole('dialog', { name: 'New payment plan' });
  expect(within(form).getByLabelText(/^For/)).toHaveDisplayValue('FHA');
  await save(form);
  await screen.findByText('Payment plan saved');
  expect(api.sent('SavePaymentPlan')).toMatchObject([
    { input: { loan: 'fha', version: null, steps: [{ label: 'Deposit' }, { label: 'Final payment' }] } },
  ]);
});
