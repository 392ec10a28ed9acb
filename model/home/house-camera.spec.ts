import { roofQuestion } from '@hearthline/rules/home-options.ts';
import { homeViews } from '@hearthline/rules/homes/catalog/views.ts';
import { describe, expect, it } from 'vitest';
import { eyeHeight } from '../space/camera.ts';
import { homes } from '../testing/homes.ts';
import { houseCamera } from './house-camera.ts';
import { houseOfPlan } from './house.ts';

const frame = { x: 56, y: 150, w: 1088, h: 520 };
const each = homes.flatMap(({ name, plan }) => homeViews.map((view) => ({ name, plan, view })));

describe('the views of a home', () => {
  it.each(each)('$name from the $view: before the eye, its feet below the horizon', ({ plan, view }) => {
    for (const { id: roof } of roofQuestion.options) {
      const house = houseOfPlan(plan, roof);
      const { project, horizon } = houseCamera(house, frame, view);
      expect(project([house.entry, 0, eyeHeight])[1]).toBeCloseTo(horizon, 6);
      const corners = [0, house.length].flatMap((x) => [0, house.depth].map((y) => project([x, y, 0])));
      // What lies behind the viewer would be thrown far out of the picture, or above the horizon.
      for (const [x, y] of corners) {
        expect(Math.abs(x), view).toBeLessThan(30_000);
        expect(y, view).toBeGreaterThan(horizon);
      }
      const door = project([house.entry, 0, 60]);
      expect(door[0]).toBeGreaterThan(frame.x);
      expect(door[0]).toBeLessThan(frame.x + frame.w);
    }
  });

  it.each(homes)('$name fills its picture from the street', ({ plan }) => {
    const house = houseOfPlan(plan, 'gable');
    const { project } = houseCamera(house, frame);
    const height = project([house.length, 0, 0])[1] - project([house.length, 0, 132])[1];
    // Never a strip: the near corner is at least an eighth of the width high.
    expect(height / frame.w).toBeGreaterThan(0.125);
  });
});
