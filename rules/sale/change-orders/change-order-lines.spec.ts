import { describe, expect, it } from 'vitest';
import {
  enteredLines,
  linesOfDesigns,
  shownChangeLines,
  withContractTax,
  type StoredChangeLine,
} from './change-order-lines.ts';
import { changeOrderChange, newChangeOrder, type ChangeLineInput } from './change-order-rules.ts';

const priced = (key: string, estimateCents: number, taxable = true) => ({
  key,
  label: key,
  quantity: 2,
  estimateCents,
  taxable,
});
const line = (amountCents: number, values: Partial<StoredChangeLine> = {}): StoredChangeLine => ({
  key: 'other:line',
  label: 'Line',
  basis: 'firm',
  quantity: 1,
  unitCents: null,
  amountCents,
  taxable: true,
  percent: null,
  note: null,
  costCents: null,
  settles: null,
  ...values,
});
const tax = { key: 'tax:sales:wa', label: 'Sales tax', percent: 8.7 };
const amounts = (lines: readonly StoredChangeLine[]) =>
  lines.map(({ key, amountCents }) => [key, amountCents]);

describe('change.sum: the lines of two versions of a design', () => {
  const from = [
    priced('home:a', 100),
    priced('option:x:y', 30),
    priced('site:z', 50),
    priced('fee:q', 7, false),
  ];

  it('credit what goes with its present amount, cost what comes, and count the difference of the rest', () => {
    const to = [
      priced('home:a', 100),
      priced('site:z', 80),
      priced('option:n:m', 40),
      priced('fee:q', 6, false),
    ];
    const lines = linesOfDesigns(from, to, (key) => (key === 'option:x:y' ? 25 : 999));
    expect(amounts(lines)).toEqual([
      ['option:n:m', 40],
      ['option:x:y', -25],
      ['site:z', 30],
      ['fee:q', -1],
    ]);
    expect(lines.map(({ taxable }) => taxable)).toEqual([true, true, true, false]);
    expect(lines[0]?.quantity).toBe(2);
  });

  it('leave out tax, what stays, and what the contract never had', () => {
    const to = [priced('home:a', 100), priced('tax:sales', 5)];
    expect(linesOfDesigns([priced('home:a', 100), priced('fee:q', 7)], to, () => 0)).toEqual([]);
  });

  it('add up the lines of a key', () => {
    const lines = linesOfDesigns(
      [priced('site:z', 10), priced('site:z', 5)],
      [priced('site:z', 12)],
      () => 0,
    );
    expect(amounts(lines)).toEqual([['site:z', -3]]);
  });
});

describe('change.sum: tax of a change', () => {
  it('is the percentage of the contract on the taxable lines, negative where they are', () => {
    expect(amounts(withContractTax([line(1_000), line(5_000, { taxable: false })], tax)).at(-1)).toEqual([
      'tax:sales:wa',
      87,
    ]);
    // Half a cent away from zero: 8.7 % of -150 is -13.05, of -500 -43.5.
    expect(withContractTax([line(-150)], tax).at(-1)?.amountCents).toBe(-13);
    expect(withContractTax([line(-500)], tax).at(-1)?.amountCents).toBe(-44);
  });

  it('replaces what was there, and is no line of nothing or where no tax is due', () => {
    const once = withContractTax([line(1_000)], tax);
    expect(withContractTax(once, tax)).toEqual(once);
    expect(withContractTax([line(10), line(-10)], tax)).toHaveLength(2);
    expect(withContractTax([line(10, { taxable: false })], tax)).toHaveLength(1);
    expect(withContractTax(once, null)).toHaveLength(1);
  });
});

describe('lines as staff send them', () => {
  const sent = (values: object): ChangeLineInput =>
    newChangeOrder.parse({ reason: 'x', lines: [{ label: 'Line', amountCents: 100, ...values }] })
      .lines?.[0] as ChangeLineInput;

  it('are firm, and taxed as they say or as the allowance that they settle', () => {
    const allowances = new Map([['3', { key: 'site:well', taxable: true }]]);
    const [plain, settling, untaxed] = enteredLines(
      [sent({}), sent({ settles: '3' }), sent({ settles: '3', taxable: false })],
      allowances,
    );
    expect(plain).toMatchObject({ key: 'other:line', basis: 'firm', taxable: false, settles: null });
    expect(settling).toMatchObject({ key: 'site:well', taxable: true, settles: '3' });
    expect(untaxed?.taxable).toBe(false);
  });

  it('leave out tax, which is computed, and take a quantity of a unit', () => {
    expect(enteredLines([sent({ key: 'tax:sales' })], new Map())).toEqual([]);
    expect(
      enteredLines([sent({ amountCents: null, unitCents: 50, quantity: 3 })], new Map())[0],
    ).toMatchObject({
      amountCents: 150,
      unitCents: 50,
    });
  });

  it('have their places as ids', () => {
    expect(
      shownChangeLines([line(1), line(2, { settles: '7' })]).map(({ id, settles }) => [id, settles]),
    ).toEqual([
      ['1', null],
      ['2', '7'],
    ]);
  });

  it.each([
    [{ days: -60 }, true],
    [{ days: 365 }, true],
    [{ days: -61 }, false],
    [{ days: 366 }, false],
    [{ days: 0.5 }, false],
    [{ toVersion: 0 }, false],
    [{ lines: [{ label: 'x' }] }, false],
    [{ lines: [{ label: 'x', amountCents: -5 }] }, true],
    [{ lines: [{ label: 'x', amountCents: 5, basis: 'excluded' }] }, false],
    [{ lines: [{ label: 'x', amountCents: 5, basis: 'firm' }] }, true],
  ])('%j is taken: %s', (input, isTaken) => {
    expect(newChangeOrder.safeParse({ reason: 'x', ...input }).success).toBe(isTaken);
    expect(changeOrderChange.safeParse({ version: 1, ...input }).success).toBe(isTaken);
  });

  it('need a reason of a new one alone', () => {
    expect(newChangeOrder.safeParse({}).success).toBe(false);
    expect(changeOrderChange.safeParse({ version: 1 }).data?.reason).toBeNull();
  });
});
