import { z } from 'zod';
import { pluralize } from '../humanize.ts';
import { mayOwn, unknownOwner, type OwnedKind } from './owners.ts';
import type { Role } from '../permissions.ts';

/** What is somebody's work, in the order in which screens and mails name it, and by what it counts whose it may be. */
export const workParts = {
  ownedContacts: { kind: 'contact', one: 'contact' },
  openDeals: { kind: 'deal', one: 'open deal' },
  managedProjects: { kind: 'project', one: 'project' },
  openTasks: { kind: 'task', one: 'open task' },
  visits: { kind: 'task', one: 'coming visit' },
  threads: { kind: 'task', one: 'conversation' },
  sharedReports: { kind: 'task', one: 'shared report' },
  sharedViews: { kind: 'task', one: 'shared view' },
} as const satisfies Record<string, { readonly kind: OwnedKind; readonly one: string }>;
export type WorkPart = keyof typeof workParts;

/** How much of each there is. */
export type WorkCounts = Readonly<Record<WorkPart, number>>;

export const workPartNames = Object.keys(workParts) as WorkPart[];

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `3 contacts, 2 open deals, and 1 coming visit`; empty where there is nothing. */
export const workInWords = (counts: Partial<WorkCounts>): string =>
  listed.format(
    workPartNames.flatMap((part) => {
      const count = counts[part] ?? 0;
      return count > 0 ? [pluralize(count, workParts[part].one)] : [];
    }),
  );

/** What of somebody's work a role may not have. */
export const workAgainst = (counts: WorkCounts, role: Role): Partial<WorkCounts> =>
  Object.fromEntries(
    workPartNames.filter((part) => !mayOwn(role, workParts[part].kind)).map((part) => [part, counts[part]]),
  );

export const transferSentences = {
  notToBoth: 'Choose a person or a team, not both',
  missingTeam: 'Choose a team',
  roleMayNot: (words: string): string =>
    `This person still has ${words}, which the new role may not have. Transfer that work first.`,
} as const;

const optionalId = z
  .string()
  .nullish()
  .transform((id) => id ?? null);

/** Whose work goes to whom: a person, a team or nobody. */
export const workTransfer = z
  .object({
    personId: z.string(),
    toPerson: optionalId,
    toTeam: optionalId,
    remove: z.boolean(),
  })
  .refine(({ toPerson, toTeam }) => toPerson === null || toTeam === null, {
    error: transferSentences.notToBoth,
    path: ['toTeam'],
  })
  .refine(({ personId, toPerson }) => toPerson?.toLowerCase() !== personId.toLowerCase(), {
    error: unknownOwner,
    path: ['toPerson'],
  });
export type WorkTransfer = z.output<typeof workTransfer>;
