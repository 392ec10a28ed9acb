import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { canChangeStatus, projectSentences } from './project-sentences.ts';
import {
  editableFields,
  newProject,
  projectFilter,
  projectForm,
  projectPeopleFilter,
  projectTimeLine,
} from './project-rules.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const tooLong = (max: number) => `Must be at most ${max} characters`;

it('says what docs/specification.md, section 4, says', () =>
  expect(projectSentences).toMatchObject({
    fetchFailed: 'Failed to fetch projects',
    none: "Your construction projects will appear here once they've been set up by our team.",
    notAssigned: 'Not assigned',
  }));

describe('a project', () => {
  const messagesFor = (values: object) => messages(newProject, { name: 'Cedar Lane', ...values });

  it.each([
    ['name', 200],
    ['description', 4000],
    ['stage', 80],
    ['address', 300],
    ['propertyType', 80],
    ['notes', 4000],
    ['withoutPapers', 500],
  ])('has a text for %s of at most %i characters', (field, max) => {
    expect(messagesFor({ [field]: 'x'.repeat(max) })).toEqual([]);
    expect(messagesFor({ [field]: 'x'.repeat(max + 1) })).toEqual([tooLong(max)]);
  });

  it.each([
    ['budget', 'Budget', 1_000_000_000],
    ['actualCost', 'Actual cost', 1_000_000_000],
    ['sqft', 'Square feet', 1_000_000],
    ['bedrooms', 'Bedrooms', 50],
    ['bathrooms', 'Bathrooms', 50],
  ])('has a whole number for %s (%s) from 0 to %i', (field, label, max) => {
    expect([...messagesFor({ [field]: 0 }), ...messagesFor({ [field]: max })]).toEqual([]);
    expect(messagesFor({ [field]: -1 })).toEqual([`${label} cannot be negative`]);
    expect(messagesFor({ [field]: max + 1 })).toEqual([`${label} is too high`]);
    expect(messagesFor({ [field]: 0.5 })).toEqual([`${label} must be a whole number`]);
  });

  it('is between 0 and 100% done', () => {
    expect([...messagesFor({ progress: 0 }), ...messagesFor({ progress: 100 })]).toEqual([]);
    expect(messagesFor({ progress: -1 })).toEqual(['Progress must be between 0 and 100']);
    expect(messagesFor({ progress: 101 })).toEqual(['Progress must be between 0 and 100']);
  });

  it('needs a name, of one letter at least', () => {
    expect(messagesFor({ name: '' })).toEqual(['Name is required']);
    expect(messagesFor({ name: 'x' })).toEqual([]);
  });

  it('is in planning, at the first stage and not begun, where nothing is said', () => {
    expect(projectForm.parse({ name: 'Cedar Lane', stage: '' })).toMatchObject({
      description: '',
      status: 'planning',
      stage: 'Design',
      progress: 0,
      budget: null,
      contactEmail: null,
    });
  });

  it('may end on the day on which it starts, or have one of the two days only', () => {
    const days = { startDate: '2027-03-01', estimatedCompletion: '2027-03-01' };
    expect(messagesFor(days)).toEqual([]);
    expect(messagesFor({ startDate: '2027-03-01' })).toEqual([]);
    expect(messagesFor({ estimatedCompletion: '2027-03-01' })).toEqual([]);
  });

  it('cannot end before it starts', () => {
    const days = { name: 'Cedar Lane', startDate: '2027-03-02', estimatedCompletion: '2027-03-01' };
    const message = 'The estimated completion cannot be before the start date';
    expect([messages(newProject, days), messages(projectForm, days)]).toEqual([[message], [message]]);
  });
});

describe('a time line', () => {
  const messagesFor = (...stages: object[]) => messages(projectTimeLine, { version: 1, stages });
  const stages = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Stage ${n}` }));

  it('has 1 to 40 stages', () => {
    expect([...messagesFor(...stages(1)), ...messagesFor(...stages(40))]).toEqual([]);
    expect(messagesFor()).toEqual(['A time line needs at least one stage']);
    expect(messagesFor(...stages(41))).toEqual(['At most 40 stages']);
  });

  it('has stages with names of 1 to 80 characters', () => {
    const named = (length: number) => messagesFor({ name: 'x'.repeat(length) });
    expect([named(0), named(1), named(80), named(81)]).toEqual([
      ['Stage is required'],
      [],
      [],
      [tooLong(80)],
    ]);
  });

  it('has each stage once, whatever its letter case', () => {
    expect(messagesFor({ name: 'Design' }, { name: ' design ' })).toEqual(['Two stages have the same name']);
  });

  it.each([
    ['has not been finished', { beganOn: '2027-03-01' }],
    ['was finished on the day it began', { beganOn: '2027-03-01', finishedOn: '2027-03-01' }],
  ])('may have a stage that %s', (_what, days) =>
    expect(messagesFor({ name: 'Design', ...days })).toEqual([]),
  );

  it.each([
    ['never began', { finishedOn: '2027-03-01' }],
    ['began later', { beganOn: '2027-03-02', finishedOn: '2027-03-01' }],
  ])('cannot have a finished stage that %s', (_what, days) => {
    expect(messagesFor({ name: 'Design', ...days })).toEqual(['A stage cannot be finished before it began']);
  });
});

describe('who may change a project', () => {
  it('is an admin, every field, even when it is closed', () => {
    expect(editableFields('admin', 'cancelled')).toContain('budget');
  });

  it('is not its customer once it is closed', () => {
    expect([editableFields('customer', 'cancelled'), editableFields('customer', 'completed')]).toEqual([
      [],
      [],
    ]);
  });

  it('is its customer on hold, except for the address', () => {
    expect(editableFields('customer', 'on_hold')).toEqual(['contactPhone', 'contactEmail', 'notes']);
  });
});

it('a project in planning can begin, but one that is completed cannot be planned again', () => {
  expect([canChangeStatus('planning', 'in_progress'), canChangeStatus('completed', 'planning')]).toEqual([
    true,
    false,
  ]);
});

it('people are looked for by at most 100 characters', () => {
  const messagesFor = (length: number) =>
    messages(projectPeopleFilter, { role: 'customer', search: 'x'.repeat(length) });
  expect([messagesFor(100), messagesFor(101)]).toEqual([[], [tooLong(100)]]);
});

it('the list shows all projects from the first page, the newest first', () => {
  expect(projectFilter.parse({ status: '' })).toEqual({
    page: 1,
    search: null,
    status: null,
    owner: null,
    sort: 'newest',
  });
});
