import { everybody } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  drawEditor,
  press,
  retype,
  startCampaignServer,
} from '../../../../testing/campaign-editor-screen.tsx';
import { refusal } from '../../../../testing/fake-api.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';

beforeEach(() => sessionStorage.clear());

const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
const chip = (name: string) => screen.findByRole('checkbox', { name });

describe('the preview', () => {
  it('is made anew when typing rests, in both forms', async () => {
    const api = startCampaignServer();
    drawEditor();
    expect(await screen.findByText('To Ada: News')).toBeDefined();
    await retype('Subject', 'Open house');
    expect(await screen.findByText('To Ada: Open house')).toBeDefined();
    expect(api.sent('CampaignPreview').length).toBeLessThan(4);
    await press('Show plain text version');
    expect(screen.getByText('text of Hello')).toBeDefined();
    expect(screen.getByText('Ada Byron <ada@example.com>')).toBeDefined();
  });

  it('keeps the last mail beside a sentence while what is typed makes none', async () => {
    const api = startCampaignServer();
    drawEditor();
    await screen.findByText('To Ada: News');
    const requestCount = api.sent('CampaignPreview').length;
    await retype('Content', 'Hi {{nickname}}');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText(/Unknown merge field \{\{nickname\}\}/)).toBeDefined();
    expect(preview.getByText('To Ada: News')).toBeDefined();
    expect(api.sent('CampaignPreview')).toHaveLength(requestCount);
  });
});

describe('merge fields', () => {
  it('go where the cursor is, over what is marked, and typing goes on behind them', async () => {
    startCampaignServer({ body: 'Dear NAME, hello' });
    drawEditor();
    const area = await content();
    area.focus();
    area.setSelectionRange(5, 9);
    await press('First name');
    expect(area).toHaveValue('Dear {{firstName|there}}, hello');
    expect(area).toHaveFocus();
    await userEvent.keyboard('!');
    expect(area).toHaveValue('Dear {{firstName|there}}!, hello');
    await press('Our phone');
    expect(area).toHaveValue('Dear {{firstName|there}}!{{sellerPhone}}, hello');
  });
});

describe('the audience', () => {
  it.each([
    [
      'a day that nobody can have meant',
      {},
      'Choose a valid date',
      () => fireEvent.change(screen.getByLabelText('Added on or after'), { target: { value: '1899-12-31' } }),
    ],
    [
      'more tags than a campaign takes',
      { tags: Array.from({ length: 20 }, (_, number) => `tag ${number}`) },
      'At most 20 tags',
      () => fireEvent.click(screen.getByRole('checkbox', { name: 'land owned' })),
    ],
  ])('says what is wrong with %s', async (_what, audience, message, choose) => {
    const api = startCampaignServer({ audience: { __typename: 'Audience', ...everybody, ...audience } });
    drawEditor();
    await screen.findByText('To Ada: News');
    choose();
    await press('Save draft');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.sent('SaveCampaign')).toEqual([]);
  });

  it('is counted while it is chosen, and saved with the draft', async () => {
    const api = startCampaignServer();
    drawEditor();
    expect(await screen.findByText('Reaches 310 contacts.')).toBeDefined();
    await userEvent.click(await chip('Active'));
    expect(await screen.findByText('Reaches 38 contacts.')).toBeDefined();
    expect(
      screen.getByText(
        /2 more contacts are on the suppression list or opted out of marketing and will not be emailed/,
      ),
    ).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Another tag' }), 'lake front{Enter}');
    expect(await chip('lake front')).toBeChecked();
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    await press('Save draft');
    await waitFor(() => expect(screen.getByText('Draft, saved.')).toBeDefined());
    expect(api.sent('SaveCampaign')).toEqual([
      {
        id: 'c1',
        input: {
          name: 'Spring',
          subject: 'News',
          body: 'Hello',
          version: 3,
          audience: {
            statuses: ['active'],
            sources: [],
            tags: ['lake front'],
            createdFrom: null,
            createdTo: null,
          },
        },
      },
    ]);
  });

  it('takes the tag that was typed and not added yet', async () => {
    const api = startCampaignServer();
    drawEditor();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Another tag' }), ' lake front ');
    await userEvent.tab();
    await userEvent.tab();
    expect(await chip('lake front')).toBeChecked();
    await press('Save draft');
    await waitFor(() =>
      expect(api.sent('SaveCampaign')).toMatchObject([{ input: { audience: { tags: ['lake front'] } } }]),
    );
  });

  it('whose days are the wrong way round is neither counted nor saved', async () => {
    const api = startCampaignServer();
    drawEditor();
    await screen.findByText('Reaches 310 contacts.');
    const requestCount = api.sent('CampaignAudience').length;
    fireEvent.change(screen.getByLabelText('Added on or after'), { target: { value: '2026-03-02' } });
    fireEvent.change(screen.getByLabelText('Added on or before'), { target: { value: '2026-03-01' } });
    await press('Save draft');
    expect(await screen.findByText('The end date is before the start date')).toBeDefined();
    expect(api.sent('SaveCampaign')).toEqual([]);
    expect(api.sent('CampaignAudience').length).toBeLessThanOrEqual(requestCount + 1);
  });

  it('of nobody cannot be sent to', async () => {
    startCampaignServer({
      audience: {
        __typename: 'Audience',
        statuses: [],
        sources: [],
        tags: ['nobody'],
        createdFrom: null,
        createdTo: null,
      },
    });
    drawEditor();
    expect(await screen.findByText('No one would receive this email.')).toBeDefined();
    await press('Send now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
    expect(await dialog.findByRole('button', { name: 'Send to 0 contacts' })).toBeDisabled();
  });
});

describe('scheduling', () => {
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('saves first, then goes by the clock of the business', async () => {
    const api = startCampaignServer();
    drawEditor();
    await retype('Subject', 'Open house');
    await press('Schedule');
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule this campaign' }));
    expect(dialog.getByText(/^Pacific Time\./)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
    fill(/^Day/, '2026-11-03');
    fill(/^Time/, '09:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(
      await screen.findByText('Scheduled for Tuesday, November 3, 2026 at 9:30 AM (Pacific Time).'),
    ).toBeDefined();
    expect(api.sent('SaveCampaign')).toHaveLength(1);
    expect(api.sent('ScheduleCampaign')).toEqual([
      { id: 'c1', version: 4, date: '2026-11-03', time: '09:30' },
    ]);
  });

  it('for a time that is over keeps the dialog and what was chosen', async () => {
    const api = startCampaignServer();
    api.answer('ScheduleCampaign', () =>
      refusal('BAD_INPUT', 'Choose a time in the future', { date: 'Choose a time in the future' }),
    );
    drawEditor();
    await press('Schedule');
    fill(/^Day/, '2026-11-01');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Choose a time in the future')).toBeDefined();
    expect(screen.getByLabelText(/^Day/)).toHaveValue('2026-11-01');
  });
});

it('a test mail carries what is on the screen: it is saved first', async () => {
  const api = startCampaignServer();
  drawEditor();
  await retype('Content', 'Hello again');
  await press('Send me a test');
  await waitFor(() =>
    expect(toastStore.current()[0]).toMatchObject({
      title: 'Test email',
      text: 'A test mail is on its way to admin@example.com.',
    }),
  );
  expect(api.sent('SaveCampaign')).toMatchObject([{ input: { body: 'Hello again', version: 3 } }]);
});

it('what is typed outlives a reload, and a save that found no server', async () => {
  const api = startCampaignServer();
  const first = drawEditor();
  await retype('Name', 'Mine');
  api.answer('SaveCampaign', () => null);
  await press('Save draft');
  expect(await screen.findByText(/^Draft not saved\. We could not reach the server/)).toBeDefined();
  expect(screen.getByDisplayValue('Mine')).toBeDefined();
  first.unmount();
  drawEditor();
  expect(await screen.findByDisplayValue('Mine')).toBeDefined();
  expect(screen.getByText('You have unsaved changes.')).toBeDefined();
});

it('a campaign on its way stays on the screen while the server is away', async () => {
  const api = startCampaignServer({
    state: 'sending',
    gathered: true,
    total: 500,
    waiting: 300,
    sent: 200,
    startedAt: '2026-11-01T17:30:00.000Z',
  });
  drawEditor();
  const progress = await screen.findByRole('progressbar', { name: 'Progress' });
  expect(progress).toHaveAttribute('aria-valuetext', '200 of 500 done');
  api.answer('Campaign', () => null);
  expect(await screen.findByText('Connection lost.')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '200');
});
