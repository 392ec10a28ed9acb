import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { pageNumber } from '../../page-number.ts';
import { optional, optionalId } from '../../optional.ts';
import { ownerFilter } from '../../people/owner-filter.ts';
import { oneLine } from '../../text.ts';

/** How many tasks a page has. */
export const tasksPageSize = 50;

export const taskSentences = {
  missing: 'Task not found',
  title: 'Please say what is to be done',
  due: 'Please choose a day or a time',
  oneRecord: 'A task is about one contact, deal or project at most',
  owner: 'Choose a member of staff',
} as const;

/** What a task can be about. */
export const taskRecords = ['contactId', 'dealId', 'projectId'] as const;
export type TaskRecord = (typeof taskRecords)[number];

/** What is to be done. */
export const taskTitle = oneLine({ min: 1, max: 200, message: taskSentences.title });
const instant = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], taskSentences.due)
  .refine((at) => at.getTime() > 0 && at.getUTCFullYear() <= 2200, taskSentences.due);

/** What may be said about a task; what is left out of a change stays. */
export const taskChange = z
  .object({
    title: taskTitle.optional(),
    dueOn: calendarDay.nullish(),
    dueAt: instant.nullish(),
    done: z.boolean().nullish(),
    assigneeId: z.string().nullish(),
    contactId: z.string().nullish(),
    dealId: z.string().nullish(),
    projectId: z.string().nullish(),
  })
  .refine((task) => taskRecords.filter((record) => task[record]).length <= 1, {
    error: taskSentences.oneRecord,
    path: ['dealId'],
  })
  // A task is always due.
  .refine((task) => task.dueOn !== null || Boolean(task.dueAt), {
    error: taskSentences.due,
    path: ['dueOn'],
  });
export type TaskChange = z.output<typeof taskChange>;

/** A new task: with a title, and due on a day or at an instant. */
export const newTask = taskChange
  .refine((task) => task.title !== undefined, { error: taskSentences.title, path: ['title'] })
  .refine((task) => Boolean(task.dueOn ?? task.dueAt), { error: taskSentences.due, path: ['dueOn'] });

/** Which tasks are looked for. */
export const taskFilter = z.object({
  page: pageNumber,
  owner: ownerFilter,
  done: optional(z.boolean()),
  contactId: optionalId,
  dealId: optionalId,
  projectId: optionalId,
});
export type TaskFilter = z.output<typeof taskFilter>;
