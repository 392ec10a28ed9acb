import { expect, it } from 'vitest';
import { dayWidth, scaleOf } from './schedule-scale.ts';

it('has whole months from the first to the last day, over the end of a year', () => {
  const { months, width, at } = scaleOf(['2027-01-15', '2026-11-20', '2026-12-31']);
  expect(months.map(({ title }) => title)).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027']);
  expect(width).toBe((30 + 31 + 31) * dayWidth);
  expect(at('2026-12-02')).toBe(31 * dayWidth);
  expect(months[2]).toMatchObject({ left: 61 * dayWidth, width: 31 * dayWidth });
});

it('shows the month of a single day', () =>
  expect(scaleOf(['2028-02-29']).months.map(({ first, width }) => [first, width])).toEqual([
    ['2028-02-01', 29 * dayWidth],
  ]));
