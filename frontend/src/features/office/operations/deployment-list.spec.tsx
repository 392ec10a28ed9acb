import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { DeploymentList } from './deployment-list.tsx';

const open = (at: string) => {
  const api = fakeApi({
    Deployments: ({ page }) => ({
      operations: {
        __typename: 'Operations',
        deployments: {
          __typename: 'DeploymentPage',
          pagination: { __typename: 'Pagination', page, totalPages: 3, total: 50 },
          deployments: [
            {
              __typename: 'Deployment',
              id: `d${page as number}`,
              version: `1.${page as number}`,
              build: 'abc',
              migrations: 22,
              startedAt: '2026-11-01T10:00:00.000Z',
              isThis: false,
            },
          ],
        },
      },
    }),
  });
  return {
    api,
    ...renderAt(
      <DataProvider>
        <DeploymentList />
      </DataProvider>,
      { at, user: userOf('devops') },
    ),
  };
};

it('the page of the builds is in the address', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { api, address } = open('/development-ops?view=pipelines&page=2');
  expect(await screen.findByText(/Version 1\.2/)).toBeInTheDocument();
  expect(api.sent('Deployments')).toEqual([{ page: 2 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/development-ops?view=pipelines&page=3');
  await screen.findByText(/Version 1\.3/);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('of a page that is no more it leads to the last one', async () => {
  const { address } = open('/development-ops?view=pipelines&page=9');
  await waitFor(() => expect(address()).toBe('/development-ops?view=pipelines&page=3'));
});
