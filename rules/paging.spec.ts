import { describe, expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';
import { pageInAddress, pageText, paginate, rangeText } from './paging.ts';

describe('a page number', () => {
  it.each([
    [1, 1],
    [1_000_000, 1_000_000],
    ['1', 1],
    ['1000000', 1_000_000],
    [undefined, 1],
    [null, 1],
  ])('%j is page %i', (input, page) => {
    expect(pageNumber.parse(input)).toBe(page);
  });

  it.each([
    [0, 'Page must be at least 1'],
    ['0', 'Page must be at least 1'],
    [-1, 'Page must be at least 1'],
    [1.5, 'Page must be a whole number'],
    ['1.5', 'Page must be a whole number'],
    ['', 'Page must be a whole number'],
    ['two', 'Page must be a whole number'],
    ['10000000', 'Page must be a whole number'],
    [1_000_001, 'Page is too high'],
    ['1000001', 'Page is too high'],
  ])('%j is refused: %s', (input, message) => {
    expect(pageNumber.safeParse(input).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each([null, '', '0', '1', '7', '007', '1.5', '-1', 'two', ' 2', '1000000', '1000001', '10000000'])(
    'in an address, %j is read as the rule reads it',
    (input) => {
      expect(pageInAddress(input)).toBe(pageNumber.safeParse(input).data ?? 1);
    },
  );
});

describe('a list in pages of fifty', () => {
  it.each([
    [0, 1],
    [1, 1],
    [50, 1],
    [51, 2],
    [100, 2],
    [101, 3],
  ])('with %i entries has %i', (total, totalPages) => {
    expect(paginate(1, total, 50)).toEqual({ page: 1, totalPages, total });
  });

  it.each([
    [1, 0, 'Showing 0 to 0 of all'],
    [1, 1, 'Showing 1 to 1 of all'],
    [1, 50, 'Showing 1 to 50 of all'],
    [1, 51, 'Showing 1 to 50 of all'],
    [2, 51, 'Showing 51 to 51 of all'],
    [2, 120, 'Showing 51 to 100 of all'],
    [3, 120, 'Showing 101 to 120 of all'],
  ])('on page %i of %i entries says: %s', (page, total, words) => {
    expect(rangeText({ page, total }, 50, 'all')).toBe(words);
  });

  it('says which page of how many is shown', () => {
    expect(pageText({ page: 2, totalPages: 7, total: 330 })).toBe('Page 2 of 7');
  });

  it('leaves open of how many until they are counted', () => {
    expect(pageText({ page: 2 })).toBe('Page 2 of …');
  });
});
