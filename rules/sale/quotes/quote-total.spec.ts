import { expect, it } from 'vitest';
import { sumsOf, taxableOf, totalOf, withTax, type StoredLine } from './quote-lines.ts';
import { quoteBases } from './quote-states.ts';

/** Whole numbers that are the same in every run (Lehmer's generator). */
let state = 2027;
const below = (limit: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};

const line = (key: string): StoredLine => ({
  key,
  label: key,
  basis: quoteBases[below(quoteBases.length)] ?? 'firm',
  quantity: 1,
  unitCents: null,
  amountCents: below(20_000_000) - (below(4) === 0 ? 1_000_000 : 0),
  // A tax line that says it is taxable is not taxed by itself.
  taxable: below(2) === 0,
  note: 'A spec',
  costCents: null,
  percent: key.startsWith('tax:') ? below(12_000) / 1000 : null,
});

it('quote.total: of a thousand random quotes is firm lines and allowances, and their tax is that of the taxable others', () => {
  for (let turn = 0; turn < 1000; turn += 1) {
    const lines = withTax([
      ...Array.from({ length: below(12) }, (_, at) => line(`site:x${at}`)),
      line('tax:sales'),
      line('tax:sales:clark'),
    ]);
    let [firm, allowance, taxable] = [0n, 0n, 0n];
    for (const { key, basis, amountCents, taxable: isTaxable } of lines) {
      if (basis === 'firm') firm += BigInt(amountCents);
      if (basis === 'allowance') allowance += BigInt(amountCents);
      if (isTaxable && basis !== 'excluded' && !key.startsWith('tax:')) taxable += BigInt(amountCents);
    }
    if (taxable < 0n) taxable = 0n;
    expect(taxableOf(lines, totalOf)).toBe(Number(taxable));
    expect(sumsOf(lines)).toEqual({ firmCents: Number(firm), allowanceCents: Number(allowance) });
    expect(totalOf(lines)).toBe(Number(firm + allowance));
    for (const { basis, percent, amountCents } of lines.filter(({ key }) => key.startsWith('tax:'))) {
      const thousandths = BigInt(Math.round((percent ?? 0) * 1000));
      const tax = basis === 'excluded' ? 0n : (taxable * thousandths + 50_000n) / 100_000n;
      expect(amountCents).toBe(Number(tax));
    }
  }
});
