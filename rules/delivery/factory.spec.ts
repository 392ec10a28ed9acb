import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  earlierStations,
  handOverChecklist,
  moveRefusal,
  nextStation,
  productionSentences,
  stationFull,
} from './factory.ts';
import { slotsOf, stations, type StationId } from '../stations.ts';
import { homeHandOver, homeHold, homeMove, projectSearch } from './factory-rules.ts';

const move = (
  from: Parameters<typeof moveRefusal>[0]['from'],
  to: Parameters<typeof moveRefusal>[0]['to'],
  more: object = {},
) => moveRefusal({ from, to, isOnHold: false, reason: null, ...more })?.message ?? null;

it('the line has room for twelve homes, one of them in each of the last two stations', () => {
  expect(stations.map(({ id }) => slotsOf(id))).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

it('a station that is not there has no room', () => expect(slotsOf('attic' as StationId)).toBe(0));

it('a station without room is named', () =>
  expect(stationFull('plumbing_electrical')).toBe('Plumbing & Electrical has no free slot'));

it('the line says how many homes can wait', () =>
  expect(productionSentences.lineFull).toBe('At most 100 homes can be scheduled'));

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
    expect(move('frame', 'walls', { isOnHold: true })).toBe(productionSentences.onHold);
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

const messages = (schema: z.ZodType, input: object): string[] =>
  schema.safeParse({ version: 1, ...input }).error?.issues.map(({ message }) => message) ?? [];
const points = handOverChecklist.map(({ id }) => id);
const handOver = { carrier: 'Cascade Haul', transportOn: '2027-01-04', checklist: points };

describe('what people write about a home', () => {
  it.each([
    ['why it moves', homeMove, { to: 'frame' }, 'reason', 500],
    ['why it is held', homeHold, {}, 'reason', 500],
    ['who takes it away', homeHandOver, handOver, 'carrier', 120],
    ['why it goes without papers', homeHandOver, handOver, 'withoutPapers', 500],
    ['which project it is', projectSearch, {}, 'search', 100],
  ] as const)('(%s) is full, and one character too long', (_what, schema, input, field, max) => {
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max + 1) })).toEqual([
      `Must be at most ${max} characters`,
    ]);
  });

  it.each([
    ['why it is held', homeHold, {}, 'reason', 'Please enter a reason for the hold'],
    ['who takes it away', homeHandOver, handOver, 'carrier', 'Carrier is required'],
  ])('(%s) is at least one character', (_what, schema, input, field, sentence) => {
    expect(messages(schema, { ...input, [field]: 'x' })).toEqual([]);
    expect(messages(schema, { ...input, [field]: ' ' })).toEqual([sentence]);
  });

  it('may check a point twice, in a list of at most fifty', () => {
    const checkedOff = (count: number) => [...points, ...Array(count - points.length).fill(points[0])];
    expect(messages(homeHandOver, { ...handOver, checklist: checkedOff(50) })).toEqual([]);
    expect(messages(homeHandOver, { ...handOver, checklist: checkedOff(51) })).toEqual([
      'Please check off every item',
    ]);
  });
});
