import { describe, expect, it } from 'vitest';
import {
  erasedEmail,
  erasedName,
  isErasedEmail,
  userChange,
  userErasure,
  userFilter,
  userRangeText,
  userSentences,
} from './users.ts';

const messagesOf = (found: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  found.error?.issues.map(({ message }) => message) ?? [];

describe('a username', () => {
  const change = (username: unknown) =>
    userChange.safeParse({ name: 'Ada Byron', phone: null, role: 'admin', version: 1, username });

  it.each([
    ['ada', 'ada'],
    [' Ada.B-1_2 ', 'ada.b-1_2'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['', null],
    [null, null],
    [undefined, null],
  ])('given as %j is %j', (input, stored) => {
    expect(change(input).data?.username).toBe(stored);
  });

  it.each([['ad'], ['1da'], ['ada@b'], ['ada b'], ['åda']])('is not %j', (input) => {
    expect(messagesOf(change(input))).toEqual([userSentences.usernameRule]);
  });

  it('has no more than 40 characters', () => {
    expect(messagesOf(change('a'.repeat(41)))).toContain('Must be at most 40 characters');
  });
});

describe('the list of users', () => {
  it('shows everybody, those who joined last first, unless something else is asked for', () => {
    expect(userFilter.parse({ role: '', state: '', search: ' ' })).toEqual({
      search: null,
      role: null,
      state: null,
      page: 1,
      sort: 'joined',
      direction: 'desc',
    });
  });

  it('takes an order', () => {
    expect(userFilter.parse({ sort: 'name', direction: 'asc' })).toMatchObject({
      sort: 'name',
      direction: 'asc',
    });
  });

  it('is searched for 100 characters and not for 101', () => {
    expect(messagesOf(userFilter.safeParse({ search: 'x'.repeat(100) }))).toEqual([]);
    expect(messagesOf(userFilter.safeParse({ search: 'x'.repeat(101) }))).toEqual([
      'Must be at most 100 characters',
    ]);
  });

  it('says which fifty are shown', () => {
    expect(userRangeText({ page: 2, totalPages: 3, total: 120 })).toBe('Showing 51 to 100 of 120 users');
  });
});

describe('an account whose data is erased', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';

  it.each([
    ['nothing', '', [userSentences.confirmErasure]],
    ['one character', 'a', []],
    ['254 characters', 'a'.repeat(254), []],
    ['255 characters', 'a'.repeat(255), ['Must be at most 254 characters']],
  ])('is confirmed with its address, which is not %s too few or too many', (_what, email, messages) => {
    expect(messagesOf(userErasure.safeParse({ email }))).toEqual(messages);
  });

  it('has a name from the end of its id', () => {
    expect(erasedName(id)).toEqual({ first: 'Erased', last: 'person 9a8057', full: 'Erased person 9a8057' });
  });

  it('has an address that nothing can be delivered to', () => {
    expect(erasedEmail(id)).toBe('erased-b302099a8057@erased.invalid');
  });

  it('is known by that address', () => {
    expect([isErasedEmail(erasedEmail(id)), isErasedEmail('ada@example.com')]).toEqual([true, false]);
  });
});
