import { expect, it } from 'vitest';
import { greetingName, nameInMail } from './greeting-name.ts';

it.each([
  'Ada',
  'Ada Byron',
  'Ada King Noel Byron',
  'Åsa Öberg',
  "Mary-Jane O'Neil",
  'O’Neil',
  'Ada & Bob (Byron)',
  '李小龍',
  'Byron, Ada',
])('%s reads like a name', (name) => {
  expect(nameInMail(name)).toBe(name);
});

it.each([
  'Win at evil.example',
  'evil.example',
  'https://evil.example',
  'Call 5550100 now',
  'You have won today big',
  'John Q. Public',
  'Mary Jr.',
  'Dr. Ada',
  'ada@example.com',
  'Ada\u202enoryB',
  'Ada\u0000',
  '<b>Ada</b>',
  'Ada/Bob',
  'Ada: pay',
  'Ada!',
  '',
  '   ',
  '--',
  `A${'a'.repeat(60)}`,
  'A ١٢٣',
  'Ada\u200bByron',
  '👩',
])('%j does not', (typed) => {
  expect(nameInMail(typed)).toBeNull();
});

it('is one line', () => {
  expect(nameInMail(' Ada \n Byron ')).toBe('Ada Byron');
});

it.each([
  ['Ada', 'Ada'],
  ['Isla Grant', 'Isla'],
  ['  isla   grant ', 'isla'],
  ['John de la Cruz', 'John'],
  ['Byron, Ada', 'Ada'],
  ['van der Berg', 'van der Berg'],
  ['李小龍', '李小龍'],
  ['Åsa & Öberg', 'Åsa & Öberg'],
  ['Ada and Bob Byron', 'Ada and Bob Byron'],
  ['Ada (Byron)', 'Ada (Byron)'],
  ['Win at evil.example', null],
  ['', null],
])('%s is greeted as %s', (typed, name) => {
  expect(greetingName(typed)).toBe(name);
});
