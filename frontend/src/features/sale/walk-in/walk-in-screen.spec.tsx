import { zipSentence } from '@hearthline/rules/homes/places/zip-sentence.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { WalkInScreen } from './walk-in-screen.tsx';

// Forms are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });

it('makes no quote for a ZIP code that is incomplete, and marks the field', async () => {
  const home = {
    slug: 'alder',
    name: 'Alder',
    modelType: 'Single-wide',
    bedrooms: 2,
    bathrooms: 1,
    squareFootage: 900,
  };
  const api = fakeApi({
    '/api/homes': () => ({ homes: [home] }),
    StartWalkIn: () => ({
      startWalkIn: { __typename: 'Deal', id: 'd1', number: 'D-1042', buyerName: 'Wanda Walker' },
    }),
  });
  renderAt(
    <DataProvider>
      <WalkInScreen choices={() => null} />
    </DataProvider>,
    { at: '/walk-in', user: userOf('sales') },
  );
  await userEvent.type(await screen.findByLabelText(/^First name/), 'Wanda');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Walker');
  await userEvent.type(screen.getByLabelText(/^Phone/), '360 555 0161');
  await screen.findByRole('option', { name: /^Alder/ });
  await userEvent.selectOptions(screen.getByLabelText(/^Home/), 'alder');
  const zip = screen.getByLabelText('ZIP code');
  await userEvent.type(zip, '9840');
  await userEvent.click(screen.getByRole('button', { name: 'Quote' }));
  expect(await screen.findByText(zipSentence)).toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(zip);
  expect(zip).toBeInvalid();
  expect(api.sent('StartWalkIn')).toEqual([]);

  await userEvent.type(zip, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Quote' }));
  await expect
    .poll(() => api.sent('StartWalkIn'))
    .toMatchObject([{ input: { firstName: 'Wanda', design: { site: { zip: '98401' } } } }]);
});
