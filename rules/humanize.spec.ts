import { expect, it } from 'vitest';
import { capitalize, humanize, pluralize } from './humanize.ts';

it.each([
  ['in_progress', 'In progress'],
  ['consultant_request', 'Consultant request'],
  ['x', 'X'],
  ['', ''],
])('%j is read as %j', (name, words) => {
  expect(humanize(name)).toBe(words);
});

it('leaves all letters but the first as they are', () => expect(capitalize('uS mail')).toBe('US mail'));

it.each([
  [0, '0 contacts'],
  [1, '1 contact'],
  [2, '2 contacts'],
  [1200, '1,200 contacts'],
])('%i is counted as %s', (count, words) => {
  expect(pluralize(count, 'contact')).toBe(words);
});

it('takes another word for several', () => expect(pluralize(2, 'person', 'people')).toBe('2 people'));
