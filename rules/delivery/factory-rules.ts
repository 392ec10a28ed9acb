import { z } from 'zod';
import { calendarDay } from '../dates/calendar-day.ts';
import { pageNumber } from '../page-number.ts';
import { oneLine, optionalText, text } from '../text.ts';
import { version } from '../row-version.ts';
import { handOverChecklist, productionSentences } from './factory.ts';
import { stationIds } from '../stations.ts';

const checklistIds = handOverChecklist.map(({ id }) => id);

export const homePlan = z.object({
  projectId: z.uuid(productionSentences.missingProject),
  startsOn: calendarDay,
});
export const homeStart = z.object({ version, startsOn: calendarDay });
export const homeMove = z.object({
  version,
  to: z.enum(stationIds, 'Unknown station'),
  reason: optionalText({ max: 500 }),
});
export const homeHold = z.object({
  version,
  reason: text({ min: 1, max: 500, message: productionSentences.holdReasonRequired }),
});
export const homeVersion = z.object({ version });
export const homeShift = z.object({ version, up: z.boolean('Please choose a direction') });
export const homeHandOver = z.object({
  version,
  carrier: oneLine({ min: 1, max: 120, message: 'Carrier is required' }),
  transportOn: calendarDay,
  checklist: z
    .array(z.enum(checklistIds, productionSentences.checklist), productionSentences.checklist)
    .max(50, productionSentences.checklist)
    .refine((checked) => checklistIds.every((id) => checked.includes(id)), productionSentences.checklist),
  /** Why an admin hands it over although a required paper is rejected or missing (`required-documents.ts`). */
  withoutPapers: optionalText({ max: 500 }),
});
export const productionPage = z.object({ page: pageNumber });
export const projectSearch = z.object({ search: optionalText({ max: 100 }) });
