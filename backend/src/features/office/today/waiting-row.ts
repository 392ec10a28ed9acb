import type { WaitingKind } from '@hearthline/rules/waiting.ts';
import { sql, type Expression } from 'kysely';

/** A part of a row, over the tables of its source. */
type Part = Expression<unknown>;
const nothing = sql`null`;

/** The parts of a row, as expressions over the tables of its source; those left out are null. */
interface Parts {
  readonly kind: WaitingKind;
  readonly id: Part;
  /** Since when it waits. */
  readonly since: Part;
  /** The person or thing that waits. */
  readonly who: Part;
  readonly title: Part;
  readonly detail?: Part;
  /** The day it was or is due, or takes place. */
  readonly day?: Part;
  readonly phone?: Part;
  /** Whose it is; null: nobody's. */
  readonly owner: Part;
  readonly contact?: Part;
  readonly deal?: Part;
  readonly project?: Part;
  readonly version?: Part;
  /** When a task is due, or when somebody whose call was put off is to be called. */
  readonly dueAt?: Part;
  /** From when on a task is overdue. */
  readonly overdue?: Part;
  /** When somebody was called in vain. */
  readonly tried?: Part;
  /** The code and the version of the design that came with it, with a blank between. */
  readonly design?: Part;
  /** Whether the button of its kind can be pressed; true if left out. */
  readonly ready?: Part;
}

/** The columns of what waits, the same for each source, so that their union is one list. */
export const row = ({ kind, id, since, who, title, owner, ...parts }: Parts) => [
  sql<WaitingKind>`${sql.lit(kind)}`.as('kind'),
  sql<string>`${id}::uuid`.as('id'),
  sql<Date>`(${since})::timestamptz`.as('since'),
  sql<string>`${who}`.as('who'),
  sql<string>`${title}`.as('title'),
  sql<string | null>`(${parts.detail ?? nothing})::text`.as('detail'),
  sql<string | null>`${parts.day ?? nothing}::date`.as('day'),
  sql<string | null>`${parts.phone ?? nothing}::text`.as('phone'),
  sql<string | null>`${parts.contact ?? nothing}::uuid`.as('contactId'),
  sql<string | null>`${parts.deal ?? nothing}::uuid`.as('dealId'),
  sql<string | null>`${parts.project ?? nothing}::uuid`.as('projectId'),
  sql<string | null>`${owner}::uuid`.as('ownerId'),
  sql<number | null>`${parts.version ?? nothing}::int`.as('version'),
  sql<Date | null>`(${parts.dueAt ?? nothing})::timestamptz`.as('dueAt'),
  sql<Date | null>`(${parts.overdue ?? nothing})::timestamptz`.as('overdueFrom'),
  sql<Date | null>`(${parts.tried ?? nothing})::timestamptz`.as('triedAt'),
  sql<string | null>`${parts.design ?? nothing}::text`.as('designRef'),
  sql<boolean>`${parts.ready ?? sql`true`}`.as('ready'),
  sql<boolean>`true`.as('viewerCanEdit'),
];

/** The columns of {@link row} that neither name another record nor tell of one. */
export const rowColumns = [
  'kind',
  'id',
  'since',
  'title',
  'detail',
  'day',
  'ownerId',
  'version',
  'dueAt',
  'overdueFrom',
  'triedAt',
  'designRef',
  'ready',
] as const;

/** Who looks, and when. */
export interface Look {
  readonly viewerId: string;
  readonly now: Date;
  /** Today's date by the business's calendar, and its time zone. */
  readonly today: string;
  readonly zone: string;
  /** Customers who were reminded since then are left alone. */
  readonly remindedSince: Date;
  /** The response clock of who asked after then is below the minutes of the settings. */
  readonly freshSince: Date;
  /** Open deals that nobody has touched since then are quiet. */
  readonly quietSince: Date;
  /** Imports that made no progress since then have failed. */
  readonly stuckSince: Date;
}
