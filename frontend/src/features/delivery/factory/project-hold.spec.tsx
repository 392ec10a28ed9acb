import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { ProjectHold } from './project-hold.tsx';

const draw = (role: 'admin' | 'customer', over: object = {}) => {
  const api = fakeApi({
    ProjectHold: () => ({
      project: {
        __typename: 'Project',
        id: 'p1',
        factoryHome: {
          __typename: 'FactoryHome',
          id: 'h1',
          version: 2,
          station: 'roof',
          holdReason: 'No trusses',
          heldAt: '2027-01-20T17:00:00Z',
          heldByName: 'Fay Foreman',
          ...over,
        },
      },
    }),
  });
  const view = renderAt(
    <DataProvider>
      <ProjectHold projectId="p1" />
    </DataProvider>,
    { at: '/projects/p1', user: userOf(role) },
  );
  return { api, view };
};

it('says why and where the home is on hold', async () => {
  draw('admin');
  expect(await screen.findByText('On hold in the factory, Roof:')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/No trusses Fay Foreman, /);
});

it('is silent about a home that is not on hold, and asks for nothing that its reader may not see', async () => {
  const { api, view } = draw('admin', { holdReason: null, heldAt: null, heldByName: null });
  await expect.poll(() => api.sent('ProjectHold')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  view.unmount();
  const { api: customers } = draw('customer');
  expect(customers.sent('ProjectHold')).toEqual([]);
});
