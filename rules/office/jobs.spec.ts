import { describe, expect, it } from 'vitest';
import { jobFilter, queueTitle } from './jobs.ts';

describe('the work of a queue', () => {
  it.each([
    ['mail.send', 'Sending an email'],
    ['crew.remind', 'Crew: remind'],
    ['site-visits.look_again', 'Site visits: look again'],
    ['constructor', 'Constructor'],
  ])('%s is called %s', (queue, title) => {
    expect(queueTitle(queue)).toBe(title);
  });
});

describe('the list of jobs', () => {
  const messagesOf = (filter: object): string[] =>
    jobFilter.safeParse(filter).error?.issues.map(({ message }) => message) ?? [];

  it.each([{}, { queue: '', state: null }])('narrowed by %j shows all', (filter) => {
    expect(jobFilter.parse(filter)).toEqual({ page: 1, state: null, queue: null });
  });

  it.each([
    ['of 200 characters', 'q'.repeat(200), []],
    ['of 201 characters', 'q'.repeat(201), ['Unknown queue']],
    ['with a character that cannot be stored', 'mail\u0000', ['Unknown queue']],
  ])('takes the name of a queue %s or says what is wrong', (_what, queue, messages) => {
    expect(messagesOf({ queue })).toEqual(messages);
  });

  it('does not know other states', () => expect(messagesOf({ state: 'lost' })).toEqual(['Unknown state']));
});
