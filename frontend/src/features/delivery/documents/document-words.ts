import { dayFormat } from '../../../platform/dates/calendar-day.ts';

/** The address of a version's content. */
export const fileAddress = (id: string, how: 'content' | 'preview', number?: number): string =>
  `/api/documents/${id}/${how}${number === undefined ? '' : `?version=${number}`}`;

/** The day by which a document is needed: `November 30, 2026`. */
export const dueDayText = dayFormat({ dateStyle: 'long' });
