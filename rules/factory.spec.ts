import { describe, expect, it } from 'vitest';
import {
  earlierStations,
  handOverChecklist,
  homeHandOver,
  moveRefusal,
  nextStation,
  productionSentences,
  slotsOf,
  stations,
} from './factory.ts';

const move = (
  from: Parameters<typeof moveRefusal>[0]['from'],
  to: Parameters<typeof moveRefusal>[0]['to'],
  more: object = {},
) => moveRefusal({ from, to, isHeld: false, reason: null, ...more })?.message ?? null;

it('the line has room for twelve homes, one of them in each of the last two stations', () => {
  expect(stations.map(({ id }) => slotsOf(id))).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

describe('a home in the factory', () => {
  it('starts at the first station and goes on one by one', () => {
    expect(move(null, 'frame')).toBeNull();
    expect(move(null, 'walls')).toBe(productionSentences.startsAtFrame);
    expect(move('frame', 'walls')).toBeNull();
    expect(move('frame', 'roof')).toBe(productionSentences.oneByOne);
    expect(move('roof', 'roof')).toBe(productionSentences.sameStation);
  });

  it('goes back with a reason, and nowhere while it is held', () => {
    expect(move('interior', 'walls')).toBe(productionSentences.whyBack);
    expect(move('interior', 'walls', { reason: 'Warped panel' })).toBeNull();
    expect(move('frame', 'walls', { isHeld: true })).toBe(productionSentences.held);
  });

  it('knows what comes next and what came before', () => {
    expect([nextStation(null), nextStation('frame'), nextStation('inspection')]).toEqual([
      'frame',
      'walls',
      null,
    ]);
    expect(earlierStations('roof')).toEqual(['frame', 'walls']);
  });

  it('leaves with every point of the list checked', () => {
    const all = handOverChecklist.map(({ id }) => id);
    const input = { version: 1, carrier: 'Cascade Haul', transportOn: '2027-01-04' };
    expect(homeHandOver.safeParse({ ...input, checklist: all }).success).toBe(true);
    expect(homeHandOver.safeParse({ ...input, checklist: all.slice(1) }).success).toBe(false);
  });
});
