import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';

/** The days that figures of sales are of, both ends included. */
export const saleFiguresDays = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, {
    error: 'The first day must not be after the last',
    path: ['to'],
  });
export type SaleFiguresDays = z.output<typeof saleFiguresDays>;
