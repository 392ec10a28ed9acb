import { hubActivityOfOneKind, hubActivityRows } from '@hearthline/rules/office/hub.ts';
import { stepStart } from '@hearthline/rules/office/reports/periods.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { activeStatuses, nearCompletionFrom } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql, type Expression } from 'kysely';
import { beginningOf, businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { readSaleFigures, type SaleFigures } from '../../sale/contracts/sale-figures.api.ts';
import { dealValue } from '../../sale/deals/deal.api.ts';
import type { HubActivity, HubCounts } from './hub.types.ts';

const count = sql<number>`count(*)::int`;

/** This month's contacts are the newest end of an index. Each count must equal the list of the same name (`status-condition.ts`). */
const counted = prepare('hub_counts', (db, p: Placeholders<{ month: Date; quarter: Date }>) =>
  db.selectFrom('projects').select((eb) => {
    const openDeals = eb
      .selectFrom('deals as d')
      .where('d.stage', 'in', openStages)
      .where('d.archivedAt', 'is', null);
    const completed = eb('status', '=', 'completed').and('completedAt', '>=', p.quarter);
    const projects = (which: Expression<unknown>) => sql<number>`count(*) filter (where ${which})::int`;
    return [
      eb
        .selectFrom('documents')
        .select(count.as('count'))
        // The state stands in the text, as in the condition of the index.
        .where('state', '=', sql.lit('waiting' as const))
        .$asScalar()
        .$notNull()
        .as('documentsPending'),
      eb
        .selectFrom('contacts')
        .select(count.as('count'))
        .where('status', '=', 'prospect')
        .where('createdAt', '>=', p.month)
        .$asScalar()
        .$notNull()
        .as('activeLeads'),
      openDeals
        .select(sql<number>`coalesce(sum(${dealValue('d')}), 0)::float8 / 100`.as('value'))
        .$asScalar()
        .$notNull()
        .as('salesPipeline'),
      openDeals.select(count.as('count')).$asScalar().$notNull().as('openDeals'),
      projects(eb('status', '=', 'planning')).as('inPlanning'),
      projects(eb('status', '=', 'in_progress').and('progress', '<', nearCompletionFrom)).as(
        'underConstruction',
      ),
      projects(eb('status', '=', 'in_progress').and('progress', '>=', nearCompletionFrom)).as(
        'nearCompletion',
      ),
      projects(completed).as('completedThisQuarter'),
      projects(eb('status', 'in', activeStatuses)).as('activeProjects'),
    ];
  }),
);

/** What the hub counts, as of now. */
export const readCounts = async (context: Context): Promise<HubCounts> => {
  const [month, quarter] = await Promise.all([
    beginningOf(context, 'month'),
    beginningOf(context, 'quarter'),
  ]);
  const [row] = await context.query(counted, { month, quarter });
  if (!row) throw new Error('a count returned no row');
  return row;
};

/** The four figures of money of this calendar year until today. */
export const readYearToDate = async (context: Context): Promise<SaleFigures> => {
  const today = await businessDay(context);
  return readSaleFigures(context, { from: stepStart(today, 'year'), to: today });
};

/**
 * The newest few of each kind, so that none hides the others, then the newest of all. A contact who came by a request or a booking
 * appears only once. Nothing is in the future.
 */
const latest = prepare('hub_activity', (db, p: Placeholders<{ now: Date }>) => {
  const few = sql.lit(hubActivityOfOneKind);
  // A union goes by the order of the columns.
  const events: readonly Expression<HubActivity>[] = [
    db
      .selectFrom('contacts')
      .select((eb) => [
        sql.lit('lead' as const).as('kind'),
        'id',
        sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('subject'),
        'createdAt as at',
      ])
      .where('createdAt', '<=', p.now)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('consultantRequests').whereRef('contactId', '=', 'contacts.id'))),
      )
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('appointments').whereRef('contactId', '=', 'contacts.id'))),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(few),
    db
      .selectFrom('consultantRequests')
      .select([
        sql.lit('consultant_request' as const).as('kind'),
        'contactId as id',
        'fullName as subject',
        'createdAt as at',
      ])
      .where('createdAt', '<=', p.now)
      .orderBy('createdAt', 'desc')
      .orderBy('consultantRequests.id', 'desc')
      .limit(few),
    db
      .selectFrom('appointments')
      .select([
        sql.lit('appointment' as const).as('kind'),
        'id',
        'customerName as subject',
        'createdAt as at',
      ])
      .where('createdAt', '<=', p.now)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(few),
    db
      .selectFrom('projects')
      .select([sql.lit('project' as const).as('kind'), 'id', 'name as subject', 'createdAt as at'])
      .where('createdAt', '<=', p.now)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(few),
    db
      .selectFrom('projects')
      .select((eb) => [
        sql.lit('completed' as const).as('kind'),
        'id',
        'name as subject',
        eb.ref('completedAt').$notNull().as('at'),
      ])
      .where('completedAt', '<=', p.now)
      .where('status', '=', 'completed')
      .orderBy('completedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(few),
  ];
  return db
    .selectFrom(sql<HubActivity>`(${sql.join(events, sql` union all `)})`.as('happened'))
    .select(['kind', 'id', 'subject', 'at'])
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .limit(sql.lit(hubActivityRows));
});

/** Recent events in sales, newest first. */
export const readActivity = (context: Context): Promise<HubActivity[]> =>
  context.query(latest, { now: context.now() });
