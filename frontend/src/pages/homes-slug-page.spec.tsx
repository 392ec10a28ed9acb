import { standingHomes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { CatalogHomePage } from './homes-slug-page.tsx';

// What is drawn from the plan has specs of its own.
vi.mock('../features/homes/catalog/plan/plan-parts.tsx', () => ({ PlanParts: () => null }));
afterEach(() => vi.unstubAllGlobals());

const open = (planCode: string | null) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ ...standingHomes[0], hasPlan: false, planCode }))),
  );
  renderAt(
    <Routes>
      <Route path="/homes/:slug" element={<CatalogHomePage />} />
    </Routes>,
    { at: '/homes/wasco' },
  );
};
const book = { name: 'Book a consultation' };
const change = { name: 'Change this plan' };

it('leads to the editor with the code of the plan that was generated', async () => {
  open('1.ktt4d.0301031110000300110110.k0');
  expect(await screen.findByRole('link', change)).toHaveAttribute(
    'href',
    '/homes/g/1.ktt4d.0301031110000300110110.k0/change',
  );
});

it('does not where the plan was not generated', async () => {
  open(null);
  expect(await screen.findByRole('link', book)).toBeInTheDocument();
  expect(screen.queryByRole('link', change)).toBeNull();
});
