import { auditFilter, auditPageSize, type AuditFilter } from '@hearthline/rules/office/audit/audit-rules.ts';
import {
  expressionBuilder,
  sql,
  type AliasedSelectQueryBuilder,
  type Expression,
  type InferResult,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { periodOf } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** Up to this many people, the entries are read person by person. */
const fewPeople = 50;

const isPerson = (term: string | Expression<string>): RawBuilder<SqlBool> =>
  sql`(email ilike '%' || ${term} || '%' or name ilike '%' || ${term} || '%')`;

const people = prepare('audit_people', (db, p: Placeholders<{ term: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where(isPerson(p.term))
    .limit(sql.lit(fewPeople + 1)),
);

/** Conditions on some entries, `e`. */
type Condition = Expression<SqlBool>;

/**
 * Reads each person's newest entries along the index by person, then takes the newest of them all. The condition is a range of one
 * (`between`), not an equation: only that index provides its order, whereas an equation tempts the planner to walk the whole log for
 * a person with few entries.
 */
const linesOf = (db: Db, ids: readonly string[], condition: Condition, limit: number) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'person'>(sql`person (id)`))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('auditEntries as e')
        .selectAll('e')
        .where((eb) => eb.between('e.actorId', eb.ref('person.id'), eb.ref('person.id')))
        .where(condition)
        .orderBy('e.actorId')
        .orderBy('e.createdAt', 'desc')
        .orderBy('e.id', 'desc')
        .limit(limit)
        .as('e'),
    )
    .selectAll('e')
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit);

/** Whether the filter leaves out what succeeded: refused entries are few and have an index of their own. */
const isRefused = ({ result }: AuditFilter): boolean => result !== null && result !== 'done';

/** A person, an action, an object and what was refused have an index that can be read in the order of the list; what is combined is looked through. */
const conditionOf = async (context: Context, filter: AuditFilter): Promise<Condition> => {
  const { action, object, result, from, to, after } = filter;
  const eb = expressionBuilder<Tables & { e: Tables['auditEntries'] }, 'e'>();
  const conditions: Condition[] = [];
  if (action) conditions.push(eb('e.action', '=', action));
  if (object)
    conditions.push(object.includes(':') ? eb('e.object', '=', object) : eb('e.object', '^@', `${object}:`));
  if (isRefused(filter)) conditions.push(eb('e.result', '<>', sql.lit('done')));
  if (result && result !== 'refused') conditions.push(eb('e.result', '=', result));
  const zone = await readSetting(context, 'timeZone');
  const midnight = { hour: 0, minute: 0 };
  if (from) conditions.push(eb('e.createdAt', '>=', periodOf(from, midnight, 0, zone).startsAt));
  if (to) conditions.push(eb('e.createdAt', '<', periodOf(to, midnight, 24 * 60, zone).endsAt));
  if (after)
    conditions.push(
      sql<boolean>`(${eb.ref('e.createdAt')}, ${eb.ref('e.id')}) < ${eb
        .selectFrom('auditEntries')
        .select(['createdAt', 'id'])
        .where('id', '=', isId(after) ? after : null)}`,
    );
  return eb.and(conditions);
};

/** The newest entries that a filter finds. */
const pageOf = async (
  context: Context,
  filter: AuditFilter,
  limit: number,
): Promise<AliasedSelectQueryBuilder<Row<'auditEntries'>, 'e'>> => {
  const { db, query } = context;
  const condition = await conditionOf(context, filter);
  const entries = db
    .selectFrom('auditEntries as e')
    .selectAll('e')
    .where(condition)
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit);
  if (!filter.person) return entries.as('e');
  const term = filter.person.replace(/[\\%_]/g, '\\$&');
  const found = await query(people, { term });
  // If many people match, so do many entries, and walking the log soon meets them.
  if (found.length > fewPeople)
    return entries
      .where('e.actorId', 'in', (eb) => eb.selectFrom('users').select('id').where(isPerson(term)))
      .as('e');
  const ids = found.map(({ id }) => id);
  return linesOf(db, ids, condition, limit).as('e');
};

/** Adds who acted, and on whom. */
const withNames = (db: Db, page: AliasedSelectQueryBuilder<Row<'auditEntries'>, 'e'>) =>
  db
    .selectFrom(page)
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .leftJoin('users as o', (join) =>
      join.on(
        'o.id',
        '=',
        sql<string>`case when e.object ~ '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(e.object, 6)::uuid end`,
      ),
    )
    .select([
      'e.id',
      'e.createdAt',
      'e.actorId',
      'e.action',
      'e.object',
      'e.result',
      'e.requestId',
      'e.details',
    ])
    // Null: nobody signed in, the server itself, or an account that is gone.
    .select('u.name as actorName')
    .select((eb) => eb.case().when('u.erasedAt', 'is', null).then(eb.ref('u.email')).end().as('actorEmail'))
    // The name of the person, if the object is an account.
    .select('o.name as objectName')
    .orderBy('e.createdAt', 'desc')
    .orderBy('e.id', 'desc');

/** One entry in the audit log, with the person's name and address. */
export type AuditRow = Readonly<InferResult<ReturnType<typeof withNames>>[number]>;

// Not a prepared statement: the plan depends on which conditions there are.
const read = async (context: Context, filter: AuditFilter, limit: number): Promise<AuditRow[]> =>
  withNames(context.db, await pageOf(context, filter, limit)).execute();

export interface AuditListing {
  readonly auditEntries: AuditRow[];
  /** In which days are meant, and times shown. */
  readonly timeZone: string;
  /** Whether there are older matching entries. */
  readonly hasOlder: boolean;
}

/** One page of the audit log, newest first. There is no total: counting would take longer than reading. @throws AppError BAD_INPUT */
export const listAudit = async (context: Context, input: unknown): Promise<AuditListing> => {
  const rows = await read(context, validate(auditFilter, input), auditPageSize + 1);
  return {
    auditEntries: rows.slice(0, auditPageSize),
    timeZone: await readSetting(context, 'timeZone'),
    hasOlder: rows.length > auditPageSize,
  };
};

/** The entries of an export, read in pieces because the log may be large. */
export const exportPieces = async function* (
  context: Context,
  filter: AuditFilter,
  piece = 2000,
): AsyncGenerator<AuditRow> {
  let after = filter.after;
  for (;;) {
    const rows = await read(context, { ...filter, after }, piece);
    yield* rows;
    if (rows.length < piece) return;
    after = rows.at(-1)?.id ?? null;
  }
};

/** Every action that occurs in the log, found with one step along the index for each. */
const actions = prepare('audit_actions', (db) =>
  db
    .withRecursive('seen', (qb) =>
      qb
        .selectFrom((eb) =>
          eb.selectFrom('auditEntries').select('action').orderBy('action').limit(sql.lit(1)).as('first'),
        )
        .select((eb) => eb.ref('first.action').$castTo<string | null>().as('action'))
        .unionAll(
          qb
            .selectFrom('seen as s')
            .select((eb) =>
              eb
                .selectFrom('auditEntries as e')
                .select('e.action')
                .whereRef('e.action', '>', 's.action')
                .orderBy('e.action')
                .limit(sql.lit(1))
                .as('action'),
            )
            .where('s.action', 'is not', null),
        ),
    )
    .selectFrom('seen')
    .select((eb) => eb.ref('action').$notNull().as('action'))
    .where('action', 'is not', null),
);

/** The actions that can be filtered by. */
export const listAuditActions = async ({ query }: Context): Promise<string[]> =>
  (await query(actions, {})).map(({ action }) => action);
