import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../platform/apollo.tsx';
import { fakeApi, refusal } from '../../testing/api.ts';
import { renderAt, sessionOf, userOf } from '../../testing/render.tsx';
import { CampaignView } from './campaign-view.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

const stored = {
  __typename: 'Campaign', id: 'c1', version: 3, name: 'Spring', subject: 'News', body: 'Hello', state: 'draft', createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z',
  scheduledAt: null, startedAt: null, finishedAt: null, gathered: false, total: 0, waiting: 0, queued: 0, sent: 0, failed: 0, suppressed: 0, unsubscribed: 0,
  audience: { __typename: 'Audience', statuses: [], sources: [], tags: [], createdFrom: null, createdTo: null },
};
let version: number;
let subscribed: boolean;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  version = 3;
  subscribed = true;
  api = fakeApi({
    Campaign: () => ({ campaign: { ...stored, version, name: version > 3 ? 'Theirs' : 'Spring' } }),
    CampaignOptions: () => ({ campaignOptions: { __typename: 'CampaignOptions', sources: ['manual'], tags: ['land owned'], timeZone: 'America/Los_Angeles', today: '2026-11-01', pace: 600, sends: false } }),
    CampaignAudience: () => ({ campaignAudience: { __typename: 'CampaignAudience', contacts: 312, suppressed: 2, sample: [] } }),
    CampaignPreview: () => ({ campaignPreview: { __typename: 'CampaignPreview', subject: 'News', html: '<html><head></head><body>Hello</body></html>', text: 'Hello', addressee: 'Ada' } }),
    SaveCampaign: () => {
      version = 4;
      return refusal('CONFLICT', 'This was changed by somebody else. Please reload and try again.');
    },
    UnsubscribeLink: () => ({ mailSubscription: { __typename: 'MailSubscription', email: 'ada@example.com', subscribed } }),
    Unsubscribe: () => {
      subscribed = false;
      return { unsubscribe: { __typename: 'Notice', message: 'You are unsubscribed.' } };
    },
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const drawEditor = () => renderAt(<DataProvider><CampaignView id="c1" /></DataProvider>, { at: '/campaigns/c1', session: sessionOf({ user: userOf('admin') }) });

describe('the editor', () => {
  it('says what will happen before anything is sent', async () => {
    drawEditor();
    expect(await screen.findByText('Reaches 310 contacts.')).toBeDefined();
    await press('Send now');
    expect(await screen.findByText('Sends to 310 contacts now.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send to 310 contacts' })).toBeDefined();
    expect(api.sent('SendCampaign')).toEqual([]);
  });

  it('tells the second of two, keeps what they typed, and offers the newer one', async () => {
    drawEditor();
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await press('Save draft');
    expect(await screen.findByText('Somebody else changed this draft meanwhile.')).toBeDefined();
    expect(screen.getByDisplayValue('Mine')).toBeDefined();
    await press('Load the newer version');
    expect(await screen.findByDisplayValue('Theirs')).toBeDefined();
  });

  it('puts a merge field where the cursor is, and refuses an unknown one with a sentence', async () => {
    drawEditor();
    const content = await screen.findByRole('textbox', { name: /^Content/ });
    await press('First name');
    expect(screen.getByDisplayValue(/\{\{firstName\|there\}\}/)).toBe(content);
    await userEvent.click(content);
    await userEvent.paste('{{nick}}');
    expect((await screen.findAllByText(/Unknown merge field/)).length).toBeGreaterThan(0);
  });
});

it('the page of a mail’s link asks first, and unsubscribes by a press', async () => {
  renderAt(<DataProvider><Unsubscribe /></DataProvider>, { at: '/unsubscribe#token=a.b' });
  expect(await screen.findByText('ada@example.com')).toBeDefined();
  expect(api.sent('Unsubscribe')).toEqual([]);
  await press('Unsubscribe');
  expect(await screen.findByText('You are unsubscribed.')).toBeDefined();
  expect(api.sent('Unsubscribe')).toEqual([{ token: 'a.b' }]);
});
