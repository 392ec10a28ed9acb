import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { offlineText } from '../../../../platform/api/error-text.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import {
  campaignOf,
  drawEditor,
  press,
  startCampaignServer,
} from '../../../../testing/campaign-editor-screen.tsx';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import { PaceForm } from '../list/pace-form.tsx';
import { SuppressionList } from '../suppression/suppression-list.tsx';

const set = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('when the session ends over a campaign', () => {
  it('the time that was chosen for it comes back, and nothing is scheduled by itself', async () => {
    const api = startCampaignServer();
    const view = drawEditor();
    await press('Schedule');
    await screen.findByRole('dialog', { name: 'Schedule this campaign' });
    set(/^Day/, '2026-11-03');
    set(/^Time/, '09:30');
    endSession(view);
    drawEditor();
    await screen.findByRole('dialog', { name: 'Schedule this campaign' });
    expect(screen.getByLabelText(/^Day/)).toHaveValue('2026-11-03');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('09:30');
    expect(api.sent('ScheduleCampaign')).toEqual([]);
  });

  it('stays open over what the server could not do, as when it does not know the session any more', async () => {
    const api = startCampaignServer();
    const view = drawEditor();
    await press('Schedule');
    await screen.findByRole('dialog', { name: 'Schedule this campaign' });
    set(/^Day/, '2026-11-03');
    api.answer('ScheduleCampaign', () => null);
    fireEvent.submit(screen.getByLabelText(/^Day/));
    expect(await screen.findByText(offlineText)).toBeInTheDocument();
    endSession(view);
    drawEditor();
    await screen.findByRole('dialog', { name: 'Schedule this campaign' });
    expect(screen.getByLabelText(/^Day/)).toHaveValue('2026-11-03');
  });

  it.each([
    ['Send now', 'draft', /^Draft, saved/],
    ['Schedule', 'sending', /^Sending/],
  ])(
    '%s: nothing is open where there is only a question, or nothing left to be said',
    async (button, state, shown) => {
      const api = startCampaignServer();
      const view = drawEditor();
      await press(button);
      await screen.findByRole('dialog');
      endSession(view);
      api.answer('Campaign', () => ({ campaign: campaignOf({ state, version: 4 }) }));
      drawEditor();
      await screen.findAllByText(shown);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('pace and address that were typed come back', async () => {
    const options = {
      __typename: 'CampaignOptions',
      sources: [],
      tags: [],
      timeZone: 'America/Los_Angeles',
      today: '2026-11-01',
      pace: 600,
      sends: false,
    };
    const api = fakeApi({
      CampaignOptions: () => ({ campaignOptions: options }),
      Suppressions: () => ({
        suppressions: {
          __typename: 'SuppressionPage',
          suppressions: [],
          pagination: { __typename: 'Pagination', page: 1, totalPages: 0, total: 0 },
        },
      }),
    });
    const draw = () =>
      renderAt(
        <DataProvider>
          <>
            <PaceForm />
            <SuppressionList timeZone="America/Los_Angeles" />
          </>
        </DataProvider>,
        { user: userOf('admin') },
      );
    const view = draw();
    await screen.findByLabelText('Emails per minute');
    set(/Emails per minute/, '90');
    set(/Block an address/, 'ada@example.com');
    endSession(view);
    draw();
    await waitFor(() => expect(screen.getByLabelText('Emails per minute')).toHaveValue('90'));
    expect(screen.getByLabelText('Block an address')).toHaveValue('ada@example.com');
    expect([...api.sent('SetCampaignPace'), ...api.sent('AddSuppression')]).toEqual([]);
  });
});
