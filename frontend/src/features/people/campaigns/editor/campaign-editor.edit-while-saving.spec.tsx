import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import {
  campaignOf,
  drawEditor,
  press,
  retype,
  startCampaignServer,
} from '../../../../testing/campaign-editor-screen.tsx';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { PaceForm } from '../list/pace-form.tsx';
import { SuppressionList } from '../suppression/suppression-list.tsx';

let api: ReturnType<typeof startCampaignServer>;
beforeEach(() => {
  sessionStorage.clear();
  api = startCampaignServer();
});

/** A draft or a new campaign that is saved when `arrive` is called. */
const saving = async (id: 'c1' | 'new', button: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer =
    (version: number) =>
    async ({ input }: Record<string, unknown>) => {
      const saved = campaignOf({ ...(input as object), audience: campaignOf().audience, version });
      await promise;
      api.answer('Campaign', () => ({ campaign: saved }));
      return { [id === 'new' ? 'createCampaign' : 'updateCampaign']: saved };
    };
  api.answer('StartCampaign', answer(1));
  api.answer('SaveCampaign', answer(4));
  const view = drawEditor(id);
  await retype('Name', 'Open house');
  await press(button);
  return { ...view, arrive: () => resolve() };
};
const subject = () => screen.findByRole('textbox', { name: /^Subject/ });

describe('what is typed while a campaign is saved', () => {
  it.each(['c1', 'new'] as const)('stays, and is saved the next time: %s', async (id) => {
    const { arrive } = await saving(id, 'Save draft');
    await retype('Subject', 'Come by');
    arrive();
    await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Draft saved' }));
    expect(await screen.findByText('You have unsaved changes.')).toBeInTheDocument();
    expect(await subject()).toHaveValue('Come by');
    api.answer('SaveCampaign', ({ input }) => ({
      updateCampaign: campaignOf({ ...(input as object), version: 9 }),
    }));
    await press('Save draft');
    await waitFor(() =>
      expect(api.sent('SaveCampaign').at(-1)).toMatchObject({
        input: { name: 'Open house', subject: 'Come by', version: id === 'new' ? 1 : 4 },
      }),
    );
    expect(Object.keys(sessionStorage).filter((key) => key.includes('campaign:new'))).toEqual([]);
  });

  it.each(['c1', 'new'] as const)(
    'is not left out of a mail: nothing is sent before it is saved, too: %s',
    async (id) => {
      const { arrive } = await saving(id, 'Send now');
      await retype('Subject', 'Come by');
      arrive();
      await waitFor(() =>
        expect(toastStore.current()[0]).toMatchObject({ text: 'Your latest edits are not saved yet.' }),
      );
      expect(await screen.findByText('You have unsaved changes.')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

it('a new campaign that was left while it was stored calls nobody back', async () => {
  const { arrive, address } = await saving('new', 'Save draft');
  await userEvent.click(screen.getByRole('link', { name: 'Marketing' }));
  expect(await screen.findByText('The list')).toBeInTheDocument();
  arrive();
  await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Draft saved' }));
  expect(address()).toMatch(/^\/admin/);
});

describe('beside the campaigns', () => {
  const options = {
    __typename: 'CampaignOptions',
    sources: [],
    tags: [],
    timeZone: 'America/Los_Angeles',
    today: '2026-11-01',
    pace: 600,
    sends: false,
  };
  const none = {
    __typename: 'SuppressionPage',
    suppressions: [],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 0, total: 0 },
  };
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('the next address stays while the one before is stored', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { sent } = fakeApi({ Suppressions: () => ({ suppressions: none }), AddSuppression: () => promise });
    renderAt(
      <DataProvider>
        <SuppressionList timeZone="America/Los_Angeles" />
      </DataProvider>,
      { user: userOf('admin') },
    );
    set('Block an address', 'ada@example.com');
    await press('Add');
    set('Block an address', 'grace@example.com');
    resolve({
      addSuppression: {
        __typename: 'Suppression',
        id: 's1',
        email: 'ada@example.com',
        reason: 'manual',
        detail: null,
        createdAt: '2026-11-01T10:00:00.000Z',
      },
    });
    await waitFor(() => expect(sent('Suppressions')).toHaveLength(2));
    expect(screen.getByLabelText('Block an address')).toHaveValue('grace@example.com');
  });

  it('a pace that is saved is not shown as it was before', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const list = fakeApi({
      CampaignOptions: () => ({ campaignOptions: options }),
      SetCampaignPace: () => ({ setCampaignPace: 90 }),
    });
    renderAt(
      <DataProvider>
        <PaceForm />
      </DataProvider>,
      { user: userOf('admin') },
    );
    await screen.findByLabelText('Emails per minute');
    set('Emails per minute', '90');
    list.answer('CampaignOptions', () => promise);
    await press('Save');
    await waitFor(() => expect(list.sent('CampaignOptions')).toHaveLength(2));
    expect(screen.getByLabelText('Emails per minute')).toHaveValue('90');
    resolve({ campaignOptions: { ...options, pace: 90 } });
    await waitFor(() => expect(toastStore.current()[0]).toMatchObject({ title: 'Sending speed saved' }));
    expect(screen.getByLabelText('Emails per minute')).toHaveValue('90');
  });
});
