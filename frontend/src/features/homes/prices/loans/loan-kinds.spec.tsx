import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPrices } from '../../../../testing/prices-screen.tsx';

it('shows the terms of today, and stores new ones from a day on', async () => {
  const { api } = drawPrices('/admin/prices?tab=loans');
  expect(await screen.findByRole('region', { name: 'FHA' })).toHaveTextContent(
    /Interest6\.5%.*Least down payment3\.5%.*Term30 years.*Fee, financed1\.75%.*Mortgage insurance0\.55% a year.*Origination1%/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change FHA' }));
  const form = await screen.findByRole('dialog', { name: 'Terms of FHA' });
  const rate = within(form).getByLabelText(/^Interest/);
  await userEvent.clear(rate);
  await userEvent.type(rate, '31');
  await userEvent.click(within(form).getByRole('button', { name: 'Save terms' }));
  expect(await within(form).findByText(/^Must be 0 to 30 percent/)).toBeInTheDocument();
  await userEvent.clear(rate);
  await userEvent.type(rate, '6.875');
  const first = within(form).getByLabelText(/^First day/);
  await userEvent.clear(first);
  await userEvent.type(first, '2198-03-01');
  await userEvent.click(within(form).getByRole('button', { name: 'Save terms' }));
  await screen.findByText('FHA, from Mar 1, 2198 on.');
  expect(api.sent('SaveLoanKind')).toMatchObject([
    {
      input: {
        key: 'fha',
        ratePercent: 6.875,
        downPercent: 3.5,
        annualFeePercent: 0.55,
        annualFeeAbovePercent: null,
        annualFeeUntilPercent: null,
        years: 30,
        prepaidCents: 0,
        homeOnly: false,
        startsOn: '2198-03-01',
        version: null,
      },
    },
  ]);
});
