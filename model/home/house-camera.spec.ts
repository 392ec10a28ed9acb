import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { roofQuestion } from '@hearthline/rules/home-options.ts';
import { homeViews } from '@hearthline/rules/homes/catalog/views.ts';
import { describe, expect, it } from 'vitest';
import { eyeHeight } from '../space/camera.ts';
import { dressedPlans } from '../testing/dressed-plans.ts';
import { homes } from '../testing/homes.ts';
import { houseCamera } from './house-camera.ts';
import { houseIn } from './house.ts';

const frame = { x: 56, y: 150, w: 1088, h: 520 };
const shown = [...homes, ...dressedPlans];
const each = shown.flatMap(({ name, plan }) => homeViews.map((view) => ({ name, plan, view })));

describe('the views of a home', () => {
  it.each(each)('$name from the $view: before the eye, its feet below the horizon', ({ plan, view }) => {
    for (const { id: roof } of roofQuestion.options) {
      const house = houseIn(plan, { ...standardLook, roof });
      const { project, horizon } = houseCamera(house, frame, view);
      expect(project(house.street.at(house.entry, 0, eyeHeight))[1]).toBeCloseTo(horizon, 6);
      const corners = [0, house.length].flatMap((x) => [0, house.depth].map((y) => project([x, y, 0])));
      // What lies behind the viewer would be thrown far out of the picture, or above the horizon.
      for (const [x, y] of corners) {
        expect(Math.abs(x), view).toBeLessThan(30_000);
        expect(y, view).toBeGreaterThan(horizon);
      }
      const door = project(house.street.at(house.entry, 0, 60));
      expect(door[0]).toBeGreaterThan(frame.x);
      expect(door[0]).toBeLessThan(frame.x + frame.w);
    }
  });

  it.each(shown)('$name fills its picture from the street', ({ plan }) => {
    const house = houseIn(plan);
    const { project } = houseCamera(house, frame);
    const corners = [0, house.length].flatMap((x) => [0, house.depth].map((y) => [x, y] as const));
    const height = Math.max(...corners.map(([x, y]) => project([x, y, 0])[1] - project([x, y, 136])[1]));
    // Never a strip: the nearest corner is at least an eighth of the width high.
    expect(height / frame.w).toBeGreaterThan(0.125);
  });

  it.each(shown)('$name takes most of the width that it is given from the street', ({ plan }) => {
    const house = houseIn(plan);
    const { project } = houseCamera(house, frame);
    const covered = house.porches.filter(({ porch }) => porch.covered);
    const xs = [
      ...house.roof.planes.flat(),
      ...covered.flatMap(({ wall, from, to, depth }) => [wall.at(from, depth, 0), wall.at(to, depth, 0)]),
    ].map((point) => project(point)[0]);
    const share = (Math.max(...xs) - Math.min(...xs)) / frame.w;
    // The frame is 74 % of a picture's width, and the home takes 60 % of it or more.
    expect(share).toBeGreaterThan(0.6 / 0.74);
    expect(share).toBeLessThanOrEqual(1 + 1e-9);
  });
});
