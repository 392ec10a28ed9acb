import { describe, expect, it } from 'vitest';
import { actionText, objectText, resultText } from './audit-words.ts';

describe('an action of the audit log', () => {
  it.each([
    ['user.invite', 'Invited a user'],
    ['factory.taken_up', 'Factory: taken up'],
    ['home-option.put-back', 'Home option: put back'],
    ['clean-up', 'Clean up'],
    ['toString', 'ToString'],
    ['', ''],
  ])('%j reads as %j', (action, words) => expect(actionText(action)).toBe(words));
});

it('the kind of an object is written in words', () => {
  expect(objectText('blocked-date')).toBe('Blocked date');
});

it.each([
  ['done', 'Done'],
  ['NOT_FOUND', 'Not found'],
])('the result %s reads as %j', (result, words) => expect(resultText(result)).toBe(words));
