import { newPriceItem, type NewPriceItem } from '@hearthline/rules/homes/prices/price-item.ts';
import { Route, Routes } from 'react-router-dom';
import type { OptionGroupRowFragment, PriceRowFragment } from '../gql/generated.ts';
import { AdminPricesPage } from '../pages/admin-prices-page.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';

const nothing = Object.fromEntries(Object.keys(newPriceItem.shape).map((name) => [name, null])) as Readonly<
  Record<keyof NewPriceItem, null>
>;

/** A row of the price book. */
export const priceRow = (
  key: string,
  label: string,
  other: Partial<PriceRowFragment> = {},
): PriceRowFragment & { readonly __typename: 'PriceItem' } => ({
  ...nothing,
  __typename: 'PriceItem',
  id: `id-${key}-${other.startsOn ?? ''}`,
  version: 1,
  key,
  label,
  unit: 'each',
  lowCents: 100_000,
  highCents: 100_000,
  taxable: true,
  startsOn: '2020-01-01',
  ...other,
});

const foundation = priceRow('site:foundation', 'Foundation', {
  unit: 'square_foot',
  lowCents: 1100,
  highCents: 1750,
  source: 'Three offers',
  sourceOn: '2026-11-25',
});

/** One row of each section. */
export const priceRows = [
  priceRow('home:enid', 'Enid', { lowCents: 8_900_000, highCents: 8_900_000 }),
  priceRow('option:roof:hip', 'Hip roof', { unit: 'section' }),
  foundation,
  priceRow('tax:sales', 'Sales tax', {
    unit: 'percent',
    lowCents: null,
    highCents: null,
    lowPercent: 7.5,
    highPercent: 9.5,
  }),
  priceRow('discount:cash', 'Cash discount', {
    unit: 'percent',
    lowCents: null,
    highCents: null,
    lowPercent: 5,
    highPercent: 5,
    when: {
      width: null,
      land: null,
      sewer: null,
      water: null,
      loan: 'cash',
      claim: null,
      option: null,
    },
  }),
];

/** A price to come, and one that has ended. */
export const foundationHistory = [
  { ...foundation, id: 'id-next', startsOn: '2199-01-01' },
  { ...foundation, id: 'id-current', endsOn: '2198-12-31' },
  {
    ...foundation,
    id: 'id-before',
    lowCents: 900,
    highCents: 900,
    startsOn: '2019-01-01',
    endsOn: '2019-12-31',
  },
];

const choice = (
  key: string,
  label: string,
  other: Partial<OptionGroupRowFragment['choices'][number]> = {},
) => ({
  __typename: 'OptionChoice' as const,
  key,
  label,
  text: '',
  standard: false,
  excludes: [],
  swatch: null,
  unit: null,
  lowCents: null,
  highCents: null,
  ...other,
});

export const roofGroup = {
  __typename: 'OptionGroup' as const,
  id: 'id-roof',
  version: 4,
  key: 'roof',
  label: 'Roof profile',
  choose: 'one' as const,
  choices: [
    choice('gable', 'Gable', { standard: true, swatch: '#8b9fab' }),
    choice('hip', 'Hip', {
      unit: 'section',
      lowCents: 260_000,
      highCents: 260_000,
      excludes: ['energy:solar'],
    }),
  ],
};

export const fhaKind = {
  __typename: 'LoanKind' as const,
  id: 'id-fha',
  version: 2,
  key: 'fha' as const,
  label: 'FHA',
  downPercent: 3.5,
  ratePercent: 6.5,
  years: 30,
  upfrontFeePercent: 1.75,
  annualFeePercent: 0.55,
  annualFeeAbovePercent: null,
  annualFeeUntilPercent: null,
  originationPercent: 1,
  prepaidCents: 0,
  homeOnly: false,
  startsOn: '2020-01-01',
  endsOn: null,
  source: 'From memory',
  sourceOn: '2026-11-25',
};

const step = (label: string, kind: 'deposit' | 'final', other: object) => ({
  __typename: 'PaymentStep' as const,
  label,
  kind,
  event: 'signing' as const,
  days: 0,
  amountCents: null,
  percent: null,
  ...other,
});

/** The payment plan of all kinds of loan. */
export const generalPlan = {
  __typename: 'PaymentPlan' as const,
  id: 'id-plan',
  version: 3,
  loan: null,
  steps: [
    step('Deposit', 'deposit', { amountCents: 500_000 }),
    step('Final payment', 'final', { event: 'walkthrough' }),
  ],
  startsOn: '2020-01-01',
  endsOn: null,
};

/** The equipment of single wide homes. */
export const singleSheet = {
  __typename: 'EquipmentSheet' as const,
  id: 'id-sheet',
  version: 2,
  scope: 'width:single',
  items: [
    { __typename: 'EquipmentItem' as const, group: 'Structure', label: 'Walls', text: '2x6 studs' },
    { __typename: 'EquipmentItem' as const, group: 'Structure', label: 'Roof', text: '' },
    { __typename: 'EquipmentItem' as const, group: 'Kitchen', label: 'Range', text: 'Electric' },
  ],
  startsOn: '2020-01-01',
  endsOn: null,
};

/** The seller's screen of prices at an address. */
export const drawPrices = (at = '/admin/prices') => {
  const api = fakeApi({
    PriceBook: () => ({ priceBook: priceRows }),
    PriceHistory: () => ({ priceHistory: foundationHistory }),
    CreatePriceItem: ({ input }) => ({
      createPriceItem: { ...foundation, ...(input as object), id: 'id-new' },
    }),
    EndPriceItem: ({ endsOn }) => ({ endPriceItem: { ...foundation, endsOn, version: 2 } }),
    RemovePriceItem: ({ id }) => ({ removePriceItem: id }),
    PricedHomes: () => ({ homes: [{ __typename: 'Home', id: 'id-enid', slug: 'enid', name: 'Enid' }] }),
    OptionGroups: () => ({ optionGroups: [roofGroup] }),
    SaveOptionGroup: () => ({ saveOptionGroup: { ...roofGroup, version: 5 } }),
    LoanKinds: () => ({ loanKinds: [fhaKind] }),
    PaymentPlans: () => ({
      paymentPlans: [generalPlan],
      loanKinds: [{ __typename: 'LoanKind', id: 'id-fha', key: 'fha', label: 'FHA' }],
    }),
    SavePaymentPlan: ({ input }) => ({
      savePaymentPlan: { ...generalPlan, ...(input as object), version: 4 },
    }),
    EquipmentSheets: () => ({ equipmentSheets: [singleSheet] }),
    HomesToEquip: () => ({
      homes: [{ __typename: 'Home', id: 'id-enid', slug: 'enid', name: 'Enid', modelType: 'Single Wide' }],
    }),
    SaveEquipmentSheet: ({ input }) => ({
      saveEquipmentSheet: { ...singleSheet, ...(input as object), version: 3 },
    }),
    SaveLoanKind: ({ input }) => ({ saveLoanKind: { ...fhaKind, ...(input as object) } }),
  });
  const view = renderAt(
    <DataProvider>
      <Routes>
        <Route path="/admin/prices" element={<AdminPricesPage />} />
      </Routes>
      <Toaster />
    </DataProvider>,
    { at, user: userOf('admin') },
  );
  return { api, ...view };
};
