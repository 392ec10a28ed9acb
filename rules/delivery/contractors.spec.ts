import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  buildForm,
  buildMark,
  buildProjectFilter,
  contractorFilter,
  contractorSentences,
  crewForm,
  materialFilter,
  materialForm,
} from './contractors.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const build = { projectId: id, title: 'Set the house', scheduledOn: '2027-03-01' };
const member = { name: 'Ada', trade: 'Roofing' };
const material = { name: 'Plywood', unit: 'sheets', quantity: 4 };
const messages = (schema: z.ZodType, input: object): string[] =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('a text of a contractor', () => {
  it.each([
    ['build’s title', buildForm, build, 'title', 120],
    ['build’s place', buildForm, build, 'place', 300],
    ['member’s name', crewForm, member, 'name', 120],
    ['member’s trade', crewForm, member, 'trade', 80],
    ['material’s name', materialForm, material, 'name', 120],
    ['material’s unit', materialForm, material, 'unit', 40],
    ['reason of a block', buildMark, { version: 1, state: 'blocked' }, 'reason', 500],
    ['search for a project', buildProjectFilter, {}, 'search', 100],
    ['search for a member', contractorFilter, {}, 'search', 100],
    ['search for a material', materialFilter, {}, 'search', 100],
  ] as const)('(%s) is full, and one character too long', (_what, schema, input, field, max) => {
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messages(schema, { ...input, [field]: 'x'.repeat(max + 1) })).toEqual([
      `Must be at most ${max} characters`,
    ]);
  });

  it.each([
    [buildForm, build, 'title', 'Please describe the work'],
    [crewForm, member, 'name', 'Name is required'],
    [crewForm, member, 'trade', 'Trade is required'],
    [materialForm, material, 'name', 'Name is required'],
    [materialForm, material, 'unit', 'Unit is required'],
  ])('is one character at least', (schema, input, field, sentence) => {
    expect(messages(schema, { ...input, [field]: 'x' })).toEqual([]);
    expect(messages(schema, { ...input, [field]: '' })).toEqual([sentence]);
  });
});

describe('a build', () => {
  const idsOf = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`);

  it('has at most 200 people', () => {
    expect(messages(buildForm, { ...build, crewIds: idsOf(200) })).toEqual([]);
    expect(messages(buildForm, { ...build, crewIds: idsOf(201) })).toEqual(['At most 200 people']);
  });

  it('has everybody once', () =>
    expect(buildForm.parse({ ...build, crewIds: [id, id] }).crewIds).toEqual([id]));

  it('is blocked for a reason, and goes on without one', () => {
    expect(messages(buildMark, { version: 1, state: 'blocked' })).toEqual([contractorSentences.whyBlocked]);
    expect(messages(buildMark, { version: 1, state: 'begun' })).toEqual([]);
  });

  it('is one of at most 100 in a week', () =>
    expect(contractorSentences.weekFull).toBe('A week can have at most 100 builds'));
});

describe('the quantity of a material', () => {
  it.each([
    [-1, ['Quantity cannot be negative']],
    [0, []],
    [10_000_000, []],
    [10_000_001, ['Quantity is too high']],
    [0.5, ['Quantity must be a whole number']],
  ])('of %s: %j', (quantity, sentences) =>
    expect(messages(materialForm, { ...material, quantity })).toEqual(sentences),
  );
});
