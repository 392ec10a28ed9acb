import { expect, it } from 'vitest';
import { guessConsent, guessSource, guessStatus } from './import-words.ts';

it.each([
  ['Active', 'active'],
  ['  Closed   WON ', 'customer'],
  ['hot', 'active'],
  ['hot potato', null],
  ['', null],
])('the status %j is read as %j', (word, status) => expect(guessStatus(word)).toBe(status));

it.each([
  ['No', 'no'],
  ['Opted-In', 'yes'],
  ['n/a', 'unknown'],
  ['perhaps', null],
])('the consent %j is read as %j', (word, consent) => expect(guessConsent(word)).toBe(consent));

it.each([
  ['facebook ads', 'Facebook'],
  ['FACEBOOK.com', 'Facebook'],
  ['Walk in', 'Walk-in'],
  [' walk–in ', 'Walk-in'],
  ['referral', 'Referral'],
  ['Word  of Mouth', 'Referral'],
  ['e-mail', 'Email'],
  ['Home Tour', null],
  ['manual', null],
  ['', null],
])('the source %j is read as %j', (word, source) => expect(guessSource(word)).toBe(source));
