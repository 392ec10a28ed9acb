import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { press } from '../../../../testing/campaign-editor-screen.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { PaceForm } from './pace-form.tsx';

it.each([
  [60_000, 'Campaigns send as fast as the mail server allows.'],
  [59_999, 'Campaigns send up to 59,999 emails per minute.'],
])('a pace of %i is confirmed for what it means', async (pace, text) => {
  sessionStorage.clear();
  const options = {
    __typename: 'CampaignOptions',
    sources: [],
    tags: [],
    timeZone: 'America/Los_Angeles',
    today: '2026-11-01',
    pace: 600,
    sends: true,
  };
  fakeApi({
    CampaignOptions: () => ({ campaignOptions: options }),
    SetCampaignPace: () => ({ setCampaignPace: pace }),
  });
  renderAt(
    <DataProvider>
      <PaceForm />
    </DataProvider>,
    { user: userOf('admin') },
  );
  fireEvent.change(await screen.findByLabelText('Emails per minute'), { target: { value: String(pace) } });
  await press('Save');
  await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ text }));
});
