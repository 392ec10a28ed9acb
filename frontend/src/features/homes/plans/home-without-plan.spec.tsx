import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, draw, found, plan, press } from '../../../testing/floor-plans-screen.tsx';

const wanted = '?king=3&full-baths=2&plans=3x2';
/** What the search returns of a home of which the seller has stated facts only. */
const alder = { ...plan('Alder', 3, 2), imageUrl: '/api/image/home-alder.png' };
const homes = answer(3, 2, found(alder, plan('Birkenfeld', 3, 2)));
afterEach(() => vi.unstubAllGlobals());

it('is among the results with its front, and with no drawing or file that is not there', async () => {
  draw(wanted, [homes]);
  const card = within(await screen.findByRole('article', { name: 'Alder' }));
  expect(card.getByAltText('The Alder home seen from the front')).toBeInTheDocument();
  expect(card.getAllByRole('img')).toHaveLength(1);
  expect(card.queryByRole('button', { name: /full screen$/ })).toBeNull();
  expect(card.queryByRole('link', { name: /^Floor plan as PDF/ })).toBeNull();
  expect(card.getByRole('link', { name: 'See the Alder' })).toHaveAttribute('href', '/homes/alder');

  await press('View the floor plan of the Birkenfeld full screen');
  const viewer = within(await screen.findByRole('dialog', { name: 'Image viewer' }, { timeout: 10_000 }));
  expect(viewer.getByAltText(/^Floor plan of the Birkenfeld/)).toBeInTheDocument();
  expect(viewer.queryByText('2 / 2')).toBeNull();
});
