import { MockedProvider } from '@apollo/client/testing/react';
import type { MockedResponse } from '@apollo/client/testing';
import { stations } from '@hearthline/rules/production.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { FactoryBoardDocument, HandedOverHomesDocument, MoveHomeDocument, type HomeCardFragment } from '../../gql/generated.ts';
import { renderAt, userOf } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { FactoryBoard } from './factory-board.tsx';
import { eventWords, weekTitle } from './factory-words.ts';

const home = (values: Partial<HomeCardFragment> = {}): HomeCardFragment & { __typename: 'FactoryHome' } => ({
  __typename: 'FactoryHome', id: 'h1', version: 3, projectName: 'Alder Home', sqft: 1760, bedrooms: 3, state: 'in_production', startsOn: '2027-01-04', station: 'frame', slot: 1,
  stationSince: '2027-01-04T18:00:00Z', holdReason: null, heldAt: null, heldByName: null, carrier: null, transportOn: null, nextStation: 'walls', ...values,
});
const board = (homes: readonly HomeCardFragment[], line: readonly HomeCardFragment[] = []): MockedResponse => ({
  request: { query: FactoryBoardDocument },
  result: { data: { factoryBoard: { __typename: 'FactoryBoard', today: '2027-01-06', stations: stations.map((station) => ({ __typename: 'FactoryStation', ...station })), homes, line } } },
});
const gone: MockedResponse = { request: { query: HandedOverHomesDocument, variables: { page: 1 } }, result: { data: { handedOverHomes: { __typename: 'FactoryHomePage', homes: [], pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 } } } } };
const draw = (mocks: readonly MockedResponse[], role: 'factory' | 'admin' = 'factory') => renderAt(<MockedProvider mocks={mocks}><><FactoryBoard /><Toaster /></></MockedProvider>, { at: '/factory', user: userOf(role) });

describe('the factory board', () => {
  it('tells the slower of two that the home was moved, and shows where it is now', async () => {
    const refused: MockedResponse = {
      request: { query: MoveHomeDocument, variables: { id: 'h1', input: { version: 3, to: 'walls' } } },
      result: { errors: [new GraphQLError('x', { extensions: { code: 'CONFLICT' } })] },
    };
    draw([board([home()]), gone, refused, board([home({ station: 'walls', version: 4, nextStation: 'roof' })])]);
    await userEvent.click(await screen.findByRole('button', { name: 'To Walls: Alder Home' }));
    expect(await screen.findByText(/Somebody else changed this home/)).toBeInTheDocument();
    const walls = screen.getByRole('region', { name: 'Walls' });
    await waitFor(() => expect(within(walls).getByRole('article', { name: 'Alder Home' })).toBeInTheDocument());
  });

  it('lets a held home only be released, and the admin only look', async () => {
    const held = home({ heldAt: '2027-01-05T18:00:00Z', holdReason: 'Cracked truss', heldByName: 'Frances' });
    const { unmount } = draw([board([held]), gone]);
    const card = await screen.findByRole('article', { name: 'Alder Home' });
    expect(within(card).getAllByRole('button').map((button) => button.textContent)).toEqual(['Release: Alder Home', 'History: Alder Home']);
    expect(within(card).getByText('Cracked truss')).toBeInTheDocument();
    unmount();
    draw([board([held], [home({ id: 'h2', projectName: 'Next', state: 'planned', station: null, slot: null })]), gone], 'admin');
    expect(within(await screen.findByRole('article', { name: 'Alder Home' })).getAllByRole('button')).toHaveLength(1);
    expect(within(screen.getByRole('listitem', { name: 'Next' })).queryByRole('button')).toBeNull();
  });
});

describe('the words of the factory', () => {
  it('name weeks and what happened', () => {
    expect(['2027-01-05', '2027-01-10', '2027-01-11', '2027-01-18'].map((day) => weekTitle(day, '2027-01-06'))).toEqual(['This week', 'This week', 'Next week', 'Week of Mon, Jan 18']);
    expect(eventWords({ kind: 'moved_back', before: 'roof', after: 'walls', reason: 'Warped' })).toEqual({ title: 'Moved back', text: 'Roof → Walls: Warped' });
    expect(eventWords({ kind: 'held', before: 'roof', after: null, reason: 'Warped' })).toEqual({ title: 'Put on hold', text: 'Warped' });
  });
});
