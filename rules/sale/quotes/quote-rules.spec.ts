import { describe, expect, it } from 'vitest';
import {
  linkedAcceptance,
  linkedRefusal,
  quoteChange,
  quoteLink,
  quotesPageSize,
  quoteWithdrawal,
  defaultValidDays,
} from './quote-rules.ts';
import { quoteSentences } from './quote-sentences.ts';

const long = (length: number) => 'x'.repeat(length);
const line = { label: 'X', basis: 'firm', amountCents: 5 };
const change = (more: object) => quoteChange.safeParse({ version: 1, ...more });
const problems = (more: object): Record<string, string> =>
  Object.fromEntries(
    change({ lines: [{ ...line, ...more }] }).error?.issues.map(({ path, message }) => [
      String(path.at(-1)),
      message,
    ]) ?? [],
  );
const without = { amountCents: null, unitCents: null };

describe('a line', () => {
  it('is one of its kind, and not taxed, unless somebody says so', () =>
    expect(change({ lines: [line] }).data?.lines).toEqual([
      {
        ...line,
        key: null,
        quantity: 1,
        unitCents: null,
        notToExceedCents: null,
        percent: null,
        taxable: false,
        note: null,
      },
    ]));

  it.each([
    ['an amount', without, { amountCents: quoteSentences.amount }],
    ['either of both', { ...without, unitCents: 5 }, {}],
    ['none of what is left out', { ...without, basis: 'excluded' }, {}],
    ['none of tax', { ...without, key: 'tax:sales' }, {}],
    ['some of other lines', { ...without, key: 'site:tax' }, { amountCents: quoteSentences.amount }],
    ['a reason for less than nothing', { amountCents: -1 }, { note: quoteSentences.discountReason }],
    ['one of a unit too', { ...without, unitCents: -1 }, { note: quoteSentences.discountReason }],
    ['none for a discount that has one', { amountCents: -1, note: 'Asked' }, {}],
    ['none for nothing', { amountCents: 0 }, {}],
    [
      'an allowance that is not above its limit',
      { basis: 'allowance', amountCents: 501, notToExceedCents: 500 },
      { notToExceedCents: quoteSentences.notToExceed },
    ],
    [
      'not by its quantity either',
      { ...without, basis: 'allowance', quantity: 2, unitCents: 251, notToExceedCents: 500 },
      { notToExceedCents: quoteSentences.notToExceed },
    ],
    ['no more than its limit', { basis: 'allowance', amountCents: 500, notToExceedCents: 500 }, {}],
    ['no limit if it is firm', { amountCents: 501, notToExceedCents: 500 }, {}],
    ['none where the amount is above', { amountCents: 0, unitCents: -1 }, {}],
    ['a label', { label: '' }, { label: quoteSentences.label }],
  ])('needs %s', (_what, more, expected) => expect(problems(more)).toEqual(expected));

  it.each([
    ['key', long(120), long(121)],
    ['label', long(120), long(121)],
    ['note', long(300), long(301)],
    ['quantity', 0, -0.001],
    ['quantity', 1_000_000, 1_000_000.001],
    ['quantity', 0.001, 0.0001],
    ['amountCents', 2_000_000_000, 2_000_000_001],
    ['unitCents', 2_000_000_000, 2_000_000_001],
    ['notToExceedCents', 2_000_000_000, 2_000_000_001],
    ['percent', 100, 100.001],
    ['percent', 0, -0.001],
    ['percent', 8.125, 8.1251],
  ])('has a %s within its limits', (field, edge, beyond) =>
    expect([problems({ [field]: edge }), Object.keys(problems({ [field]: beyond }))]).toEqual([{}, [field]]),
  );

  it('may take 20 million dollars off', () => {
    expect(problems({ amountCents: -2_000_000_000, note: 'n' })).toEqual({});
    expect(problems({ amountCents: -2_000_000_001, note: 'n' })).toEqual({
      amountCents: quoteSentences.amount,
    });
  });
});

it.each([
  ['80 lines', { lines: Array(80).fill(line) }, { lines: Array(81).fill(line) }],
  ['terms', { terms: long(6000) }, { terms: long(6001) }],
  ['an address', { address: long(300) }, { address: long(301) }],
])('a draft has %s of limited length', (_what, edge, beyond) =>
  expect([change(edge).success, change(beyond).success]).toEqual([true, false]),
);

it.each([
  ['a reason to withdraw', quoteWithdrawal, 'reason', [false, true, true, false], 500, { version: 1 }],
  ['a name', linkedAcceptance, 'name', [false, true, true, false], 120, { token: 't' }],
  ['a reason to decline', linkedRefusal, 'reason', [true, true, true, false], 500, { token: 't' }],
  ['a secret', quoteLink, 'token', [true, true, true, false], 200, {}],
] as const)('%s has limits', (_what, rule, field, expected, max, others) =>
  expect(
    [0, 1, max, max + 1].map((length) => rule.safeParse({ ...others, [field]: long(length) }).success),
  ).toEqual(expected),
);

it('a quote is good for 30 days, and a page shows 20', () =>
  expect([defaultValidDays, quotesPageSize]).toEqual([30, 20]));
