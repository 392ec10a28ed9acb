import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderAt, showComponentStyles, userOf } from '../testing/render.tsx';
import { MyProjectsTab } from './my-projects-tab.tsx';

showComponentStyles();

const nothing = { myQuotes: [], myDesigns: [], myAgreements: [], myPayments: [] };

const draw = (sale: object, quotes: () => object | Promise<object>) => {
  const api = fakeApi({
    OwnSale: () => sale,
    MyQuotes: quotes,
    MyDesigns: () => ({ myDesigns: [] }),
    MyAgreements: () => ({ myAgreements: [] }),
    MyPayments: () => ({ myPayments: [] }),
    MyProjects: () => ({
      projects: { projects: [], pagination: { page: 1, totalPages: 1, total: 0, pageSize: 20 } },
    }),
  });
  renderAt(
    <DataProvider>
      <MyProjectsTab />
    </DataProvider>,
    { at: '/dashboard', user: userOf('customer') },
  );
  return api;
};
const projects = 'No projects yet';

it('asks nothing more about a sale where there is none', async () => {
  const api = draw(nothing, () => ({ myQuotes: [] }));
  await waitFor(() => expect(screen.getByText(projects)).toBeVisible());
  expect(api.sent('MyQuotes')).toEqual([]);
});

it.each([
  ['there', { myQuotes: [] }],
  ['known to be out of reach', refusal('INTERNAL', 'Something went wrong.')],
])('shows the projects once what stands above them is %s', async (_what, answer) => {
  let arrive: (quotes: object) => void = () => undefined;
  const api = draw(
    { ...nothing, myQuotes: [{ id: '1' }] },
    () => new Promise<object>((resolve) => (arrive = resolve)),
  );
  expect(await screen.findByText(projects)).not.toBeVisible();
  await waitFor(() => expect(api.sent('MyQuotes')).toHaveLength(1));
  arrive(answer);
  await waitFor(() => expect(screen.getByText(projects)).toBeVisible());
});

it('says what cannot be read where nothing is known of it', async () => {
  draw(refusal('INTERNAL', 'Something went wrong.'), () => refusal('INTERNAL', 'Something went wrong.'));
  expect(await screen.findByText('Your quotes could not be loaded')).toBeVisible();
  await waitFor(() => expect(screen.getByText(projects)).toBeVisible());
});
