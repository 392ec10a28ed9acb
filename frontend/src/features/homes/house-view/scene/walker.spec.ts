import { houseIn } from '@hearthline/model/home/house.ts';
import { mirroredPlan } from '@hearthline/model/plan/mirror.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { dressedPlans } from '@hearthline/model/testing/dressed-plans.ts';
import { newSingle } from '@hearthline/model/testing/new-plans.ts';
import { walkOf } from '@hearthline/model/walk/walk.ts';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it, vi } from 'vitest';
import { walker } from './walker.ts';

const height = 400;

const visit = (plan: Plan, foundation: 'permanent' | 'skirting' = 'skirting') => {
  const canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientHeight', { value: height });
  canvas.setPointerCapture = () => undefined;
  const camera = new PerspectiveCamera(60, 1.5);
  const onMove = vi.fn();
  const one = walker(canvas, camera, houseIn(plan), foundation, onMove);
  const walk = walkOf(plan)!;
  const drag = (by: { x: number; y: number }): void => {
    const at = (type: string, clientX: number, clientY: number) =>
      canvas.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }));
    at('pointerdown', 100, 100);
    at('pointermove', 100 + by.x, 100 + by.y);
    at('pointerup', 100 + by.x, 100 + by.y);
  };
  const facing = () => camera.getWorldDirection(new Vector3());
  return { canvas, camera, onMove, walk, drag, facing, ...one };
};

const double = dressedPlans.find(({ name }) => name.startsWith('double'))!.plan;
const sideways = dressedPlans.find(({ plan }) => plan.street === 'left')!.plan;

describe.each([
  ['the front', double],
  ['the left', sideways],
  ['the right', mirroredPlan(sideways)],
])('a home with its street at %s', (_side, plan) => {
  it.each(['skirting', 'permanent'] as const)(
    'cfg.walk: is seen from 66 inches above its floor on a foundation: %s',
    (foundation) => {
      const { canvas, camera, walk, enter, step } = visit(plan, foundation);
      enter(walk, walk.entry);
      expect(canvas.dataset['eye']).toBe('66');
      expect(canvas.dataset['room']).toBe(walk.roomAt(walk.entry)?.id);
      expect(camera.position.y * 12).toBeCloseTo(foundation === 'permanent' ? 84 : 96);
      step(30, 1);
      expect(canvas.dataset['eye']).toBe('66');
    },
  );

  it('is walked into from the street, which lies behind', () => {
    const { camera, walk, facing, enter, step } = visit(plan);
    enter(walk, { ...walk.entry });
    // The street is where z is greater.
    expect(facing().z).toBeLessThan(-0.3);
    const before = camera.position.clone();
    const ahead = facing();
    step(10, 0);
    const moved = camera.position.clone().sub(before);
    expect(moved.length() * 12).toBeCloseTo(10);
    expect(moved.normalize().dot(ahead)).toBeCloseTo(1);
  });

  it('turns to the right where that is asked for', () => {
    const { walk, facing, enter, step } = visit(plan);
    enter(walk, walk.entry);
    const before = facing();
    const right = new Vector3().crossVectors(before, new Vector3(0, 1, 0));
    step(0, Math.PI / 2);
    expect(facing().dot(right)).toBeCloseTo(1);
  });
});

it('goes ahead with a finger that moves down, and turns left with one that moves to the right', () => {
  const { walk, onMove, drag, enter } = visit(newSingle());
  enter(walk, walk.entry);
  drag({ x: 0, y: 20 });
  const [ahead] = onMove.mock.lastCall!;
  expect(Math.hypot(ahead.x - walk.entry.x, ahead.y - walk.entry.y)).toBeCloseTo(10);
  expect(ahead.heading).toBeCloseTo(walk.entry.heading);
  drag({ x: height, y: 0 });
  const [turned] = onMove.mock.lastCall!;
  // As far as what is seen from top to bottom.
  expect(turned.heading).toBeCloseTo(walk.entry.heading - Math.PI / 3);
  expect([turned.x, turned.y]).toEqual([ahead.x, ahead.y]);
});

it('stays in the room that one comes from while one is in its doorway', () => {
  const { walk, canvas, enter } = visit(newSingle());
  const door = newSingle().levels[0].doors.find(({ rooms }) => !rooms.includes('outside'))!;
  const middle = { x: door.x + door.w / 2, y: door.y + door.h / 2, heading: 0 };
  expect(walk.roomAt(middle)).toBeUndefined();
  const { room, stand } = walk.rooms[0]!;
  enter(walk, stand);
  enter(walk, middle);
  expect(canvas.dataset['room']).toBe(room.id);
});

it('is nowhere once it was left', () => {
  const { walk, canvas, onMove, drag, enter, leave, step } = visit(newSingle());
  enter(walk, walk.entry);
  leave();
  expect(canvas.dataset['room']).toBeUndefined();
  onMove.mockClear();
  drag({ x: 10, y: 10 });
  step(10, 1);
  expect(onMove).not.toHaveBeenCalled();
});
