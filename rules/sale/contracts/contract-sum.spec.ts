import { describe, expect, it } from 'vitest';
import { shownLines, totalOf, notToExceedOf, withTax, type StoredLine } from '../quotes/quote-lines.ts';
import { contractLines, contractSums } from './contract-sum.ts';

const line = (values: Partial<StoredLine> & Pick<StoredLine, 'key' | 'amountCents'>): StoredLine => ({
  label: values.key,
  basis: 'firm',
  quantity: 1,
  unitCents: null,
  taxable: true,
  percent: null,
  note: null,
  costCents: null,
  ...values,
});
const allowance = (key: string, amountCents: number, notToExceedCents: number, taxable = true) =>
  line({ key, amountCents, notToExceedCents, basis: 'allowance', taxable });

const signedLines = () =>
  shownLines(
    withTax([
      line({ key: 'home:castle-rock', amountCents: 14_500_000 }),
      allowance('site:foundation', 2_000_000, 2_600_000),
      allowance('site:septic', 1_500_000, 2_100_000, false),
      line({ key: 'discount:winter', amountCents: -100_000 }),
      line({
        key: 'tax:sales:clark',
        amountCents: 0,
        basis: 'allowance',
        taxable: false,
        percent: 8.65,
        highPercent: 8.9,
      }),
    ]),
  );

describe('change.sum: the contract sum', () => {
  it('is what was signed while nothing has changed, to the cent', () => {
    const lines = signedLines();
    expect(contractSums(lines, new Map(), [])).toEqual({
      contractCents: totalOf(lines),
      notToExceedCents: notToExceedOf(lines),
    });
  });

  it('has settled allowances at their amount, and tax once over them', () => {
    const sums = contractSums(signedLines(), new Map([['2', 2_345_678]]), []);
    // 14,500,000 + 2,345,678 + 1,500,000 - 100,000, and 8.65 % of the taxable 16,745,678.
    expect(sums.contractCents).toBe(18_245_678 + 1_448_501);
    // Septic up to 2,100,000; 8.9 % of the same taxable lines, since what is settled exceeds nothing.
    expect(sums.notToExceedCents).toBe(18_845_678 + 1_490_365);
  });

  it('counts an allowance settled at nothing as nothing', () => {
    const [, , septic] = contractLines(signedLines(), new Map([['3', 0]]));
    expect(septic).toMatchObject({ amountCents: 0, notToExceedCents: 0 });
  });

  it('adds what each signed change order comes to, as it is', () => {
    const lines = signedLines();
    expect(contractSums(lines, new Map(), [250_000, -75_001]).contractCents).toBe(totalOf(lines) + 174_999);
    expect(contractSums(lines, new Map(), [250_000, -75_001]).notToExceedCents).toBe(
      notToExceedOf(lines) + 174_999,
    );
  });

  it('lets tax follow in agreements that were signed before lines had ids, limits and percentages', () => {
    const old = signedLines().map(
      ({ id: _id, notToExceedCents: _limit, percent: _percent, ...rest }) => rest,
    );
    const lines = old as unknown as ReturnType<typeof signedLines>;
    expect(contractSums(lines, new Map(), []).contractCents).toBe(totalOf(signedLines()));
    const sums = contractSums(lines, new Map([['2', 2_345_678]]), []);
    expect(sums.contractCents).toBe(18_245_678 + 1_448_501);
    expect(sums.notToExceedCents).toBe(sums.contractCents);
  });
});
