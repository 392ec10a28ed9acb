import { describe, expect, it } from 'vitest';
import { mergeStages, newStage, type PlannedStage } from './stage-merge.ts';

/** `Design Permits:2027-02-01`: stages as loaded, with the days they are planned for. */
const plan = (text: string): PlannedStage[] =>
  text.split(' ').map((word) => {
    const [name = '', plannedFor = ''] = word.split(':');
    return { ...newStage, was: name.toLowerCase(), name, plannedFor };
  });
const added = (name: string): PlannedStage => ({ ...newStage, name });
const summary = (stages: readonly PlannedStage[]): string =>
  stages.map(({ name, plannedFor }) => name + (plannedFor && `:${plannedFor}`)).join(' ');

const base = plan('Design Permits Delivery');
const [design, permits, delivery] = base as [PlannedStage, PlannedStage, PlannedStage];
const keep = (mine: readonly PlannedStage[], theirs: string, current = 'Design'): string =>
  summary(mergeStages(base, mine, plan(theirs), current));

describe('what was typed on top of a newer time line', () => {
  it.each<[string, readonly PlannedStage[], string, string]>([
    [
      'takes everything of theirs where nothing was',
      base,
      'Permits:2027-01-01 Design Garden',
      'Permits:2027-01-01 Design Garden',
    ],
    [
      'keeps a day beside their day of another stage',
      [design, { ...permits, plannedFor: '2027-02-02' }, delivery],
      'Design:2027-01-01 Permits Delivery',
      'Design:2027-01-01 Permits:2027-02-02 Delivery',
    ],
    [
      'keeps a new name, and takes their day of that stage',
      [design, permits, { ...delivery, name: 'Handover' }],
      'Design Permits Delivery:2027-03-03',
      'Design Permits Handover:2027-03-03',
    ],
    [
      'keeps what was added, behind what it stood behind',
      [design, added('Garden'), permits, delivery],
      'Permits Design Delivery',
      'Permits Design Garden Delivery',
    ],
    [
      'keeps what was added at the front',
      [added('Garden'), ...base],
      'Design Permits Delivery',
      'Garden Design Permits Delivery',
    ],
    [
      'has a stage that both added once',
      [...base, added('garden')],
      'Design Permits Delivery Garden:2027-05-05',
      'Design Permits Delivery garden:2027-05-05',
    ],
    [
      'leaves out what was removed',
      [design, delivery],
      'Design Permits:2027-01-01 Delivery',
      'Design Delivery',
    ],
    ['leaves out what they removed', base, 'Design Delivery', 'Design Delivery'],
    [
      'keeps what they removed where something was typed',
      [design, { ...permits, finishedOn: '2027-01-01' }, delivery],
      'Design Delivery',
      'Design Permits Delivery',
    ],
    [
      'keeps the order that was chosen, with what they added',
      [delivery, design, permits],
      'Design Garden Permits Delivery',
      'Delivery Design Garden Permits',
    ],
    [
      'loses no stage without a name',
      [...base, added(''), added('')],
      'Design Permits Delivery',
      'Design Permits Delivery  ',
    ],
  ])('%s', (_, mine, theirs, expected) => expect(keep(mine, theirs)).toBe(expected));

  it('keeps the stage that the work is in by now, even where it was removed', () => {
    expect(keep([design, delivery], 'Design Permits Delivery', 'Permits')).toBe('Design Permits Delivery');
  });
});
