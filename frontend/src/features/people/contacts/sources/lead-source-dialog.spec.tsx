import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { press } from '../../../../testing/contact-server.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { LeadSourcesPanel } from './lead-sources-panel.tsx';

it('edits a source under the name that the list shows', async () => {
  const source = {
    __typename: 'LeadSource',
    key: 'home_show',
    label: 'home_show',
    active: true,
    words: ['home_show'],
    contacts: 3,
    deals: 1,
    version: 1,
  };
  const api = fakeApi({
    LeadSources: () => ({ leadSources: [source] }),
    SaveLeadSource: () => ({ saveLeadSource: { ...source, label: 'Home show', version: 2 } }),
  });
  renderAt(
    <DataProvider>
      <LeadSourcesPanel />
    </DataProvider>,
    { at: '/admin', user: userOf('admin') },
  );
  await screen.findByText('3 contacts · 1 deal');
  await press(/^Edit\s*Home show$/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit lead source' }));
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Home show');
  await userEvent.click(dialog.getByRole('button', { name: 'Save source' }));
  await expect
    .poll(() => api.sent('SaveLeadSource'))
    .toMatchObject([{ key: 'home_show', label: 'Home show', words: ['home_show'] }]);
});
