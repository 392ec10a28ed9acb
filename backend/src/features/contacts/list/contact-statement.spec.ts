import { describe, expect, it } from 'vitest';
import { contactStatement } from './list.queries.ts';
import { preparedPages } from './page-statements.ts';

type Filter = Parameters<typeof contactStatement>[0];
const counting = 'select count(*) from contacts where';
const sqlOf = (filter: Partial<Filter>): string => {
  const { built } = contactStatement({ page: 1, ...filter });
  return built ? built.compile().sql : '';
};
const day = new Date('2027-01-01T08:00:00Z');

describe('a page of all contacts', () => {
  it.each([
    ['the first page', 1, null, 'contacts', 0],
    ['the page that starts after a thousand', 21, null, 'contacts', 1000],
    ['the page after it', 22, null, 'contacts_deep', 1050],
    ['a status', 1, 'active', 'contacts_status', 0],
    ['a later page of a status', 22, 'active', 'contacts_status_deep', 1050],
  ] as const)('has a statement of its own: %s', (_what, page, status, name, offset) => {
    expect(contactStatement({ page, status })).toEqual({
      prepared: preparedPages[name],
      params: { offset, status },
    });
  });

  it('in another order is built, with its total from the counters', () => {
    expect(sqlOf({ sort: 'name' })).toContain('contact_totals');
  });
});

describe('the total of a tag or a source', () => {
  it.each([
    ['more than 20,000 of a tag', { tag: 'a', counted: 20_001 }],
    ['more than 20,000 of a source', { source: 'a', counted: 20_001 }],
  ])('comes from the counters: %s', (_what, filter) => {
    expect(sqlOf(filter)).toContain('::bigint');
  });

  it.each([
    ['both together', { tag: 'a', source: 'b', counted: 20_001 }],
    ['a tag with a first day', { tag: 'a', since: day, counted: 20_001 }],
    ['a tag with a last day', { tag: 'a', before: day, counted: 20_001 }],
    ['a day', { since: day }],
  ])('is counted: %s', (_what, filter) => {
    expect(sqlOf(filter)).toContain(counting);
  });
});

describe('few matches are found first and sorted then', () => {
  const few = sqlOf({ tag: 'a', counted: 20_000 });

  it('up to 20,000', () => {
    expect(few).not.toContain('::bigint');
  });

  it.each([
    ['a search', { search: 'ada' }],
    ['who waits', { waiting: true }],
  ])('and whenever it is %s', (_what, filter) => {
    const shape = (text: string): string => text.slice(0, 40);
    expect(shape(sqlOf(filter))).toBe(shape(few));
  });
});
