import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BuildCardFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { endSession } from '../../../../testing/end-session.ts';
import { BuildsPanel } from './builds-panel.tsx';
import { SiteProjects } from '../portal/site-projects.tsx';

const jordan = 'dddddddd-0000-4000-8000-000000000001';
const alder = {
  __typename: 'Project',
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  version: 2,
  name: 'Alder Home',
  status: 'in_progress',
  stage: 'Foundation',
  progress: 30,
  address: null,
  startDate: null,
  estimatedCompletion: null,
  viewerCanReport: true,
  stages: [],
};
const birch = { ...alder, id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Birch Home' };
const kim = {
  __typename: 'CrewMember',
  id: 'cccccccc-0000-4000-8000-000000000001',
  version: 1,
  name: 'Kim Hale',
  trade: 'Roofing',
  phone: null,
  buildId: null,
  buildTitle: null,
  projectName: null,
  contractorName: 'Jordan Reyes',
};
const lee = { ...kim, id: 'cccccccc-0000-4000-8000-000000000002', name: 'Lee Wong' };
const build = (values: Partial<BuildCardFragment> = {}) => ({
  __typename: 'Build',
  id: 'b1',
  version: 1,
  projectId: alder.id,
  projectName: 'Alder Home',
  title: 'Set the modules',
  scheduledOn: '2027-01-05',
  place: '1 Alder Lane',
  state: 'scheduled',
  reason: null,
  crewIds: [],
  crewNames: [],
  moves: ['begun', 'blocked'],
  contractorId: jordan,
  contractorName: 'Jordan Reyes',
  ...values,
});
const pagination = { __typename: 'Pagination', page: 1, totalPages: 1, total: 2 };

const serve = () =>
  fakeApi({
    SiteProjects: () => ({ projects: { __typename: 'ProjectPage', projects: [alder, birch], pagination } }),
    BuildProjects: () => ({
      buildProjects: [alder, birch].map(({ id, name }) => ({
        __typename: 'BuildProject',
        id,
        name,
        address: null,
        contractorId: jordan,
        contractorName: 'Jordan Reyes',
      })),
    }),
    CrewMembers: () => ({ crewMembers: { __typename: 'CrewPage', members: [kim, lee], pagination } }),
    Builds: () => ({
      builds: {
        __typename: 'BuildWeekType',
        startsOn: '2027-01-04',
        endsOn: '2027-01-10',
        today: '2027-01-05',
        builds: [build()],
      },
    }),
    ContractorSummary: () => ({
      contractorSummary: {
        __typename: 'ContractorSummary',
        activeProjects: 1,
        teamMembers: 2,
        scheduledBuilds: 1,
        availableMaterials: 0,
      },
    }),
  });
const answerBuilds = (api: ReturnType<typeof serve>, ...builds: object[]) =>
  api.answer('Builds', () => ({
    builds: {
      __typename: 'BuildWeekType',
      startsOn: '2027-01-04',
      endsOn: '2027-01-10',
      today: '2027-01-05',
      builds,
    },
  }));
const draw = (what: 'builds' | 'projects') =>
  renderAt(<DataProvider>{what === 'builds' ? <BuildsPanel /> : <SiteProjects />}</DataProvider>, {
    at: '/contractor',
    user: userOf('contractor'),
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('when the contractor’s session ends', () => {
  it('a new build comes back whole: its project by its name, and of the crew whoever is still there', async () => {
    const api = serve();
    const view = draw('builds');
    await press('Schedule a build');
    const form = await dialog('Schedule a build');
    await userEvent.click(form.getByLabelText('Project'));
    await userEvent.click(await form.findByRole('option', { name: /Birch Home/ }));
    await userEvent.type(form.getByLabelText(/Work to be done/), 'Roof seam');
    for (const name of ['Kim Hale, Roofing', 'Lee Wong, Roofing'])
      await userEvent.click(await form.findByLabelText(name));
    endSession(view);
    api.answer('CrewMembers', () => ({
      crewMembers: { __typename: 'CrewPage', members: [lee], pagination },
    }));
    api.answer('ScheduleBuild', () => ({ scheduleBuild: build({ id: 'b2' }) }));
    draw('builds');
    const again = await dialog('Schedule a build');
    await waitFor(() => expect(again.getByLabelText(/Work to be done/)).toHaveValue('Roof seam'));
    expect(again.getByLabelText('Project')).toHaveValue('Birch Home');
    await waitFor(() => expect(again.getByLabelText('Lee Wong, Roofing')).toBeChecked());
    expect(api.sent('ScheduleBuild')).toEqual([]);
    await userEvent.click(again.getByRole('button', { name: 'Schedule build' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('ScheduleBuild')).toMatchObject([
      { input: { projectId: birch.id, title: 'Roof seam', scheduledOn: '2027-01-05', crewIds: [lee.id] } },
    ]);
  });

  it('a build whose title is older than the rule for titles can be changed', async () => {
    const api = serve();
    answerBuilds(api, build({ title: 'Set both\nmodules' }));
    api.answer('UpdateBuild', () => ({ updateBuild: build({ version: 2 }) }));
    draw('builds');
    await press(/^Edit/);
    const form = await dialog('Edit build');
    fireEvent.change(form.getByLabelText(/Place/), { target: { value: 'Back door' } });
    await userEvent.click(form.getByRole('button', { name: 'Save build' }));
    await waitFor(() =>
      expect(api.sent('UpdateBuild')).toMatchObject([
        { input: { title: 'Set both\nmodules', place: 'Back door' } },
      ]),
    );
  });

  it('a build that is changed comes back with what was typed, from the version it was read at', async () => {
    const api = serve();
    const view = draw('builds');
    await press(/^Edit/);
    fireEvent.change((await dialog('Edit build')).getByLabelText(/Place/), {
      target: { value: 'Back door' },
    });
    endSession(view);
    answerBuilds(api, build({ version: 2, title: 'Set both modules' }));
    api.answer('UpdateBuild', () => ({ updateBuild: build({ version: 3 }) }));
    draw('builds');
    const again = await dialog('Edit build');
    await waitFor(() => expect(again.getByLabelText(/Place/)).toHaveValue('Back door'));
    expect(again.getByLabelText(/Work to be done/)).toHaveValue('Set both modules');
    await userEvent.click(again.getByRole('button', { name: 'Save build' }));
    await waitFor(() =>
      expect(api.sent('UpdateBuild')).toMatchObject([
        { id: 'b1', input: { version: 1, place: 'Back door' } },
      ]),
    );
  });

  it.each([
    ['stands as it stood', [build()], 'Report a block'],
    ['was blocked by somebody else', [build({ version: 2, state: 'blocked', moves: ['begun'] })], null],
    ['was taken off the schedule', [], null],
  ])('a reason comes back to a build that %s', async (_how, builds, open) => {
    const api = serve();
    const view = draw('builds');
    await press(/^Blocked/);
    await userEvent.type((await dialog('Report a block')).getByLabelText(/What is blocking it/), 'No crane');
    endSession(view);
    answerBuilds(api, ...builds);
    draw('builds');
    if (open) expect((await dialog(open)).getByLabelText(/What is blocking it/)).toHaveValue('No crane');
    else {
      await screen.findByText(builds.length > 0 ? 'Blocked' : 'No builds');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('a question is not asked again', async () => {
    serve();
    const view = draw('builds');
    await press(/^Remove/);
    endSession(view);
    draw('builds');
    await screen.findByText('Set the modules');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [true, 'Footings done'],
    [false, null],
  ])('a report of the progress comes back where it may still be given: %s', async (viewerCanReport, note) => {
    const api = serve();
    const view = draw('projects');
    await press(/^Report progress.*Birch Home/);
    await userEvent.type((await dialog('Report progress')).getByLabelText(/Note/), 'Footings done');
    endSession(view);
    api.answer('SiteProjects', () => ({
      projects: { __typename: 'ProjectPage', projects: [alder, { ...birch, viewerCanReport }], pagination },
    }));
    draw('projects');
    if (note)
      await waitFor(async () =>
        expect((await dialog('Report progress')).getByLabelText(/Note/)).toHaveValue(note),
      );
    else {
      await screen.findByText('Birch Home');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });
});
