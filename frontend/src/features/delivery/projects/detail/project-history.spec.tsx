import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { ProjectHistory } from './project-history.tsx';

it('the history of a project is read whenever it is opened, at the page that the address says', async () => {
  const api = fakeApi({
    ProjectEvents: ({ page }) => ({
      projectEvents: {
        __typename: 'ProjectEventPage',
        events: [],
        pagination: { __typename: 'Pagination', page, totalPages: 3, total: 50 },
      },
    }),
  });
  const { address } = renderAt(
    <DataProvider>
      <Tabs
        label="Project"
        alone
        tabs={[
          { id: 'overview', title: 'Overview', content: 'Planned' },
          { id: 'history', title: 'History', content: <ProjectHistory id="p1" /> },
        ]}
      />
    </DataProvider>,
    { user: userOf('admin'), at: '/projects/p1?tab=history&page=2' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(address()).toBe('/projects/p1?tab=history&page=3');
  await waitFor(() =>
    expect(api.sent('ProjectEvents')).toEqual([
      { id: 'p1', page: 2 },
      { id: 'p1', page: 3 },
    ]),
  );
  // The history is reloaded and includes what was done elsewhere meanwhile.
  fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  await waitFor(() => expect(api.sent('ProjectEvents').at(-1)).toEqual({ id: 'p1', page: 1 }));
  fireEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  fireEvent.click(screen.getByRole('tab', { name: 'History' }));
  await waitFor(() => expect(api.sent('ProjectEvents')).toHaveLength(4));
});
