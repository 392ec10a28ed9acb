import { scopeOf } from '@hearthline/rules/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import { projectScope } from '../../delivery/projects/project.policy.ts';
import { contactScope } from '../../people/contacts/contact.policy.ts';
import { isOwnedBy } from '../../people/staff/staff.policy.ts';
import { dealScope } from '../../sale/deals/deal.policy.ts';

/** Who looks at tasks: in a prepared statement their id is its placeholder. */
interface Caller extends Pick<Viewer, 'role'> {
  readonly id: Bound<string>;
}

/** The condition that the record of a task `t` is one that an action on it reaches; false without a record. */
const reachesRecord = (viewer: Caller, change: boolean): RawBuilder<SqlBool> => {
  const contacts = contactScope(viewer, change ? 'contact:update' : 'contact:read').where('c', viewer.id);
  const deals = dealScope(viewer, change ? 'deal:update' : 'deal:read').where('d', viewer.id);
  const projects = projectScope(viewer, change ? 'project:update' : 'project:read').where(viewer.id);
  return sql<SqlBool>`(exists (select from contacts c where c.id = t.contact_id and ${contacts})
    or exists (select from deals d where d.id = t.deal_id and ${deals})
    or exists (select from projects p where p.id = t.project_id and ${projects}))`;
};

const isTheirs = (viewerId: Bound<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isOwnedBy(sql.ref('t.assigneeId'), viewerId)} or ${isOwnedBy(sql.ref('t.createdById'), viewerId)})`;

/** The tasks `t` that a viewer sees: those that they do or made, and those about what they read. An admin sees all. */
export const seesTask = (viewer: Caller): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${isTheirs(viewer.id)} or ${reachesRecord(viewer, false)})`;

/** The tasks `t` that a viewer changes: those that they do or made, and those about what they may change. */
export const changesTask = (viewer: Caller): RawBuilder<SqlBool> =>
  scopeOf(viewer, 'task:update') === null
    ? sql<SqlBool>`false`
    : viewer.role === 'admin'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${isTheirs(viewer.id)} or ${reachesRecord(viewer, true)})`;

/** The tasks `t` that a viewer gives on: those that they change, unless it is about something that they do not read. */
export const givesTask = (viewer: Caller): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? changesTask(viewer)
    : sql<SqlBool>`(${changesTask(viewer)} and (coalesce(t.contact_id, t.deal_id, t.project_id) is null or ${reachesRecord(viewer, false)}))`;
