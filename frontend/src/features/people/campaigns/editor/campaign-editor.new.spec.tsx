import { everybody } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  campaignOf,
  drawEditor,
  press,
  retype,
  startCampaignServer,
} from '../../../../testing/campaign-editor-screen.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';

let api: ReturnType<typeof startCampaignServer>;
const keys: (string | null)[] = [];
beforeEach(() => {
  sessionStorage.clear();
  api = startCampaignServer();
  keys.splice(0);
  const send = globalThis.fetch;
  globalThis.fetch = (...args) => {
    const [, { headers, body } = {}] = args;
    if (typeof body === 'string' && body.includes('mutation StartCampaign'))
      keys.push(new Headers(headers).get('idempotency-key'));
    return send(...args);
  };
});

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
/** Has the server store the campaign and return it from then on. */
const storing = () =>
  api.answer('StartCampaign', ({ input }) => {
    const made = campaignOf({
      ...(input as object),
      audience: { __typename: 'Audience', ...everybody },
      version: 1,
    });
    api.answer('Campaign', () => ({ campaign: made }));
    return { createCampaign: made };
  });

describe('a new campaign', () => {
  it('is not stored by a look at it', async () => {
    const view = drawEditor('new');
    expect(await name()).toHaveValue('');
    expect(screen.getByText('It will appear in the list once saved.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete draft' })).toBeNull();
    view.unmount();
    expect([...api.sent('StartCampaign'), ...api.sent('Campaign')]).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('campaign:new'))).toEqual([]);
  });

  it('is stored with the first thing that is saved, once, and goes on at its own address', async () => {
    const warn = vi.spyOn(console, 'warn');
    storing();
    const { address } = drawEditor('new');
    await retype('Name', 'Open house');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(address()).toBe('/campaigns/c1'));
    expect(await screen.findByText('Draft, saved.')).toBeInTheDocument();
    expect(await name()).toHaveValue('Open house');
    expect(toastStore.current()[0]).toMatchObject({ title: 'Draft saved' });
    expect(api.sent('StartCampaign')).toEqual([
      { input: { name: 'Open house', subject: '', body: '', audience: everybody } },
    ]);
    await retype('Subject', 'Come by');
    await press('Save draft');
    await waitFor(() =>
      expect(api.sent('SaveCampaign')).toMatchObject([
        { id: 'c1', input: { name: 'Open house', subject: 'Come by', version: 1 } },
      ]),
    );
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each([
    ['Send now', 'Send this campaign?'],
    ['Schedule', 'Schedule this campaign'],
  ])(
    'is stored by %s, which asks then; once it is answered, it is not asked again',
    async (button, title) => {
      storing();
      const { address } = drawEditor('new');
      await retype('Name', 'Open house');
      await press(button);
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(address()).toBe('/campaigns/c1');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(api.sent('StartCampaign')).toHaveLength(1);
    },
  );

  it('is stored by a test mail, which needs one', async () => {
    storing();
    drawEditor('new');
    await retype('Name', 'Open house');
    await press('Send me a test');
    await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Test email' }));
    expect(api.sent('TestCampaign')).toEqual([{ id: 'c1' }]);
  });

  it('says that it has no name yet, and stores nothing', async () => {
    drawEditor('new');
    await press('Send now');
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    expect(await name()).toHaveFocus();
    expect(api.sent('StartCampaign')).toEqual([]);
  });

  it('that was left half written is there again, until it is stored or thrown away', async () => {
    const first = drawEditor('new');
    await retype('Name', 'Half');
    first.unmount();
    const again = drawEditor('new');
    expect(await screen.findByDisplayValue('Half')).toBeInTheDocument();
    await press('Delete draft');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete draft' }),
    );
    expect(await screen.findByText('The list')).toBeInTheDocument();
    again.unmount();
    drawEditor('new');
    expect(await name()).toHaveValue('');
    expect([...api.sent('StartCampaign'), ...api.sent('DeleteCampaign')]).toEqual([]);
  });

  it.each([
    ['is left', (view: ReturnType<typeof drawEditor>) => view.unmount()],
    ['outlives its session', endSession],
  ])('whose answer was lost is sent as the same one, also when it %s', async (_how, leave) => {
    api.answer('StartCampaign', () => null);
    const first = drawEditor('new');
    await retype('Name', 'Once');
    await press('Save draft');
    expect(await screen.findByText(/^Draft not saved\./)).toBeInTheDocument();
    leave(first);
    storing();
    const { address } = drawEditor('new');
    expect(await screen.findByDisplayValue('Once')).toBeInTheDocument();
    await press('Save draft');
    await waitFor(() => expect(address()).toBe('/campaigns/c1'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
