import type { MockedResponse } from '@apollo/client/testing';
import { handOverChecklist } from '@hearthline/rules/delivery/factory.ts';
import { stations } from '@hearthline/rules/stations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { HandOverHomeDocument, HoldHomeDocument, MoveHomeDocument } from '../../../gql/generated.ts';
import { boardOf, drawBoard, homeOf, noneHandedOver } from '../../../testing/factory-board-screen.tsx';

describe('the factory board', () => {
  it('tells the slower of two that the home was moved, and shows where it is now', async () => {
    const refused: MockedResponse = {
      request: { query: MoveHomeDocument, variables: { id: 'h1', input: { version: 3, to: 'walls' } } },
      result: { errors: [new GraphQLError('x', { extensions: { code: 'CONFLICT' } })] },
    };
    drawBoard([
      boardOf([homeOf()]),
      noneHandedOver,
      refused,
      boardOf([homeOf({ station: 'walls', version: 4, nextStation: 'roof' })]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'To Walls: Alder Home' }));
    expect(await screen.findByText(/Someone else just changed this home/)).toBeInTheDocument();
    const walls = screen.getByRole('region', { name: 'Walls' });
    await waitFor(() =>
      expect(within(walls).getByRole('article', { name: 'Alder Home' })).toBeInTheDocument(),
    );
  });

  it('lets a held home only be released, and the admin plan the line without moving homes', async () => {
    const onHold = homeOf({
      heldAt: '2027-01-05T18:00:00Z',
      holdReason: 'Cracked truss',
      heldByName: 'Frances',
    });
    const { unmount } = drawBoard([boardOf([onHold]), noneHandedOver]);
    const pinned = within(await screen.findByRole('region', { name: 'On hold' }));
    expect(pinned.getByRole('listitem', { name: 'Alder Home' })).toHaveTextContent(
      /Alder Home, Frame: Cracked truss Frances/,
    );
    expect(pinned.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Release: Alder Home',
    ]);
    const card = within(screen.getByRole('article', { name: 'Alder Home' }));
    expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'House: Alder Home',
      'History: Alder Home',
    ]);
    unmount();
    drawBoard(
      [
        boardOf(
          [onHold],
          [homeOf({ id: 'h2', projectName: 'Next', state: 'planned', station: null, slot: null })],
        ),
        noneHandedOver,
      ],
      'admin',
    );
    expect(
      within(await screen.findByRole('article', { name: 'Alder Home' })).getAllByRole('button'),
    ).toHaveLength(2);
    expect(
      within(screen.getByRole('listitem', { name: 'Next' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['House of Next', 'Move Next up', 'Move Next down', 'Date of Next', 'Remove Next']);
    expect(screen.getByRole('button', { name: 'Add a home' })).toBeEnabled();
  });

  it('asks an admin for a reason when papers are missing, and hands over with it', async () => {
    const text = 'The home cannot be handed over: a permit was rejected.';
    const checklist = handOverChecklist.map(({ id }) => id);
    const ready = homeOf({ station: 'inspection', nextStation: null });
    const input = { carrier: 'Cascade Haul', transportOn: '2027-01-06', checklist, version: 3 };
    const refused: MockedResponse = {
      request: { query: HandOverHomeDocument, variables: { id: 'h1', input } },
      result: {
        errors: [
          new GraphQLError(text, { extensions: { code: 'BAD_INPUT', fieldErrors: { withoutPapers: text } } }),
        ],
      },
    };
    const done: MockedResponse = {
      request: {
        query: HandOverHomeDocument,
        variables: { id: 'h1', input: { ...input, withoutPapers: 'Seen by the county' } },
      },
      result: {
        data: {
          handOverHome: homeOf({ state: 'handed_over', station: null, slot: null, nextStation: null }),
        },
      },
    };
    drawBoard(
      [boardOf([ready]), noneHandedOver, refused, boardOf([ready]), done, boardOf([]), noneHandedOver],
      'admin',
    );
    const card = within(await screen.findByRole('article', { name: 'Alder Home' }));
    expect(card.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: /^Hand over/ }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const { title } of handOverChecklist) await userEvent.click(dialog.getByLabelText(title));
    await userEvent.type(dialog.getByLabelText(/^Carrier/), 'Cascade Haul');
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText(text)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Seen by the county');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the board, part by part', () => {
  it('shows every slot of every station, taken or free, and the figures above them', async () => {
    drawBoard([
      boardOf([
        homeOf(),
        homeOf({ id: 'h2', projectName: 'Birch Home', slot: 2 }),
        homeOf({
          id: 'h3',
          projectName: 'Cedar Home',
          station: 'inspection',
          heldAt: '2027-01-05T18:00:00Z',
        }),
      ]),
      noneHandedOver,
    ]);
    const frame = within(await screen.findByRole('region', { name: 'Frame' }));
    expect(frame.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual([
      'home-h1',
      'home-h2',
    ]);
    expect(frame.queryByText(/is free/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Roof' })).getAllByText(/is free/)).toHaveLength(2);
    const slots = stations.reduce((sum, station) => sum + station.slots, 0);
    const figures = screen.getByText(/slots in use/, { selector: 'p *' }).closest('p');
    expect(figures).toHaveTextContent(`3 of ${slots} slots in use · 1 on hold · 1 at inspection`);
    expect(screen.getAllByRole('region', { name: /./ })[0]).toHaveAccessibleName('On hold');
  });

  it('tells next week’s line from what comes later and what is late', async () => {
    const planned = (id: string, startsOn: string) =>
      homeOf({ id, projectName: id, startsOn, state: 'planned', station: null, slot: null });
    drawBoard([
      boardOf(
        [],
        [planned('Overdue', '2027-01-05'), planned('Soon', '2027-01-12'), planned('Later', '2027-01-19')],
      ),
      noneHandedOver,
    ]);
    for (const [title, name] of [
      ['This week', 'Overdue'],
      ['Next week', 'Soon'],
      ['Week of Tue, Jan 19', 'Later'],
    ] as const) {
      const part = within(
        await screen.findByRole('region', { name: title === 'Week of Tue, Jan 19' ? /Week of/ : title }),
      );
      expect(part.getByRole('listitem', { name })).toBeInTheDocument();
    }
    expect(within(screen.getByRole('listitem', { name: 'Overdue' })).getByText('Late')).toBeInTheDocument();
    expect(screen.getByText(/3 homes scheduled/)).toBeInTheDocument();
  });

  it('asks why a home is held, and keeps the reason when the server refuses', async () => {
    const refused: MockedResponse = {
      request: { query: HoldHomeDocument, variables: { id: 'h1', input: { version: 3, reason: 'Warped' } } },
      result: {
        errors: [new GraphQLError('This home has left the factory', { extensions: { code: 'BAD_INPUT' } })],
      },
    };
    drawBoard([boardOf([homeOf()]), noneHandedOver, refused, boardOf([homeOf()])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Hold: Alder Home' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Put on hold' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    expect(await dialog.findByText('Please enter a reason for the hold')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Warped');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    expect(await dialog.findByText('This home has left the factory')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Warped');
  });

  it('hands a home over only with every point checked and a carrier', async () => {
    const done: MockedResponse = {
      request: {
        query: HandOverHomeDocument,
        variables: {
          id: 'h1',
          input: {
            version: 3,
            carrier: 'Cascade Haul',
            transportOn: '2027-01-06',
            checklist: handOverChecklist.map(({ id }) => id),
          },
        },
      },
      result: {
        data: {
          handOverHome: homeOf({
            state: 'handed_over',
            station: null,
            slot: null,
            nextStation: null,
            version: 4,
          }),
        },
      },
    };
    drawBoard([
      boardOf([homeOf({ station: 'inspection', nextStation: null })]),
      noneHandedOver,
      done,
      noneHandedOver,
      boardOf([]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over: Alder Home' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hand over to transport' }));
    await userEvent.type(dialog.getByLabelText(/Carrier/), 'Cascade Haul');
    await userEvent.click(dialog.getByLabelText('Final inspection passed and signed'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText('Please check off every item')).toBeInTheDocument();
    for (const { title } of handOverChecklist.slice(1)) await userEvent.click(dialog.getByLabelText(title));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('article', { name: 'Alder Home' })).toBeNull();
  });
});
