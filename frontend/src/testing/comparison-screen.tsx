import { screen, within } from '@testing-library/react';
import { paymentsOf } from '@hearthline/rules/homes/prices/payments-of.ts';
import { Comparison } from '../features/homes/plans/compare/comparison.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { fakeApi, restRefusal } from './fake-api.ts';
import { conventionalLoan } from './price.ts';
import { renderAt } from './render.tsx';

const home = (slug: string, name: string, squareFootage: number) => ({
  slug,
  name,
  modelType: 'Double Wide',
  footprint: '26x40',
  bedrooms: 3,
  bathrooms: 2,
  squareFootage,
  hasPlan: false,
});
const homes = [home('enid', 'Enid', 1000), home('toledo', 'Toledo', 1250), home('wasco', 'Wasco', 1500)];

/** A line of a price. */
export const line = (key: string, lowCents: number, highCents = lowCents) => ({
  key,
  label: key,
  quantity: 1,
  unit: 'each',
  lowCents,
  highCents,
  estimateCents: (lowCents + highCents) / 2,
  taxable: true,
  source: null,
  sourceOn: null,
});
export const price = {
  lines: [line('home:enid', 10_000_000), line('freight:haul', 400_000, 600_000)],
  totalLowCents: 10_400_000,
  totalHighCents: 10_600_000,
  aboutCents: 10_500_000,
  assumptions: ['The land is not included.'],
  conflicts: [],
  delivered: true,
  place: null,
  payments: paymentsOf([conventionalLoan], null, () => ({ priceCents: 10_500_000, outsideCents: 0 })),
};

export const code = '7KQ2M9XD4TRW';
export const own = {
  code,
  version: 3,
  name: 'Our place',
  home: { planCode: null, plan: null, offered: true, ...home('toledo', 'Toledo', 1250) },
  roof: 'hip',
  siding: null,
  options: ['roof:hip'],
  site: { land: 'own', zip: '98532' },
  loan: null,
  claims: ['military'],
};

export const draw = (at: string, others: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    '/api/homes': () => ({ homes }),
    '/api/loans': () => ({ loans: [conventionalLoan] }),
    '/api/prices': ({ designs }) => ({ prices: (designs as object[]).map(() => price) }),
    [`/api/designs/${code}`]: () => own,
    '/api/designs/000000000000': () => restRefusal(404, { message: 'There is no design with this code.' }),
    '/api/homes/7kq2-m9xd-4trw': () => restRefusal(404, { message: 'Not found' }),
    '/api/homes/nowhere': () => restRefusal(404, { message: 'Not found' }),
    ...Object.fromEntries(homes.map((one) => [`/api/homes/${one.slug}`, () => one])),
    ...others,
  });
  const view = renderAt(
    <>
      <Comparison />
      <Toaster />
    </>,
    { at },
  );
  return { api, ...view };
};
/** What the cells of a row say. */
export const cells = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
