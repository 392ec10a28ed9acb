import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { defaultPreferences, type Preferences } from '@hearthline/rules/office/preferences.ts';
import { doubleWide } from '@hearthline/model/testing/plans.ts';
import { Route, Routes } from 'react-router-dom';
import { CatalogList } from '../features/homes/catalog-editor/list/catalog-list.tsx';
import type { CatalogDetailsFragment } from '../gql/generated.ts';
import { AdminHomePage } from '../pages/admin-home-page.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { fakeApi } from './fake-api.ts';
import { renderAt, userOf } from './render.tsx';

/** A plan document, as JSON has it. */
export const planDocument = JSON.parse(JSON.stringify(doubleWide())) as Record<string, unknown>;

export const designCode = '1.qqt4ds.0a31c2.m8';

/** A home of the catalog, published with a plan that passes every rule. */
export const catalogHome = (name: string, other: Partial<CatalogDetailsFragment> = {}) => {
  const slug = name.toLowerCase();
  return {
    __typename: 'CatalogHome' as const,
    id: `id-${slug}`,
    slug,
    name,
    modelType: 'Double Wide',
    footprint: '26x56',
    bedrooms: 3,
    bathrooms: 2,
    squareFootage: 1493,
    fullBaths: 2,
    halfBaths: 0,
    description: `The ${name} has a porch.`,
    featured: false,
    checked: true,
    planCode: null,
    hasPlan: true,
    status: 'published' as const,
    version: 3,
    planUrl: `/api/homes/${slug}/plan.png`,
    updatedAt: new Date(2027, 2, 5, 12).toISOString(),
    createdAt: new Date(2027, 2, 1, 12).toISOString(),
    publishedAt: new Date(2027, 2, 4, 12).toISOString(),
    uncheckedReason: null,
    plan: planDocument,
    look: { __typename: 'Look' as const, style: 'plain', roof: 'gable', siding: 'stone', color: 'white' },
    findings: [],
    pictures: [],
    ...other,
  };
};
type Home = ReturnType<typeof catalogHome>;

/** One that is no plan's: its facts are typed. */
export const homeWithoutPlan = (name: string, other: Partial<CatalogDetailsFragment> = {}): Home =>
  catalogHome(name, {
    status: 'draft',
    checked: false,
    hasPlan: false,
    plan: null,
    planUrl: null,
    publishedAt: null,
    fullBaths: null,
    halfBaths: null,
    ...other,
  });

/** The seller's screen at an address, with a server that has these homes and stores what it is sent. */
export const drawCatalog = (
  at: string,
  homes: readonly Home[] = ['Alder', 'Birch', 'Cedar'].map((name) => catalogHome(name)),
) => {
  const stored = new Map(homes.map((home) => [home.id, home]));
  const put = (id: unknown, change: object): Home => {
    const before = stored.get(String(id)) ?? homeWithoutPlan('New', { id: String(id), version: 0 });
    const { plan, planCode, look, ...rest } = change as {
      plan?: object | null;
      planCode?: string;
      look?: object;
    };
    const after = {
      ...before,
      ...rest,
      ...(look && { look: { __typename: 'Look', ...look } }),
      ...(plan !== undefined && { plan, hasPlan: plan !== null }),
      ...(planCode && { plan: planDocument, planCode, hasPlan: true, checked: true }),
      version: before.version + 1,
    } as Home;
    stored.set(after.id, after);
    return after;
  };
  const matching = ({ search, status }: Record<string, unknown>): Home[] =>
    [...stored.values()].filter(
      (home) => (!status || home.status === status) && (!search || home.name.includes(String(search))),
    );
  let columns: ColumnLayout | null = null;
  const preferences = () => ({
    __typename: 'Preferences',
    ...defaultPreferences,
    homeColumns: columns && {
      ...columns,
      widths: columns.widths.map((each) => ({ ...each, __typename: 'ColumnWidth' })),
      __typename: 'ColumnLayout',
    },
  });
  const api = fakeApi({
    Preferences: () => ({ preferences: preferences() }),
    SavePreference: ({ input }) => {
      columns = (input as Pick<Preferences, 'homeColumns'>).homeColumns;
      return { savePreference: preferences() };
    },
    CatalogHomes: (variables) => ({
      catalogHomes: {
        __typename: 'CatalogHomePage',
        homes: matching(variables),
        pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: matching(variables).length },
      },
    }),
    CatalogHome: ({ id }) => ({ catalogHome: stored.get(String(id)) ?? null }),
    PlanFindings: () => ({ checkFloorPlan: [] }),
    OrderHomes: () => ({ orderHomes: true }),
    CreateHome: ({ input }) => ({ createHome: put('id-new', input as object) }),
    UpdateHome: ({ id, input }) => ({ updateHome: put(id, input as object) }),
    PublishHome: ({ id, reason }) => ({
      publishHome: put(id, {
        status: 'published',
        publishedAt: new Date(2027, 2, 6, 12).toISOString(),
        uncheckedReason: reason,
      }),
    }),
    WithdrawHome: ({ id }) => ({ withdrawHome: put(id, { status: 'withdrawn' }) }),
    DescribeHomePicture: ({ id, pictureId, alt }) => {
      const pictures = stored.get(String(id))?.pictures ?? [];
      return {
        describeHomePicture: put(id, {
          pictures: pictures.map((one) => (one.id === pictureId ? { ...one, alt: String(alt) } : one)),
        }),
      };
    },
    [`/api/floor-plans/designs/${designCode}.json`]: () => planDocument,
    '/api/options': () => ({
      groups: [{ key: 'style', label: 'Style', choices: [{ key: 'cabin', label: 'Log cabin' }] }],
    }),
  });
  const view = renderAt(
    <DataProvider>
      <Routes>
        <Route path="/admin/homes" element={<CatalogList />} />
        <Route path="/admin/homes/:id" element={<AdminHomePage />} />
      </Routes>
      <Toaster />
    </DataProvider>,
    { at, user: userOf('admin') },
  );
  return { api, put, ...view };
};
