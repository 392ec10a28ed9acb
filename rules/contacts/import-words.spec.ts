import { expect, it } from 'vitest';
import { guessConsent, guessStatus } from './import-words.ts';

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
