import { describe, expect, it } from 'vitest';
import { eventWords, weekTitle } from './factory-words.ts';

describe('the words of the factory', () => {
  it('name weeks and what happened', () => {
    expect(
      ['2027-01-05', '2027-01-10', '2027-01-11', '2027-01-18'].map((day) => weekTitle(day, '2027-01-06')),
    ).toEqual(['This week', 'This week', 'Next week', 'Week of Mon, Jan 18']);
    expect(eventWords({ kind: 'moved_back', before: 'roof', after: 'walls', reason: 'Warped' })).toEqual({
      title: 'Moved back',
      text: 'Roof → Walls: Warped',
    });
    expect(eventWords({ kind: 'held', before: 'roof', after: null, reason: 'Warped' })).toEqual({
      title: 'Put on hold',
      text: 'Warped',
    });
  });
});
