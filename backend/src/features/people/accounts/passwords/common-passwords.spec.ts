import { newPassword } from '@hearthline/rules/people/accounts.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { contextWords, isCommonPassword } from './common-passwords.ts';

const isAllowed = (password: string): boolean => newPassword.safeParse(password).success;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

it('refuses what is tried first, dressed up to satisfy the rule: far more than the top 3000 (A7)', async () => {
  const dressed = (dictionary['passwords-common'] as readonly string[])
    .flatMap((word) => [word, capital(word), `${capital(word)}1`, `${capital(word)}123!`])
    .filter(isAllowed);
  expect(new Set(dressed).size).toBeGreaterThan(3000);
  const refused = await Promise.all(dressed.map(isCommonPassword));
  expect(dressed.filter((_password, place) => !refused[place])).toEqual([]);
  for (const known of ['Password1', 'Qwerty123', 'Welcome2026!', 'Iloveyou1', 'Letmein12'])
    expect(await isCommonPassword(known), known).toBe(true);
});

it('takes what nobody would guess', async () => {
  for (const own of ['Correct-Horse-9', 'Brand-New-Word-1', 'DareToCompare1', 'Vier-Häuser-am-See7'])
    expect([await isCommonPassword(own), isAllowed(own)], own).toEqual([false, true]);
});

it('takes up to eight characters at the end for decoration', async () => {
  for (const [password, isCommon] of [
    ['Dragon!!!!!!!!', true],
    ['Dragon!!!!!!!!!', false],
  ] as const)
    expect(await isCommonPassword(password), password).toBe(isCommon);
});

it('refuses the words of the product and its trade, dressed up to satisfy the rule', async () => {
  for (const word of contextWords)
    for (const own of [word, capital(word), `${capital(word)}1`, `${capital(word)}2026!`])
      expect(await isCommonPassword(own), own).toBe(true);
  expect(await isCommonPassword('Hearthline-And-Four-Words-9')).toBe(false);
});
