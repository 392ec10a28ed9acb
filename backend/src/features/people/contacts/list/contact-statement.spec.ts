import { describe, expect, it } from 'vitest';
import { contactStatement } from './list.queries.ts';
import { allContactFields } from '../contact.fields.ts';
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
    ['the first page', 1, null, 'contacts_first', 0],
    ['the second page', 2, null, 'contacts', 50],
    ['the page that starts after a thousand', 21, null, 'contacts', 1000],
    ['the page after it', 22, null, 'contacts_deep', 1050],
    ['a status', 1, 'active', 'contacts_status_first', 0],
    ['the second page of a status', 2, 'active', 'contacts_status', 50],
    ['a later page of a status', 22, 'active', 'contacts_status_deep', 1050],
  ] as const)('has a statement of its own: %s', (_what, page, status, name, offset) => {
    expect(contactStatement({ page, status })).toEqual({
      prepared: preparedPages(allContactFields)[name],
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
    ['nobody’s', { owner: 'none' }],
    ['nobody’s with a tag', { tag: 'a', owner: 'none', counted: 20_001 }],
    ['open ones', { open: true }],
    ['open ones from a source', { source: 'a', open: true, counted: 20_001 }],
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
    ['a search with a rare part', { search: 'ada', rare: new Map([['ada', 'ada']]) }],
    ['a search in an order without an index', { search: 'ada', sort: 'company_desc' }],
    ['who waits', { waiting: true }],
    ['a search among those who wait', { search: 'ada', waiting: true }],
    ['those of a person', { owner: 'b' }],
    ['a search among nobody’s', { search: 'ada', owner: 'none' }],
  ] as const)('and whenever it is %s', (_what, filter) => {
    const shape = (text: string): string => text.slice(0, 40);
    expect(shape(sqlOf(filter))).toBe(shape(few));
  });
});

describe('a search for one word that many contacts have', () => {
  const nearOf = (filter: Partial<Filter>) => contactStatement({ page: 1, search: 'ada', ...filter }).near;

  it('has a statement of its own for its first page', () => {
    expect(nearOf({})).toEqual({
      prepared: preparedPages(allContactFields).contacts_near,
      params: { text: 'ada' },
    });
  });

  it.each([
    ['two words', { search: 'ada lovelace' }],
    ['a number that may be written in two ways', { search: '360-555-0100' }],
    ['another order', { sort: 'name' }],
    ['the second page', { page: 2 }],
    ['a status', { status: 'active' }],
    ['a tag', { tag: 'a' }],
    ['a source', { source: 'a' }],
    ['a first day', { since: day }],
    ['a last day', { before: day }],
    ['open ones', { open: true }],
  ] as const)('is built for it: %s', (_what, filter) => {
    expect(nearOf(filter)).toHaveProperty('built');
  });
});

describe('a search for what many contacts have', () => {
  const { near, otherwise, count } = contactStatement({ page: 3, search: 'ada', status: 'active' });
  const compiled = near?.built?.compile();

  it('looks for a full page among the contacts that come first', () => {
    expect(compiled?.sql).toContain('limit 10000');
    expect(compiled?.parameters).toContain(100);
  });

  it('looks for all of them otherwise', () => {
    expect(otherwise?.().compile().sql).toContain('with "found"');
  });

  it('is counted by itself', () => {
    expect(count?.().compile().sql).toMatch(/^select count\(\*\) as "total" from "contacts" where /);
  });
});

describe('slow reads', () => {
  const isSlow = (filter: Partial<Filter>): boolean | undefined =>
    contactStatement({ page: 1, ...filter }).isSlow;

  it.each([
    ['a page in another order that starts after more than a thousand', { sort: 'name', page: 22 }],
    ['a page whose total has to be counted', { since: day }],
    ['a search in an order without an index', { search: 'ada', sort: 'company_desc' }],
    ['a search with a rare part', { search: 'ada', rare: new Map([['ada', 'ada']]) }],
    ['a search among those who wait', { search: 'ada', waiting: true }],
  ] as const)('are: %s', (_what, filter) => {
    expect(isSlow(filter)).toBe(true);
  });

  it.each([
    ['a page in another order that starts after a thousand', { sort: 'name', page: 21 }],
    ['a page whose total is counted already', { tag: 'a', counted: 20_001 }],
    ['who waits', { waiting: true }],
  ] as const)('are not: %s', (_what, filter) => {
    expect(isSlow(filter)).toBe(false);
  });
});
