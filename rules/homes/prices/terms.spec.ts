import { describe, expect, it } from 'vitest';
import { largestPricesFile, maxPriceRows } from './price-csv.ts';
import { loanKind } from './loan-kind.ts';
import { cents } from '../../money.ts';
import { maxChoices, maxExcludes, maxOptionGroups, optionGroup } from './option-group.ts';
import { priceSentences } from './price-sentences.ts';

interface Rule {
  safeParse: (value: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}
const fieldsOf = (rule: Rule, value: unknown): PropertyKey[] =>
  rule.safeParse(value).error?.issues.map(({ path }) => path.at(-1) ?? '') ?? [];
const messagesOf = (rule: Rule, value: unknown): string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('the terms of a kind of loan', () => {
  const kind = {
    key: 'fha',
    label: 'FHA',
    downPercent: 3.5,
    ratePercent: 6,
    years: 30,
    upfrontFeePercent: 0,
    annualFeePercent: 0,
    originationPercent: 0,
    prepaidCents: 0,
  };

  it.each([
    ['downPercent', 100, 100.001],
    ['ratePercent', 30, 30.001],
    ['years', 40, 41],
    ['upfrontFeePercent', 20, 20.001],
    ['annualFeePercent', 10, 10.001],
    ['originationPercent', 20, 20.001],
    ['prepaidCents', 2_000_000_000, 2_000_000_001],
    ['label', 'x'.repeat(80), 'x'.repeat(81)],
    ['label', 'x', ''],
    ['source', 'x'.repeat(200), 'x'.repeat(201)],
  ])('have a %s up to %s', (field, edge, beyond) => {
    expect(fieldsOf(loanKind, { ...kind, [field]: edge })).toEqual([]);
    expect(fieldsOf(loanKind, { ...kind, [field]: beyond })).toEqual([field]);
  });

  it('last a year at least, but for cash', () => {
    expect(fieldsOf(loanKind, { ...kind, years: 1 })).toEqual([]);
    expect(fieldsOf(loanKind, { ...kind, years: 0 })).toEqual(['years']);
    expect(fieldsOf(loanKind, { ...kind, key: 'cash', years: 0 })).toEqual([]);
  });

  it.each([
    ['2027-01-02', '2027-01-02', []],
    ['2027-01-02', '2027-01-01', ['endsOn']],
    ['2027-01-02', null, []],
    [null, '2027-01-01', []],
  ])('hold from %s to %s', (startsOn, endsOn, wrong) =>
    expect(fieldsOf(loanKind, { ...kind, startsOn, endsOn })).toEqual(wrong),
  );
});

describe('an option group', () => {
  const choice = (key: string, more: object = {}) => ({
    key,
    label: 'A',
    text: '',
    standard: false,
    ...more,
  });
  const many = { key: 'energy', label: 'Energy', choose: 'many', choices: [choice('solar')] };
  const standard = choice('gable', { standard: true });
  const one = { ...many, key: 'roof', choose: 'one', choices: [standard, choice('hip')] };

  it.each([
    [many, []],
    [one, []],
    [{ ...many, choices: [standard] }, [priceSentences.noStandard]],
    [{ ...one, choices: [choice('hip')] }, [priceSentences.oneStandard]],
    [{ ...one, choices: [standard, { ...standard, key: 'hip' }] }, [priceSentences.oneStandard]],
    [{ ...many, choices: [choice('a'), choice('a')] }, [priceSentences.twice]],
    [
      { ...one, choices: [standard, choice('hip', { excludes: ['roof:gable'] })] },
      [priceSentences.excludesOwn],
    ],
    [{ ...one, choices: [standard, choice('hip', { excludes: ['energy:solar'] })] }, []],
    [{ ...many, choices: [choice('a', { excludes: ['energy:solar'] })] }, []],
    [{ ...many, choices: [] }, [priceSentences.choices]],
    [{ ...many, label: '' }, [priceSentences.groupLabel]],
    [{ ...many, choices: [choice('a', { label: '' })] }, [priceSentences.groupLabel]],
    [{ ...many, choices: [choice('a', { swatch: '#a3b097' })] }, []],
    [{ ...many, choices: [choice('a', { swatch: null })] }, []],
  ])('case %#', (group, wrong) => expect(messagesOf(optionGroup, group)).toEqual(wrong));

  it.each(['', '#abc', '#a3b09', '#a3b0977', ' #a3b097', '#a3b097\n', 'a3b097', '#a3b09g', 'sage', 7])(
    'has no color %j',
    (swatch) =>
      expect(messagesOf(optionGroup, { ...many, choices: [choice('a', { swatch })] })).toEqual([
        priceSentences.swatch,
      ]),
  );

  it('stores a color in lower case, and none where none is given', () => {
    const swatchOf = (more: object) =>
      optionGroup.parse({ ...many, choices: [choice('a', more)] }).choices[0]?.swatch;
    expect([swatchOf({ swatch: '#A3B09F' }), swatchOf({})]).toEqual(['#a3b09f', null]);
  });

  it('has texts and lists of limited length', () => {
    const long = (length: number) => 'x'.repeat(length);
    const excludes = (count: number) => Array.from({ length: count }, (_, at) => `roof:x${at}`);
    const choices = (count: number) => Array.from({ length: count }, (_, at) => choice(`x${at}`));
    const taken = (group: object) => fieldsOf(optionGroup, { ...many, ...group }).length === 0;
    for (const [edge, beyond] of [
      [{ label: long(80) }, { label: long(81) }],
      [{ choices: [choice('a', { label: long(80) })] }, { choices: [choice('a', { label: long(81) })] }],
      [{ choices: [choice('a', { text: long(400) })] }, { choices: [choice('a', { text: long(401) })] }],
      [
        { choices: [choice('a', { excludes: excludes(40) })] },
        { choices: [choice('a', { excludes: excludes(41) })] },
      ],
      [{ choices: choices(16) }, { choices: choices(17) }],
    ] as const)
      expect([taken(edge), taken(beyond)]).toEqual([true, false]);
    expect([maxChoices, maxExcludes, maxOptionGroups]).toEqual([16, 40, 12]);
  });
});

it('an amount is 0 to 20 million dollars in whole cents', () =>
  expect([-1, 0, 0.5, 2_000_000_000, 2_000_000_001].map((value) => cents.safeParse(value).success)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]));

it('a file of prices has 2 MB and 2,000 rows at most', () =>
  expect([largestPricesFile, maxPriceRows]).toEqual([2_000_000, 2000]));
