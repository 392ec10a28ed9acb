import { deliverySentences, initialDelivery } from '@hearthline/rules/homes/places/delivery.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';

const delivery = (over: object = {}) => ({
  __typename: 'Delivery',
  ...initialDelivery,
  version: 1,
  ...over,
});
const draw = () => {
  const api = fakeApi({ DeliverySettings: () => ({ delivery: delivery() }) });
  renderAt(
    <DataProvider>
      <DeliveryPanel />
      <Toaster />
    </DataProvider>,
    { user: userOf('admin') },
  );
  return api;
};

it('changes where and how fast homes are delivered, with the version that was read', async () => {
  const api = draw();
  api.answer('UpdateDelivery', () => ({ updateDelivery: delivery({ version: 2 }) }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Idaho' }));
  const miles = screen.getByLabelText(/Most miles/);
  await userEvent.clear(miles);
  await userEvent.type(miles, '300');
  const widest = screen.getByLabelText(/Widest section/);
  await userEvent.clear(widest);
  await userEvent.type(widest, '15.5');
  await userEvent.click(screen.getByRole('button', { name: 'Add county' }));
  await userEvent.type(screen.getByLabelText(/County of exception 1/), 'San Juan County');
  await userEvent.type(screen.getByLabelText(/Sentence of exception 1/), 'No barge takes homes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.sent('UpdateDelivery')).toEqual([
      {
        version: 1,
        input: {
          ...initialDelivery,
          states: ['WA', 'OR'],
          maxMiles: 300,
          transportWidthFeet: 15.5,
          except: [{ state: 'WA', county: 'San Juan', sentence: 'No barge takes homes.' }],
        },
      },
    ]),
  );
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('says what is wrong at its field, before and after the server has looked', async () => {
  const api = draw();
  const weeks = await screen.findByLabelText(/at most/);
  await userEvent.clear(weeks);
  await userEvent.type(weeks, '11');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(deliverySentences.leadOrder)).toBeInTheDocument();
  const widest = screen.getByLabelText(/Widest section/);
  for (const typed of ['15.25', '']) {
    await userEvent.clear(widest);
    if (typed) await userEvent.type(widest, typed);
    expect(await screen.findByText(deliverySentences.transportWidthFeet)).toBeInTheDocument();
  }
  await userEvent.type(widest, '15');
  await userEvent.type(weeks, '{Backspace}2');
  await userEvent.click(screen.getByRole('button', { name: 'Add county' }));
  await userEvent.type(screen.getByLabelText(/County of exception 1/), 'Nowhere');
  await userEvent.type(screen.getByLabelText(/Sentence of exception 1/), 'No.');
  api.answer('UpdateDelivery', () =>
    refusal('BAD_INPUT', deliverySentences.county, { 'except.0.county': deliverySentences.county }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/County of exception 1/)).toHaveAccessibleDescription(
      deliverySentences.county,
    ),
  );
});
