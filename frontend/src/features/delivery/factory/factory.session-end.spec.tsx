import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HomeCardFragment } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { boardData, homeOf, noHandedOverData } from '../../../testing/factory-board-screen.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { endSession } from '../../../testing/end-session.ts';
import { FactoryBoard } from './factory-board.tsx';

const home = (values: Partial<HomeCardFragment> = {}) =>
  homeOf({ station: 'roof', nextStation: 'interior', ...values });
const planned = home({
  id: 'h2',
  projectName: 'Birch Home',
  state: 'planned',
  station: null,
  slot: null,
  nextStation: null,
  startsOn: '2027-01-18',
});
const board = (homes: readonly object[]) => boardData(homes, [planned]);
const serve = () =>
  fakeApi({
    FactoryBoard: () => board([home()]),
    HandedOverHomes: () => noHandedOverData,
    FactoryCandidates: () => ({
      factoryCandidates: [
        { __typename: 'FactoryCandidate', id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Cedar Home' },
      ],
    }),
  });
const draw = () =>
  renderAt(
    <DataProvider>
      <FactoryBoard />
    </DataProvider>,
    { at: '/factory', user: userOf('factory') },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('when the factory’s session ends', () => {
  it('a reason comes back for its home, wherever that has moved, and is sent for it as it is now', async () => {
    const api = serve();
    const view = draw();
    await press('Hold: Alder Home');
    await userEvent.type((await dialog('Put on hold')).getByLabelText(/Reason/), 'Warped');
    endSession(view);
    api.answer('FactoryBoard', () =>
      board([home({ version: 4, station: 'interior', nextStation: 'inspection' })]),
    );
    api.answer('HoldHome', () => ({ holdHome: home({ version: 5 }) }));
    draw();
    const again = await dialog('Put on hold');
    await waitFor(() => expect(again.getByLabelText(/Reason/)).toHaveValue('Warped'));
    expect(api.sent('HoldHome')).toEqual([]);
    await userEvent.click(again.getByRole('button', { name: 'Hold' }));
    await waitFor(() =>
      expect(api.sent('HoldHome')).toEqual([{ id: 'h1', input: { version: 4, reason: 'Warped' } }]),
    );
  });

  it.each([
    ['held by somebody else', home({ version: 4, heldAt: '2027-01-06T18:00:00Z', holdReason: 'Leak' })],
    ['gone', null],
  ])('nothing is open for a home that is %s', async (_how, now) => {
    const api = serve();
    const view = draw();
    await press('Hold: Alder Home');
    endSession(view);
    api.answer('FactoryBoard', () => board(now ? [now] : []));
    draw();
    await screen.findByRole('listitem', { name: 'Birch Home' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a station that is none of the earlier ones any more is asked for, not sent', async () => {
    const api = serve();
    api.answer('FactoryBoard', () => board([home({ station: 'interior', nextStation: 'inspection' })]));
    const view = draw();
    await press('Back: Alder Home');
    const form = await dialog('Move back');
    await userEvent.selectOptions(form.getByLabelText('Station'), 'Walls');
    await userEvent.type(form.getByLabelText(/Reason/), 'Warped');
    endSession(view);
    api.answer('FactoryBoard', () => board([home({ version: 4, station: 'walls', nextStation: 'roof' })]));
    draw();
    const again = await dialog('Move back');
    await waitFor(() => expect(again.getByLabelText(/Reason/)).toHaveValue('Warped'));
    await userEvent.click(again.getByRole('button', { name: 'Move back' }));
    expect(await again.findByText('Please choose a station')).toBeInTheDocument();
    expect(api.sent('MoveHome')).toEqual([]);
  });

  it('the day of a home in the line, and a home that is planned, come back', async () => {
    serve();
    let view = draw();
    await press(/^Date.*Birch Home/);
    await userEvent.clear((await dialog('Change start date')).getByLabelText(/Starts on/));
    await userEvent.type((await dialog('Change start date')).getByLabelText(/Starts on/), '2027-01-20');
    endSession(view);
    view = draw();
    await waitFor(async () =>
      expect((await dialog('Change start date')).getByLabelText(/Starts on/)).toHaveValue('2027-01-20'),
    );
    await press('Cancel');
    await press('Add a home');
    const form = await dialog('Add to the schedule');
    await userEvent.click(form.getByLabelText('Project'));
    await userEvent.click(await form.findByRole('option', { name: 'Cedar Home' }));
    endSession(view);
    draw();
    await waitFor(async () =>
      expect((await dialog('Add to the schedule')).getByLabelText('Project')).toHaveValue('Cedar Home'),
    );
  });

  it('no history and no question is opened again', async () => {
    serve();
    const view = draw();
    await press(/^Remove.*Birch Home/);
    endSession(view);
    draw();
    await screen.findByRole('listitem', { name: 'Birch Home' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
