import { auditFilter, auditPageSize, type AuditFilter } from '@hearthline/rules/audit/rules.ts';
import { periodOf } from '../../platform/time/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { isId } from '../../platform/text/uuid.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { validate } from '../../platform/validation/validate.ts';

/** One entry in the audit log, with the person's name and address. */
export interface AuditRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly actorId: string | null;
  /** Null: nobody signed in, the server itself, or an account that is gone. */
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  readonly action: string;
  readonly object: string | null;
  /** The name of the person, if the object is an account. */
  readonly objectName: string | null;
  readonly result: string;
  readonly requestId: string;
  readonly details: Record<string, unknown> | null;
}

const newest = 'order by e.created_at desc, e.id desc';

/** Up to this many people, the entries are read person by person. */
const fewPeople = 50;

const fits = (term: string): string =>
  `email ilike '%' || ${term} || '%' or name ilike '%' || ${term} || '%'`;
const people = `select id from users where ${fits('$1')} limit ${fewPeople + 1}`;

/**
 * Reads each person's newest entries along the index by person, then takes the newest of them all. The condition is a range of one
 * (`between`), not an equation: only that index provides its order, whereas an equation tempts the planner to walk the whole log for
 * a person with few entries.
 */
const linesOf = (ids: string, condition: string, limit: number): string => `
  select e.* from unnest(${ids}::uuid[]) as person (id) cross join lateral (
    select e.* from audit_entries e where e.actor_id between person.id and person.id and ${condition}
    order by e.actor_id, e.created_at desc, e.id desc limit ${limit}) e ${newest} limit ${limit}`;

/** Whether the filter leaves out what succeeded: refused entries are few and have indexes of their own. */
const isRefused = ({ result }: AuditFilter): boolean => result !== null && result !== 'done';

/** Conditions on `e` with their values. Each kind of condition has an index that can be read in the order of the list. */
const conditionsOf = async (
  context: Context,
  filter: AuditFilter,
): Promise<{ text: string; values: unknown[] }> => {
  const { action, object, result, from, to, after } = filter;
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, condition: (place: string) => string): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (action)
    add(action, (place) =>
      isRefused(filter) ? `e.action between ${place} and ${place}` : `e.action = ${place}`,
    );
  if (object)
    add(object, (place) =>
      object.includes(':') ? `e.object = ${place}` : `split_part(e.object, ':', 1) = ${place}`,
    );
  if (isRefused(filter)) conditions.push(`e.result <> 'done'`);
  if (result && result !== 'refused') add(result, (place) => `e.result = ${place}`);
  const zone = await readSetting(context, 'timeZone');
  const midnight = { hour: 0, minute: 0 };
  if (from) add(periodOf(from, midnight, 0, zone).startsAt, (place) => `e.created_at >= ${place}`);
  if (to) add(periodOf(to, midnight, 24 * 60, zone).endsAt, (place) => `e.created_at < ${place}`);
  if (after)
    add(
      isId(after) ? after : null,
      (place) =>
        `(e.created_at, e.id) < (select created_at, id from audit_entries where id = ${place}::uuid)`,
    );
  return { text: conditions.length ? conditions.join(' and ') : 'true', values };
};

const read = async (context: Context, filter: AuditFilter, limit: number): Promise<AuditRow[]> => {
  const { text, values } = await conditionsOf(context, filter);
  // A range of one again: walking the log soon meets refused entries, but not those of an action that is hardly ever refused.
  const order =
    filter.action && isRefused(filter) ? 'order by e.action, e.created_at desc, e.id desc' : newest;
  let page = `select e.* from audit_entries e where ${text} ${order} limit ${limit}`;
  if (filter.person) {
    const term = filter.person.replace(/[\\%_]/g, '\\$&');
    const found = await context.sql<{ id: string }>('audit_people', people, [term]);
    // If many people match, so do many entries, and walking the log soon meets them.
    page =
      found.length > fewPeople
        ? `select e.* from audit_entries e where e.actor_id in (select id from users where ${fits(`$${values.push(term)}`)}) and ${text} ${newest} limit ${limit}`
        : linesOf(`$${values.push(found.map(({ id }) => id))}`, text, limit);
  }
  // Not a named statement: the plan depends on which conditions there are.
  return context.sql<AuditRow>(
    '',
    `select e.id, e.created_at as "createdAt", e.actor_id as "actorId", u.name as "actorName", case when u.erased_at is null then u.email end as "actorEmail", e.action, e.object, o.name as "objectName", e.result, e.request_id as "requestId", e.details
     from (${page}) e left join users u on u.id = e.actor_id
     left join users o on o.id = case when e.object ~ '^user:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(e.object, 6)::uuid end ${newest}`,
    values,
  );
};

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
const actions = `
  with recursive seen as (
    (select action from audit_entries order by action limit 1)
    union all
    select (select e.action from audit_entries e where e.action > s.action order by e.action limit 1) from seen s where s.action is not null
  ) select action from seen where action is not null`;

/** The actions that can be filtered by. */
export const listAuditActions = async (context: Context): Promise<string[]> =>
  (await context.sql<{ action: string }>('audit_actions', actions)).map(({ action }) => action);
