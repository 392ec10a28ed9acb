import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderAt, showComponentStyles, userOf } from '../testing/render.tsx';
import { MyProjectsTab } from './my-projects-tab.tsx';

showComponentStyles();

it.each([
  ['there', { myQuotes: [] }],
  ['known to be out of reach', refusal('INTERNAL', 'Something went wrong.')],
])('shows the projects once what stands above them is %s', async (_what, answer) => {
  let arrive: (quotes: object) => void = () => undefined;
  const api = fakeApi({
    MyQuotes: () => new Promise<object>((resolve) => (arrive = resolve)),
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
  expect(await screen.findByText('No projects yet')).not.toBeVisible();
  await waitFor(() => expect(api.sent('MyQuotes')).toHaveLength(1));
  arrive(answer);
  await waitFor(() => expect(screen.getByText('No projects yet')).toBeVisible());
});
