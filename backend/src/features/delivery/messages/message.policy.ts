import type { MessageChangeWord } from '@hearthline/rules/delivery/messages.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { isStaffMember } from '@hearthline/rules/permissions.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { projectScope, type ProjectScope } from '../projects/project.policy.ts';

/** Which messages a viewer may read in the projects they see. `name` is part of the prepared statement's name. */
export interface MessageScope extends ProjectScope {
  /** A condition on the table `messages`, which is `m` in the statement, in a project `p` that the viewer sees. */
  readonly messages: (viewerId: Bound<string>) => Expression<SqlBool>;
}

const message = expressionBuilder<{ m: Tables['messages']; p: Tables['projects'] }, 'm' | 'p'>();

/**
 * The team reads the threads of the projects they read; a customer those of their own projects, limited to what was exchanged with them or with the project's
 * present customer, except where a deal says who buys: its thread is its buyers'. Everyone else reads none.
 */
export const messageScope = (viewer: Viewer | null): MessageScope => {
  if (isStaffMember(viewer)) return { ...projectScope(viewer), messages: () => sql<SqlBool>`true` };
  if (viewer?.role === 'customer')
    return {
      ...projectScope(viewer),
      messages: (viewerId) =>
        message.or([
          message('m.customerId', '=', viewerId),
          message('m.customerId', '=', message.ref('p.customerId')),
          message('p.dealId', 'is not', null),
        ]),
    };
  return { ...projectScope(null), messages: () => sql<SqlBool>`false` };
};

/** The condition that an account's role is on the team's side. */
export const isOfTeam = (role: Expression<unknown>): RawBuilder<SqlBool> =>
  sql`${role} in (${sql.join(ownerRoles.task.map((one) => sql.lit(one)))})`;

/**
 * Whether a change in a thread concerns a viewer, for a member of the team if they read its project. How the team shares its work is not
 * the customer's business.
 */
export const canReceiveEvent = (
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  { kind, customers }: { readonly kind: MessageChangeWord; readonly customers: readonly string[] },
): boolean =>
  isStaffMember(viewer) ||
  (viewer?.role === 'customer' && customers.includes(viewer.id) && kind !== 'managed');
