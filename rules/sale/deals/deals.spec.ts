import { describe, expect, it } from 'vitest';
import { changeReason, dealFilter, dealLoss, newDeal } from './deal-rules.ts';
import { columnSize, dealsPageSize } from './deal-lists.ts';
import { eachDealText } from './deal-texts.ts';
import { advancedTo, dealStages, isOpen, mayMove, openStages, defaultProbability } from './stages.ts';
import { weightedCents } from './value.ts';

describe('moves of a deal', () => {
  it('go between open stages, and from lost to new alone', () => {
    const allowed = dealStages.flatMap((from) =>
      dealStages.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
    );
    const between = openStages.flatMap((from) => openStages.map((to) => `${from} ${to}`));
    expect(new Set(allowed)).toEqual(new Set([...between, 'lost new']));
  });

  it('that happen by themselves go forward only, and never reopen a deal', () => {
    expect(advancedTo('new', 'quoted')).toBe('quoted');
    expect(advancedTo('agreed', 'quoted')).toBe('agreed');
    expect(advancedTo('quoted', 'quoted')).toBe('quoted');
    expect(advancedTo('lost', 'agreed')).toBe('lost');
    expect(advancedTo('won', 'agreed')).toBe('won');
  });

  it('raise the usual probability from stage to stage', () => {
    const likely = openStages.map((stage) => defaultProbability[stage]);
    expect(likely).toEqual([10, 20, 40, 60, 85]);
    expect(dealStages.filter((stage) => !isOpen(stage)).map((stage) => defaultProbability[stage])).toEqual([
      100, 0,
    ]);
  });
});

describe('the weighted value', () => {
  it.each([
    [15_000_000, 60, 9_000_000],
    [150, 1, 2],
    [149, 1, 1],
    [1, 50, 1],
    [0, 85, 0],
    [99, 100, 99],
    [99, 0, 0],
  ])('of %i cents at %i%% is %i', (value, probability, weighted) => {
    expect(weightedCents(value, probability)).toBe(weighted);
  });
});

const email = 'a@buyers.example';
const buyersOf = (count: number) => Array.from({ length: count }, () => ({ name: 'A', email }));

describe('what staff enter', () => {
  it('needs a contact; everything else may be left out', () => {
    expect(newDeal.safeParse({}).success).toBe(false);
    expect(newDeal.parse({ contactId: 'x' })).toEqual({
      contactId: 'x',
      designCode: null,
      valueCents: null,
      probabilityPercent: null,
      expectedCloseOn: null,
      ownerId: null,
      coBuyers: [],
      ...eachDealText(() => null),
    });
  });

  it.each([
    [0, true],
    [10_000_000_000, true],
    [10_000_000_001, false],
    [-1, false],
    [0.5, false],
  ])('takes a value of %d cents: %s', (valueCents, taken) => {
    expect(newDeal.safeParse({ contactId: 'x', valueCents }).success).toBe(taken);
  });

  it.each([
    ['probabilityPercent', [0, 100], [-1, 101, 1.5]],
    ['source', ['x'.repeat(100)], ['x'.repeat(101)]],
    ['designCode', ['x'.repeat(40)], ['x'.repeat(41)]],
    [
      'coBuyers',
      [buyersOf(5), [{ name: 'x'.repeat(120), email }]],
      [buyersOf(6), [{ name: '', email }], [{ name: 'x'.repeat(121), email }]],
    ],
  ])('takes a %s within its limits', (field, good, wrong) => {
    const taken = (value: unknown) => newDeal.safeParse({ contactId: 'x', [field]: value }).success;
    expect([good.every(taken), wrong.some(taken)]).toEqual([true, false]);
  });

  it('has reasons and notes of limited length', () => {
    const long = (length: number) => 'x'.repeat(length);
    const loss = (note: string) => dealLoss.safeParse({ version: 1, reason: 'price', note }).success;
    expect([loss(long(1000)), loss(long(1001))]).toEqual([true, false]);
    expect([500, 501].map((length) => changeReason.safeParse(long(length)).success)).toEqual([true, false]);
  });

  it('is shown fifty at a time, in the list and in a column', () =>
    expect([dealsPageSize, columnSize]).toEqual([50, 50]));

  it('is looked for by stage and by words of an address alike', () => {
    expect(dealFilter.parse({ page: '2', stage: 'lost', open: 'true' })).toEqual({
      page: 2,
      search: null,
      stage: 'lost',
      owner: null,
      open: true,
      archived: false,
      cancelled: false,
      sort: 'newest',
    });
    expect(dealFilter.safeParse({ stage: 'closed' }).success).toBe(false);
    expect(dealFilter.parse({ archived: 'true', sort: 'close' })).toMatchObject({
      archived: true,
      sort: 'close',
    });
    expect(dealFilter.safeParse({ sort: 'secret' }).success).toBe(false);
  });
});
