import type { DocumentState } from '@hearthline/rules/documents.ts';
import { dayFormat } from '../../platform/dates/calendar-day.ts';

/** The badge color of a document's review state. */
export const stateTones = {
  waiting: 'ember',
  approved: 'pine',
  rejected: 'danger',
} as const satisfies Record<DocumentState, string>;

/** The address of a version's content. */
export const fileAddress = (id: string, how: 'content' | 'preview', number?: number): string =>
  `/api/documents/${id}/${how}${number === undefined ? '' : `?version=${number}`}`;

/** The day by which a document is needed: `November 30, 2026`. */
export const dueDayText = dayFormat({ dateStyle: 'long' });
