import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { LeadSettingsPanel } from './lead-settings-panel.tsx';

const settings = (answerMinutes: number, version: number) => ({
  __typename: 'LeadSettings',
  answerMinutes,
  version,
});

it('says for how long new leads stand first, and changes it', async () => {
  const api = fakeApi({
    LeadSettings: () => ({ leadSettings: settings(15, 1) }),
    UpdateLeadSettings: () => ({ updateLeadSettings: settings(30, 2) }),
  });
  renderAt(
    <DataProvider>
      <LeadSettingsPanel />
      <Toaster />
    </DataProvider>,
    { user: userOf('admin') },
  );
  const field = await screen.findByLabelText(/Minutes at the top/);
  expect(field).toHaveValue(15);
  fireEvent.change(field, { target: { value: '481' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('A whole number from 0 to 480')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(api.sent('UpdateLeadSettings')).toEqual([{ answerMinutes: 30, version: 1 }]));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});
