import { expect, it } from 'vitest';
import { ceilingOf, notToExceedOf, shownLines, withTax, type StoredLine } from './quote-lines.ts';
import { quoteBases } from './quote-states.ts';

/** Whole numbers that are the same in every run (Lehmer's generator). */
let state = 77;
const below = (limit: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};

const line = (key: string, more: Partial<StoredLine> = {}): StoredLine => {
  const amountCents = below(20_000_000) - 1_000_000;
  return {
    key,
    label: key,
    basis: quoteBases[below(quoteBases.length)] ?? 'firm',
    quantity: 1,
    unitCents: null,
    amountCents,
    notToExceedCents: amountCents + below(5_000_000),
    taxable: below(2) === 0,
    note: null,
    costCents: null,
    percent: null,
    ...more,
  };
};

it('quote.ceiling: of 500 random quotes is firm lines and what allowances do not exceed, tax at its high percentage of it', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const percent = below(9000) / 1000;
    const highPercent = percent + below(3000) / 1000;
    const lines = withTax([
      ...Array.from({ length: below(12) }, (_, at) => line(`site:x${at}`)),
      line('tax:sales', { basis: 'allowance', percent, highPercent }),
    ]);
    let [all, taxable] = [0n, 0n];
    for (const { key, basis, amountCents, notToExceedCents, taxable: isTaxed } of lines) {
      if (basis === 'excluded' || key === 'tax:sales') continue;
      const most = BigInt(basis === 'firm' ? amountCents : (notToExceedCents ?? 0));
      all += most;
      if (isTaxed) taxable += most;
    }
    if (taxable < 0n) taxable = 0n;
    const tax = (taxable * BigInt(Math.round(highPercent * 1000)) + 50_000n) / 100_000n;
    expect(lines.at(-1)?.notToExceedCents).toBe(Number(tax));
    expect(notToExceedOf(lines)).toBe(Number(all + tax));
  }
});

it('quote.ceiling: tax that is firm or not included has no limit of its own', () => {
  const home = line('home:a', { basis: 'firm', amountCents: 1000, taxable: true });
  const tax = (basis: StoredLine['basis']) =>
    withTax([home, line('tax:sales', { basis, percent: 10, highPercent: 20 })])[1];
  expect(tax('allowance')).toMatchObject({ amountCents: 100, notToExceedCents: 200 });
  expect(tax('firm')).toMatchObject({ amountCents: 100, notToExceedCents: null });
  expect(tax('excluded')).toMatchObject({ amountCents: 0, notToExceedCents: null });
});

it('an allowance that was stored before there was a limit does not exceed its amount', () => {
  const { notToExceedCents: _none, ...old } = line('site:a', { basis: 'allowance', amountCents: 500 });
  expect(ceilingOf(old)).toBe(500);
  expect(shownLines([old])[0]).toMatchObject({ id: '1', notToExceedCents: 500 });
});

it('lines are shown with their places, and without what only staff see', () => {
  const [first, second] = shownLines([
    line('home:a', { basis: 'firm', costCents: 5 }),
    line('tax:sales', { basis: 'allowance', percent: 8, highPercent: 9, notToExceedCents: 7 }),
  ]);
  expect([first?.id, second?.id]).toEqual(['1', '2']);
  expect(first).toMatchObject({ notToExceedCents: null, percent: null });
  expect(second).toMatchObject({ notToExceedCents: 7, percent: 8 });
  for (const hidden of ['costCents', 'highPercent'])
    expect([first, second].some((one) => one && hidden in one)).toBe(false);
});
