import { expect, it } from 'vitest';
import { firstHour, lastHour, lightAt, sunAt } from './daylight.ts';

const hours = Array.from({ length: 55 }, (_, index) => firstHour + index / 4);

it('has light of every hour, and the sun above the horizon before the front of the home', () => {
  for (const hour of hours) {
    const { strength, lamps, top, air } = lightAt(hour);
    expect([strength, lamps, top.r, air.g].every(Number.isFinite)).toBe(true);
    const { x, y, z } = sunAt(hour);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1);
    expect(y).toBeGreaterThan(0);
    expect(z).toBeGreaterThan(0);
  }
});

it('goes from the right to the left', () => {
  expect(sunAt(firstHour).x).toBeGreaterThan(0.5);
  expect(sunAt(lastHour).x).toBeLessThan(-0.5);
});

it('lights the windows at dusk and not at noon, when the sun is strongest', () => {
  expect(lightAt(12).lamps).toBe(0);
  expect(lightAt(lastHour).lamps).toBe(1);
  expect(lightAt(12).strength).toBeGreaterThan(lightAt(lastHour).strength * 4);
});
