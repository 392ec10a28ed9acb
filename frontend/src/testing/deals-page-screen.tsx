import {
  dealStages,
  isOpen,
  defaultProbability,
  type DealStage,
} from '@hearthline/rules/sale/deals/stages.ts';
import { eachDealText } from '@hearthline/rules/sale/deals/deal-texts.ts';
import { weightedCents } from '@hearthline/rules/sale/deals/value.ts';
import { DealsScreen } from '../features/sale/deals/deals-screen.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';

/** A deal as the board, the list and its page get it. */
export const fakeDeal = (
  number: number,
  over: { stage?: DealStage; valueCents?: number; [name: string]: unknown } = {},
) => {
  const { stage = 'new', valueCents = 10_000_000 } = over;
  const probabilityPercent = defaultProbability[stage];
  return {
    __typename: 'Deal',
    viewerCanEdit: true,
    id: `deal-${number}`,
    number: `D-${number}`,
    version: 3,
    stage,
    stageSince: '2027-01-04T18:00:00.000Z',
    touchedAt: '2027-01-05T18:00:00.000Z',
    createdAt: '2027-01-02T18:00:00.000Z',
    valueCents,
    typedCents: valueCents as number | null,
    valueBasis: 'typed',
    probabilityPercent,
    weightedCents: weightedCents(valueCents, probabilityPercent),
    expectedCloseOn: null as string | null,
    lostReason: stage === 'lost' ? 'price' : null,
    lostNote: null as string | null,
    buyerName: `Buyer ${number}`,
    designCode: null as string | null,
    homeName: null as string | null,
    buyerPhone: null as string | null,
    buyerEmail: null as string | null,
    totalCents: 0,
    paidCents: 0,
    balanceCents: 0,
    cancellation: null as object | null,
    archivedAt: null as string | null,
    designVersion: null as number | null,
    ...eachDealText(() => null as string | null),
    source: 'referral',
    sourceLabel: 'Referral',
    coBuyers: [] as object[],
    contact: { __typename: 'ProjectContact', id: `contact-${number}`, name: `Buyer ${number}` },
    owner: null as object | null,
    ...over,
  };
};
export type FakeDeal = ReturnType<typeof fakeDeal>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The columns that the server makes of deals. */
export const fakeColumns = (deals: readonly FakeDeal[]) =>
  dealStages.map((stage) => {
    const here = deals.filter((deal) => deal.stage === stage);
    return {
      __typename: 'DealColumn',
      stage,
      count: here.length,
      valueCents: sum(here.map(({ valueCents }) => valueCents)),
      weightedCents: sum(here.map((deal) => deal.weightedCents)),
      deals: here,
    };
  });

/** A server that keeps deals in memory. */
export const dealsApi = (start: readonly FakeDeal[]) => {
  let deals = [...start];
  const change = (id: unknown, to: (deal: FakeDeal) => object): FakeDeal => {
    deals = deals.map((deal) =>
      deal.id === id ? { ...deal, ...to(deal), version: deal.version + 1 } : deal,
    );
    const changed = deals.find((deal) => deal.id === id);
    if (!changed) throw new Error('no such deal');
    return changed;
  };
  const entered = (deal: FakeDeal, stage: DealStage) => ({
    stage,
    probabilityPercent: defaultProbability[stage],
    weightedCents: weightedCents(deal.valueCents, defaultProbability[stage]),
    lostReason: null as string | null,
    lostNote: null as string | null,
  });
  const api = fakeApi({
    DealBoard: () => ({ dealBoard: fakeColumns(deals) }),
    Deals: ({ stage, search, open }) => {
      const found = deals.filter(
        (deal) =>
          (!open || isOpen(deal.stage)) &&
          (!stage || deal.stage === stage) &&
          (!search || deal.buyerName.includes(search as string)),
      );
      return {
        deals: {
          __typename: 'DealPage',
          deals: found,
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: found.length },
          valueCents: sum(found.map(({ valueCents }) => valueCents)),
          weightedCents: sum(found.map((deal) => deal.weightedCents)),
        },
      };
    },
    Deal: ({ id }) => ({ deal: { ...deals.find((deal) => deal.id === id), events: [] } }),
    StaffToChoose: () => ({
      staff: [
        {
          __typename: 'StaffPerson',
          id: 'user-1',
          name: 'Avery',
          role: 'admin',
          teamId: null,
          takesLeads: true,
          isAvailable: true,
        },
      ],
    }),
    DealOwners: () => ({ contactOwners: [{ __typename: 'ContactOwner', id: 'user-1', name: 'Avery' }] }),
    Preferences: () => ({
      preferences: {
        __typename: 'Preferences',
        keyboardShortcuts: true,
        contactColumns: null,
        projectColumns: null,
        userColumns: null,
        homeColumns: null,
        dealColumns: null,
      },
    }),
    MoveDeal: ({ id, stage }) => ({
      moveDeal: change(id, (deal) => entered(deal, stage as DealStage)),
    }),
    LoseDeal: ({ id, reason, note }) => ({
      loseDeal: change(id, (deal) => ({
        ...entered(deal, 'lost'),
        lostReason: reason as string,
        lostNote: note as string | null,
      })),
    }),
    OtherDeals: ({ id }) => ({
      contact: {
        __typename: 'Contact',
        id,
        firstName: 'Ada',
        lastName: 'Byron',
        deals: deals.filter(({ contact }) => contact.id === id),
      },
    }),
    ArchiveDeal: ({ id }) => ({
      archiveDeal: change(id, () => ({ archivedAt: '2027-01-06T18:00:00.000Z' })),
    }),
    RestoreDeal: ({ id }) => ({ restoreDeal: change(id, () => ({ archivedAt: null })) }),
    UpdateDeal: ({ id, input }) => ({ updateDeal: change(id, () => input as object) }),
  });
  return { ...api, change };
};

/** The screen of all deals. */
export const drawDeals = (at: string, start: readonly FakeDeal[]) => {
  const api = dealsApi(start);
  const view = renderAt(
    <DataProvider>
      <DealsScreen saved={null} saveView={() => null} />
      <Toaster />
    </DataProvider>,
    { at, user: userOf('admin') },
  );
  return { api, ...view };
};
