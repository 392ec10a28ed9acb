import { teamSentences } from '@hearthline/rules/people/teams.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { AccessPanel } from './access-panel.tsx';
import { TeamsPanel } from './teams-panel.tsx';

const person = (id: string, name: string, teamId: string | null, more: object = {}) => ({
  __typename: 'StaffPerson',
  id,
  name,
  role: 'sales',
  teamId,
  isLeader: false,
  takesLeads: true,
  isAvailable: true,
  ...more,
});
const ann = person('ann', 'Ann Lee', 'north', { isLeader: true });
const ben = person('ben', 'Ben Ode', 'south');
const cleo = person('cleo', 'Cleo Pak', null);
const team = (id: string, name: string, members: object[], zips: string[]) => ({
  __typename: 'Team',
  id,
  name,
  zips,
  version: 3,
  leader: members[0] ?? null,
  members,
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    StaffAndTeams: () => ({
      staff: [ann, ben, cleo],
      teams: [team('north', 'Sales North', [ann], ['*']), team('south', 'Sales South', [ben], ['986'])],
    }),
  });
});
const draw = async () => {
  renderAt(
    <DataProvider>
      <TeamsPanel />
    </DataProvider>,
    { at: '/admin?tab=settings', session: sessionOf({ user: userOf('admin') }) },
  );
  return screen.findByRole('region', { name: 'Sales North' });
};
const editNorth = async () => {
  const north = await draw();
  await userEvent.click(within(north).getByRole('button', { name: /^Edit ?Sales North/ }));
  return screen.findByRole('dialog', { name: 'Edit team' });
};

describe('teams', () => {
  it('are shown with their people, leaders and ZIP codes', async () => {
    const north = await draw();
    expect(within(north).getByText('1 person · led by Ann Lee')).toBeInTheDocument();
    expect(within(north).getByText('all other ZIP codes')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Sales South' })).getByText('986…')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'People in no team' })).toHaveTextContent('Cleo Pak');
  });

  it('are saved with the version that was read; nobody is their leader who is no member', async () => {
    const dialog = await editNorth();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Cleo Pak/ }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Leader'), 'Cleo Pak');
    api.answer('SaveTeam', () => ({ saveTeam: team('north', 'Sales North', [ann, cleo], ['*']) }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save team' }));
    await waitFor(() =>
      expect(api.sent('SaveTeam')).toEqual([
        {
          id: 'north',
          version: 3,
          input: { name: 'Sales North', leaderId: 'cleo', memberIds: ['ann', 'cleo'], zips: ['*'] },
        },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say at the field what belongs to another team', async () => {
    const dialog = await editNorth();
    const refuse = (field: string, message: string) =>
      api.answer('SaveTeam', () => refusal('CONFLICT', message, { fieldErrors: { [field]: message } }));
    refuse('memberIds', teamSentences.memberTaken);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Ben Ode/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save team' }));
    expect(await within(dialog).findByText(teamSentences.memberTaken)).toBeInTheDocument();
    refuse('zips', teamSentences.zipTaken);
    await userEvent.type(within(dialog).getByRole('combobox', { name: /ZIP codes/ }), '986,');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save team' }));
    expect(await within(dialog).findByText(teamSentences.zipTaken)).toBeInTheDocument();
  });

  it('are refused a ZIP code that is none', async () => {
    const dialog = await editNorth();
    await userEvent.type(within(dialog).getByRole('combobox', { name: /ZIP codes/ }), '98,');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save team' }));
    expect(await within(dialog).findByText(teamSentences.zip)).toBeInTheDocument();
    expect(api.sent('SaveTeam')).toEqual([]);
  });

  it('go after a question', async () => {
    const north = await draw();
    api.answer('RemoveTeam', () => ({ removeTeam: 'north' }));
    await userEvent.click(within(north).getByRole('button', { name: /^Remove ?Sales North/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove team' }));
    await waitFor(() => expect(api.sent('RemoveTeam')).toEqual([{ id: 'north', version: 3 }]));
  });

  it('a switch says who takes leads', async () => {
    const north = await draw();
    api.answer('SetTakesLeads', () => ({ setTakesLeads: { ...ann, takesLeads: false } }));
    const takes = within(north).getByRole('switch', { name: 'Takes leads: Ann Lee' });
    expect(takes).toBeChecked();
    await userEvent.click(takes);
    expect(takes).not.toBeChecked();
    await waitFor(() => expect(api.sent('SetTakesLeads')).toEqual([{ personId: 'ann', takesLeads: false }]));
  });
});

it('the table of access is searched by action, by call and by role', async () => {
  const row = (action: string, role: string, scope: string, doors: string[]) => ({
    __typename: 'AccessRow',
    action,
    role,
    scope,
    doors,
  });
  api.answer('AccessTable', () => ({
    accessTable: [
      row('deal:list', 'admin', 'all', ['Query.deals', 'GET /api/deals']),
      row('deal:list', 'sales', 'own', ['Query.deals', 'GET /api/deals']),
      row('audit:list', 'admin', 'all', ['Query.auditEntries']),
    ],
  }));
  renderAt(
    <DataProvider>
      <AccessPanel />
    </DataProvider>,
    { at: '/admin?tab=settings', session: sessionOf({ user: userOf('admin') }) },
  );
  const table = await screen.findByRole('table', { name: 'Access' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search actions' }), '/api/deals');
  await screen.findByText('1 action');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Office');
  expect(await screen.findByText('No matching actions')).toBeInTheDocument();
});
