import { newSingle } from '@hearthline/model/testing/new-plans.ts';
import { walkOf } from '@hearthline/model/walk/walk.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { HouseStage } from './house-stage.tsx';
import type { HouseScene, houseScene } from './scene/house-scene.ts';

const scene = vi.hoisted(() => ({
  dress: vi.fn<HouseScene['dress']>(),
  lift: vi.fn<HouseScene['lift']>(),
  setHour: vi.fn<HouseScene['setHour']>(),
  look: vi.fn<HouseScene['look']>(),
  turn: vi.fn<HouseScene['turn']>(),
  enter: vi.fn<HouseScene['enter']>(),
  step: vi.fn<HouseScene['step']>(),
  resize: vi.fn<HouseScene['resize']>(),
  dispose: vi.fn<HouseScene['dispose']>(),
  onWalk: null as Parameters<typeof houseScene>[3] | null,
}));
vi.mock('./scene/house-scene.ts', () => ({
  houseScene: (...[, , , onWalk]: Parameters<typeof houseScene>) => {
    scene.onWalk = onWalk;
    return scene;
  },
}));

const plan = newSingle();
const walk = walkOf(plan)!;

beforeEach(() => {
  vi.clearAllMocks();
  renderAt(
    <HouseStage
      plan={plan}
      name="Enid"
      look={standardLook}
      onClose={() => undefined}
      onLost={() => undefined}
    />,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const canvas = () => screen.getByRole('img', { name: /Enid/ });

it('cfg.walk: stands inside of the entry when it is asked for, and says what keys do', async () => {
  expect(scene.enter).not.toHaveBeenCalled();
  await userEvent.click(button('Walk in'));
  expect(scene.enter).toHaveBeenCalledOnce();
  expect(scene.enter.mock.lastCall?.[1]).toEqual(walk.entry);
  expect(button('Walk in')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Corner')).toHaveAttribute('aria-pressed', 'false');
  expect(canvas()).toHaveAttribute('data-view', 'Walk in');
  expect(canvas()).toHaveAccessibleName(/Walk with the up and down arrow keys/);
  expect(canvas()).toHaveFocus();
  expect(screen.getByText(/^Drag down to walk/)).toBeInTheDocument();
});

it('cfg.walk: arrow keys walk and turn, less for each time that a key that is held comes again', async () => {
  await userEvent.click(button('Walk in'));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}{ArrowLeft}');
  const turn = Math.PI / 12;
  expect(scene.step.mock.calls).toEqual([
    [12, 0],
    [-12, 0],
    [0, turn],
    [0, -turn],
  ]);
  fireEvent.keyDown(canvas(), { key: 'ArrowUp', repeat: true });
  expect(scene.step).toHaveBeenLastCalledWith(3, 0);
  expect(scene.turn).not.toHaveBeenCalled();
  // Who has walked needs no more be told how.
  expect(screen.queryByText(/^Drag down to walk/)).not.toBeInTheDocument();
});

it('cfg.walk: has every room but closets as a button in a small plan, and says in which one is', async () => {
  await userEvent.click(button('Walk in'));
  const rooms = within(screen.getByRole('group', { name: 'Rooms' }));
  expect(rooms.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(
    plan.levels[0].rooms.filter(({ use }) => use !== 'closet').map(({ name }) => name),
  );
  const { room, stand } = walk.rooms[1]!;
  await userEvent.click(rooms.getByRole('button', { name: room.name }));
  expect(scene.enter.mock.lastCall?.[1]).toEqual(stand);
  act(() => scene.onWalk?.(stand, room));
  expect(rooms.getByRole('status')).toHaveTextContent(room.name);
  expect(rooms.getByRole('button', { name: room.name })).toHaveAttribute('aria-current', 'location');
});

it('is left by a view, and to the street by Escape', async () => {
  await userEvent.click(button('Walk in'));
  await userEvent.click(button('Porch'));
  expect(scene.look.mock.lastCall?.[0]).toBe('Porch');
  expect(screen.queryByRole('group', { name: 'Rooms' })).not.toBeInTheDocument();
  expect(canvas()).toHaveAttribute('data-view', 'Porch');
  await userEvent.click(button('Walk in'));
  await userEvent.keyboard('{Escape}');
  expect(scene.look.mock.lastCall?.[0]).toBe('Street');
  expect(button('Street')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Walk in')).toHaveAttribute('aria-pressed', 'false');
});

it('has its roof again for whoever walks in', async () => {
  await userEvent.click(button('Lift the roof'));
  expect(scene.lift).toHaveBeenLastCalledWith(true);
  await userEvent.click(button('Walk in'));
  expect(scene.lift).toHaveBeenLastCalledWith(false);
});

it('leaves the arrow keys of the time of day alone', async () => {
  await userEvent.click(button('Walk in'));
  fireEvent.keyDown(screen.getByRole('slider', { name: /Time of day/ }), { key: 'ArrowUp' });
  expect(scene.step).not.toHaveBeenCalled();
});

it('turns by arrow keys as long as it is looked at from outside', async () => {
  canvas().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(scene.turn).toHaveBeenCalledWith(0.12, 0);
  expect(scene.step).not.toHaveBeenCalled();
});
