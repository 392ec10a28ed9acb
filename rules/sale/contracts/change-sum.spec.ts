import { expect, it } from 'vitest';
import { withContractTax, type StoredChangeLine } from '../change-orders/change-order-lines.ts';
import { shownLines, totalOf, withTax, type StoredLine } from '../quotes/quote-lines.ts';
import { contractSums, contractTax } from './contract-sum.ts';

/** Numbers that look random and are the same each time (a linear congruential generator). */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

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

/** A percentage with three decimals of an amount, half a cent away from zero, in integers alone. */
const taxOf = (cents: number, percent: number): number => {
  const exact = BigInt(cents) * BigInt(Math.round(percent * 1000));
  const [sign, size] = exact < 0n ? [-1, -exact] : [1, exact];
  return sign * Number((size + 50_000n) / 100_000n);
};

it('change.sum: after 200 random sequences the contract sum is that of its parts, to the cent', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const upTo = numbers(seed);
    const percent = (upTo(12_000) + 1) / 1000;
    const allowances = Array.from({ length: 1 + upTo(4) }, (_, at) => ({
      id: String(at + 2),
      amountCents: upTo(3_000_000),
      taxable: upTo(2) === 0,
    }));
    const homeCents = 5_000_000 + upTo(20_000_000);
    const signed = shownLines(
      withTax([
        line({ key: 'home:a', amountCents: homeCents }),
        ...allowances.map(({ id, ...one }) =>
          line({
            key: `site:${id}`,
            basis: 'allowance',
            notToExceedCents: one.amountCents + upTo(900_000),
            ...one,
          }),
        ),
        line({ key: 'tax:sales', amountCents: 0, taxable: false, percent }),
      ]),
    );
    const settled = new Map<string, number>();
    const changes: number[] = [];
    for (let act = 0; act < 12; act += 1) {
      const { id = '2' } = allowances[upTo(allowances.length)] ?? {};
      const kind = upTo(3);
      if (kind === 0) settled.set(id, upTo(3_500_000));
      else if (kind === 1) settled.delete(id);
      else {
        const [taxed, untaxed] = [upTo(2_000_000) - 1_000_000, upTo(2_000_000) - 1_000_000];
        const lines = [
          { ...line({ key: 'option:x', amountCents: taxed }), settles: null },
          { ...line({ key: 'fee:x', amountCents: untaxed, taxable: false }), settles: null },
        ] as StoredChangeLine[];
        const deltaCents = totalOf(withContractTax(lines, contractTax(signed)));
        expect(deltaCents).toBe(taxed + untaxed + taxOf(taxed, percent));
        changes.push(deltaCents);
      }
      const present = allowances.map((one) => ({ ...one, cents: settled.get(one.id) ?? one.amountCents }));
      const untaxed = present.filter(({ taxable }) => !taxable).reduce((sum, { cents }) => sum + cents, 0);
      const taxed = present
        .filter(({ taxable }) => taxable)
        .reduce((sum, { cents }) => sum + cents, homeCents);
      const changed = changes.reduce((sum, cents) => sum + cents, 0);
      expect(contractSums(signed, settled, changes).contractCents, `sequence ${seed}`).toBe(
        untaxed + taxed + taxOf(taxed, percent) + changed,
      );
    }
  }
});
