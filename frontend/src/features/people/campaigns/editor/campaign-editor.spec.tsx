import { everybody } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import {
  campaignOf,
  drawEditor,
  press,
  retype,
  startCampaignServer,
} from '../../../../testing/campaign-editor-screen.tsx';
import { renderAt } from '../../../../testing/render.tsx';
import { Unsubscribe } from '../suppression/unsubscribe.tsx';

beforeEach(() => sessionStorage.clear());

describe('the editor', () => {
  it('says what will happen before anything is sent', async () => {
    const api = startCampaignServer();
    drawEditor();
    expect(await screen.findByText('Reaches 310 contacts.')).toBeDefined();
    await press('Send now');
    expect(await screen.findByText('Sends to 310 contacts now.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send to 310 contacts' })).toBeDefined();
    expect(api.sent('SendCampaign')).toEqual([]);
  });

  describe('where somebody else was faster', () => {
    const collide = async () => {
      const api = startCampaignServer();
      drawEditor();
      await retype('Name', 'Mine');
      api.answer('SaveCampaign', () =>
        refusal('CONFLICT', 'This was changed by somebody else. Please reload and try again.'),
      );
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Active' }));
      api.answer('Campaign', () => ({
        campaign: campaignOf({
          version: 7,
          name: 'Theirs',
          body: 'Hello from them',
          audience: { __typename: 'Audience', ...everybody, statuses: ['customer'], tags: ['land owned'] },
        }),
      }));
      await press('Save draft');
      expect(await screen.findByText(/Somebody else changed this/)).toBeDefined();
      expect(screen.getByDisplayValue('Mine')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Send now' })).toBeDisabled();
      return api;
    };

    it('loads the newer one when that is wanted', async () => {
      await collide();
      await press('Load the newer version');
      expect(await screen.findByDisplayValue('Theirs')).toHaveFocus();
      expect(screen.queryByText(/Somebody else changed this/)).toBeNull();
      expect(screen.getByText('Draft, saved.')).toBeDefined();
      expect(sessionStorage.getItem('typed:campaign:c1')).toBeNull();
    });

    it('or keeps what was typed, and saves that over it knowingly: nothing else is overwritten', async () => {
      const api = await collide();
      await press('Keep what I typed');
      expect(screen.getByDisplayValue('Hello from them')).toHaveFocus();
      api.answer('SaveCampaign', ({ input }) => ({
        updateCampaign: campaignOf({ ...(input as object), version: 8 }),
      }));
      await press('Save draft');
      expect(await screen.findByText('Draft, saved.')).toBeDefined();
      expect(api.sent('SaveCampaign').map(({ input }) => (input as { version: number }).version)).toEqual([
        3, 7,
      ]);
      expect(api.sent('SaveCampaign').at(-1)).toMatchObject({
        input: {
          name: 'Mine',
          body: 'Hello from them',
          audience: { statuses: ['active'], tags: ['land owned'] },
        },
      });
    });

    it('asks also when what was typed was left, and somebody else saved before it was opened again', async () => {
      const api = startCampaignServer();
      const first = drawEditor();
      await retype('Name', 'Mine');
      first.unmount();
      api.answer('Campaign', () => ({
        campaign: campaignOf({ version: 7, name: 'Theirs', subject: 'Their subject' }),
      }));
      drawEditor();
      expect(await screen.findByText(/Somebody else changed this/)).toBeDefined();
      expect(screen.getByDisplayValue('Mine')).toBeDefined();
      await press('Keep what I typed');
      expect(screen.getByRole('button', { name: 'Save draft' })).toHaveFocus();
      await press('Save draft');
      await waitFor(() =>
        expect(api.sent('SaveCampaign')).toMatchObject([
          { input: { name: 'Mine', subject: 'Their subject', version: 7 } },
        ]),
      );
    });

    it('shows what they made of it unasked where nothing was typed', async () => {
      const api = startCampaignServer();
      drawEditor();
      await screen.findByDisplayValue('Spring');
      api.answer('SendCampaign', () =>
        refusal('CONFLICT', 'This was changed by somebody else. Please reload and try again.'),
      );
      api.answer('Campaign', () => ({ campaign: campaignOf({ version: 7, name: 'Theirs' }) }));
      await press('Send now');
      await press('Send to 310 contacts');
      expect(await screen.findByDisplayValue('Theirs')).toBeDefined();
      expect(screen.queryByText(/Somebody else changed this in the meantime/)).toBeNull();
    });
  });
});

it('the page of a mail’s link asks first, and unsubscribes by a press', async () => {
  let subscribed = true;
  const api = fakeApi({
    UnsubscribeLink: () => ({
      mailSubscription: { __typename: 'MailSubscription', email: 'ada@example.com', subscribed },
    }),
    Unsubscribe: () => {
      subscribed = false;
      return { unsubscribe: { __typename: 'Notice', message: 'You are unsubscribed.' } };
    },
  });
  renderAt(
    <DataProvider>
      <Unsubscribe />
    </DataProvider>,
    { at: '/unsubscribe#token=a.b' },
  );
  expect(await screen.findByText('ada@example.com')).toBeDefined();
  expect(api.sent('Unsubscribe')).toEqual([]);
  await press('Unsubscribe');
  expect(await screen.findByText('You are unsubscribed.')).toBeDefined();
  expect(api.sent('Unsubscribe')).toEqual([{ token: 'a.b' }]);
});
