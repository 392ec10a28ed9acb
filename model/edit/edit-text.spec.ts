import { describe, expect, it } from 'vitest';
import { designOf, designsFor } from '../designs/designs.ts';
import type { Edit } from './edit.ts';
import { editedPlan } from './edited-plan.ts';
import { editsOf, editsText, splitCode } from './edit-text.ts';

const edits: readonly Edit[] = [
  { kind: 'wall', of: 2, by: 12 },
  { kind: 'door', of: 0, by: -3 },
  { kind: 'window', of: 9, by: 1 },
  { kind: 'piece', of: 6, x: 4, y: -6 },
  { kind: 'piece', of: 7, x: 0, y: 5 },
  { kind: 'turn', of: 27, quarters: 3 },
  { kind: 'swap', of: 0, with: 4 },
  { kind: 'stretch', of: 3, feet: -2 },
];
const base = '1.kqft4dw.1710001102011201000010101.mc';

it('writes changes as letters and numbers, and reads them again', () => {
  const text = editsText(edits);
  expect(text).toBe('~w3.12~d1.-3~g10.1~f7.4.-6~f8.0.5~t28.3~s1.5~l4.-2');
  expect(text).toMatch(/^[A-Za-z0-9._~-]*$/);
  expect(editsOf(text)).toEqual(edits);
  expect(editsOf('')).toEqual([]);
  expect(splitCode(`${base}${text}`)).toEqual({ base, edits: text });
  expect(splitCode(base)).toEqual({ base, edits: '' });
});

const forged = [
  '~',
  '~~w3.12',
  '~w3',
  '~w3.0',
  '~w0.3',
  '~w03.3',
  '~w3.+3',
  '~w3.-0',
  '~w3.3.4',
  '~w3.961',
  '~f7.4',
  '~f7.0.0',
  '~t7.4',
  '~t7.-1',
  '~s4.4',
  '~s4.2',
  '~l1.41',
  '~x1.1',
  'w3.12',
  `${'~w3.1'.repeat(100)}`,
  '~w3.1\n',
];
it.each(forged)('reads nothing from %j', (text) => {
  expect(editsOf(text)).toBeUndefined();
  expect(designOf(`${base}${text}`)).toBeUndefined();
});

describe('the design of a code with changes', () => {
  it('is the plan after them, under a name and a code that say so', () => {
    const code = `${base}~w14.-9~f3.2.0~l4.2`;
    const plain = designOf(base);
    const design = designOf(code);
    expect(design?.code).toBe(code);
    expect(design?.name).toBe('Birch Bay 3069, changed');
    expect(design?.plan).toMatchObject({ code, name: design?.name, length: 828 });
    expect(design?.squareFeet).toBe(2093);
    expect(design?.plan.levels[0].rooms).toHaveLength(plain?.plan.levels[0].rooms.length ?? 0);
    expect(JSON.stringify(designOf(code))).toBe(JSON.stringify(design));
  });

  it('no longer asks for the length that was wished once it is another', () => {
    const plan = designOf(base)?.plan;
    if (!plan) throw new Error('no plan');
    const wished = { ...plan, wish: { ...plan.wish, length: 67, squareFeet: 2000 } };
    const wishAfter = (...list: Edit[]) => {
      const after = editedPlan(wished, list);
      return 'refused' in after ? after : after.wish;
    };
    expect(wishAfter({ kind: 'piece', of: 2, x: 2, y: 0 })).toEqual(wished.wish);
    expect(wishAfter({ kind: 'stretch', of: 3, feet: 2 })).toEqual(plan.wish);
  });

  it('is kept even if it breaks rules, but not if it would be no plan', () => {
    expect(designOf(`${base}~f1.30.30`)).toBeDefined();
    expect(designOf(`${base}~w1.3`)).toBeUndefined();
    expect(designOf(`${base}~w99.3`)).toBeUndefined();
    expect(designOf(`${base}~d8.500`)).toBeUndefined();
    expect(designOf(`1.qq4d.zzz.k0~w14.-9`)).toBeUndefined();
  });

  it('is not slow, however many changes there are', () => {
    const maximal = `${base}${'~w14.1'.repeat(27)}`;
    expect(maximal.length).toBeLessThanOrEqual(200);
    const before = performance.now();
    designOf(maximal);
    expect(performance.now() - before).toBeLessThan(3000);
  });

  it('cost.code: opening the longest code takes little more than its plan alone', () => {
    const [design] = designsFor({ beds: ['king', 'queen'], baths: 1, width: 'single' }, 1, 1).designs;
    const short = design?.code ?? '';
    const pairs = '~f1.1.0~f1.-1.0';
    const long = short + pairs.repeat(Math.floor((200 - short.length) / pairs.length));
    const processorTime = (code: string): number => {
      const before = process.cpuUsage();
      expect(designOf(code)?.code).toBe(code);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const best = { short: Infinity, long: Infinity };
    for (let time = 0; time < 5; time++) {
      best.short = Math.min(best.short, processorTime(short));
      best.long = Math.min(best.long, processorTime(long));
    }
    expect(best.long).toBeLessThan(3 * best.short);
  });
});
