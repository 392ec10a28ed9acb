import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BuildCardFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { ContractorBoard } from './contractor-board.tsx';
import { ContractorsScreen } from '../staff/contractors-screen.tsx';

showComponentStyles();

const pagination = (total: number, page = 1, totalPages = 1) => ({
  __typename: 'Pagination',
  page,
  totalPages,
  total,
});
const build = (values: Partial<BuildCardFragment> = {}) => ({
  __typename: 'Build',
  id: 'b1',
  version: 1,
  projectId: 'p1',
  projectName: 'Alder Home',
  title: 'Set the modules',
  scheduledOn: '2027-01-05',
  place: '1 Alder Lane',
  state: 'scheduled',
  reason: null,
  crewIds: ['c1'],
  crewNames: ['Kim Hale'],
  moves: ['begun', 'blocked'],
  contractorId: 'u1',
  contractorName: 'Jordan Reyes',
  ...values,
});
const week = (...builds: object[]) => ({
  builds: {
    __typename: 'BuildWeekType',
    startsOn: '2027-01-04',
    endsOn: '2027-01-10',
    today: '2027-01-05',
    builds,
  },
});
const kim = {
  __typename: 'CrewMember',
  id: 'c1',
  version: 1,
  name: 'Kim Hale',
  trade: 'Roofing',
  phone: null,
  buildId: 'b1',
  buildTitle: 'Set the modules',
  projectName: 'Alder Home',
  contractorName: 'Jordan Reyes',
};
const felt = {
  __typename: 'Material',
  id: 'm1',
  version: 1,
  name: 'Felt',
  unit: 'rolls',
  quantity: 0,
  projectId: null,
  projectName: null,
  deliveryOn: '2027-01-09',
  contractorName: 'Jordan Reyes',
};
const answers = {
  ContractorSummary: () => ({
    contractorSummary: {
      __typename: 'ContractorSummary',
      activeProjects: 12,
      teamMembers: 24,
      scheduledBuilds: 8,
      availableMaterials: 156,
    },
  }),
  SiteProjects: () => ({ projects: { __typename: 'ProjectPage', projects: [], pagination: pagination(0) } }),
  Builds: () => week(build()),
  CrewMembers: () => ({ crewMembers: { __typename: 'CrewPage', members: [kim], pagination: pagination(1) } }),
  Materials: () => ({
    materials: { __typename: 'MaterialPage', materials: [felt], pagination: pagination(1) },
  }),
};

describe('the contractor’s board', () => {
  const draw = (at: string, more: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ ...answers, ...more });
    return {
      api,
      ...renderAt(
        <>
          <ContractorBoard />
          <Toaster />
        </>,
        { at, user: userOf('contractor') },
      ),
    };
  };

  it('shows four figures, each of which leads to the rows it counts', async () => {
    draw('/contractor');
    for (const [label, value, to] of [
      ['Active projects', '12', 'projects'],
      ['Team members', '24', 'crew'],
      ['Scheduled builds', '8', 'builds'],
      ['Available materials', '156', 'materials&show=available'],
    ] as const) {
      expect(await screen.findByText(value)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `/contractor?work=${to}#own-work`,
      );
    }
    expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  });

  it('steps on from the week that was asked for, while that is on its way', async () => {
    const { api, address } = draw('/contractor?work=builds');
    await screen.findByRole('region', { name: 'Tuesday, Jan 5' });
    api.answer('Builds', () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    await userEvent.click(screen.getByRole('button', { name: 'Week after' }));
    expect(address()).toBe('/contractor?work=builds&week=2027-01-18');
  });

  it('shows this week’s builds by day, says what became of one, and tells the slower of two', async () => {
    const { api } = draw('/contractor?work=builds', { MarkBuild: () => refusal('CONFLICT', 'x') });
    const day = within(await screen.findByRole('region', { name: 'Tuesday, Jan 5' }));
    expect(day.getByText('Today')).toBeInTheDocument();
    expect(day.getByText('Kim Hale')).toBeInTheDocument();
    api.answer('Builds', () => week(build({ version: 2, state: 'begun', moves: ['done', 'blocked'] })));
    await userEvent.click(day.getByRole('button', { name: /^Start ?: Set the modules$/ }));
    expect(await screen.findByText(/Someone else just changed this build/)).toBeInTheDocument();
    expect(await screen.findByText('In progress')).toBeInTheDocument();
    api.answer('MarkBuild', () => ({
      markBuild: build({ version: 3, state: 'blocked', reason: 'No crane', moves: ['begun'] }),
    }));
    await userEvent.click(screen.getByRole('button', { name: /^Blocked ?: Set the modules$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Report a block' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report block' }));
    expect(await dialog.findByText('Please describe what is blocking the build')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/What is blocking it/), 'No crane');
    await userEvent.click(dialog.getByRole('button', { name: 'Report block' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('MarkBuild').at(-1)).toEqual({
      id: 'b1',
      input: { version: 2, state: 'blocked', reason: 'No crane' },
    });
  });

  it('keeps search, filter and page of its lists in the address, and comes back from a page that is no more', async () => {
    const { api, address } = draw('/contractor?work=materials&show=used_up&page=7');
    await screen.findByRole('cell', { name: 'Felt' });
    expect(screen.getByLabelText('Show')).toHaveValue('used_up');
    await waitFor(() => expect(address()).toBe('/contractor?work=materials&show=used_up'));
    expect(api.sent('Materials')[0]).toMatchObject({ page: 7, show: 'used_up', contractorId: null });
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Available');
    expect(address()).toBe('/contractor?work=materials&show=available');
  });

  it('keeps what was typed about somebody when the server does not answer', async () => {
    draw('/contractor?work=crew', { UpdateCrewMember: () => null });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit ?Kim Hale$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Kim Hale' }));
    await userEvent.clear(dialog.getByLabelText(/Trade/));
    await userEvent.type(dialog.getByLabelText(/Trade/), 'Set crew');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Trade/)).toHaveValue('Set crew');
  });
});

describe('the contractors’ work for staff', () => {
  it('schedules a build for the contractor of a project, with their crew', async () => {
    const choice = (id: string, name: string, contractorId: string, contractorName: string) => ({
      __typename: 'BuildProject',
      id,
      name,
      address: null,
      contractorId,
      contractorName,
    });
    const [cedar, fir] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
    const api = fakeApi({
      ...answers,
      BuildProjects: () => ({
        buildProjects: [
          choice(cedar, 'Cedar Home', 'u1', 'Jordan Reyes'),
          choice(fir, 'Fir Home', 'u2', 'Dana Kessler'),
        ],
      }),
      ScheduleBuild: () => ({ scheduleBuild: build({ id: 'b2' }) }),
    });
    renderAt(
      <DataProvider>
        <ContractorsScreen />
      </DataProvider>,
      { at: '/admin/contractors?work=builds', user: userOf('admin') },
    );
    const button = await screen.findByRole('button', { name: 'Schedule a build' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a build' }));
    expect(api.sent('CrewMembers')).toEqual([]);
    await userEvent.click(dialog.getByLabelText('Project'));
    expect(await dialog.findByRole('option', { name: /Cedar Home.*Jordan Reyes/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('option', { name: /Fir Home/ }));
    await userEvent.type(dialog.getByLabelText(/Work to be done/), 'Roof seam');
    expect(await dialog.findByLabelText('Kim Hale, Roofing')).toBeInTheDocument();
    expect(api.sent('CrewMembers')).toEqual([{ contractorId: 'u2' }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule build' }));
    await waitFor(() =>
      expect(api.sent('ScheduleBuild')).toMatchObject([{ input: { projectId: fir, title: 'Roof seam' } }]),
    );
  });

  it('shows whose it is, and changes neither crew nor materials', async () => {
    fakeApi(answers);
    renderAt(
      <DataProvider>
        <ContractorsScreen />
      </DataProvider>,
      { at: '/admin/contractors?work=builds', user: userOf('admin') },
    );
    const card = within(await screen.findByRole('article', { name: 'Set the modules' }));
    expect(card.getByText('Jordan Reyes')).toBeInTheDocument();
    for (const [tab, row] of [
      ['Crew', 'Kim Hale'],
      ['Materials', 'Felt'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      const table = within(await screen.findByRole('table', { name: tab }));
      expect(table.getByText(row)).toBeInTheDocument();
      expect(table.getByText('Jordan Reyes')).toBeInTheDocument();
      expect(table.queryByRole('button')).toBeNull();
    }
  });
});
