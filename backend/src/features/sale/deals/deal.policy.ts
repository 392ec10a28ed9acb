import { dealSentences } from '@hearthline/rules/sale/deals/deal-sentences.ts';
import type { Action } from '@hearthline/rules/permissions.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../platform/context.ts';
import type { Bound } from '../../../platform/db/statement-variants.ts';
import { AppError } from '../../../platform/errors.ts';
import { isBoughtBy } from '../../people/buyers/buyers.policy.ts';
import { contactScope, contactsOwnedBy, isUnassignedLead } from '../../people/contacts/contact.policy.ts';
import {
  columnOf,
  isOwnedBy,
  isUnassigned,
  recordGate,
  recordReach,
  staffScope,
  withOpenTask,
  type OwnRecords,
  type RecordScope,
} from '../../people/staff/staff.policy.ts';

/** The error for a deal that never existed or is not the viewer's: callers cannot tell which. */
export const missingDeal = (): AppError => new AppError('NOT_FOUND', { message: dealSentences.missing });

/** Which deals a viewer reaches. `name` is part of a prepared statement's name, because the SQL differs by scope. */
export interface DealScope {
  readonly name: RecordScope['name'] | 'bought';
  /** A condition on a deal. @param deal the alias of the table `deals` in the statement */
  readonly where: (deal: string, viewerId: Bound<string>) => RawBuilder<SqlBool>;
}

const owner = (deal: string) => columnOf<'deals'>(deal, 'ownerId');
const contact = (deal: string) => columnOf<'deals'>(deal, 'contactId');
const isLeads = (deal: string, role: Viewer['role']) =>
  sql<SqlBool>`(${isUnassignedLead(contact(deal), role)} and ${isUnassigned(owner(deal), 'deal')})`;

/** Whoever builds reads of a sale what its project needs, such as its change orders: of those that they manage, or that nobody does. */
const isBuilt = (deal: string, viewerId: Bound<string>) =>
  sql<SqlBool>`exists (select from projects built where built.deal_id = ${columnOf<'deals'>(deal, 'id')} and (${isOwnedBy(columnOf<'projects'>('built', 'managerId'), viewerId)} or ${isUnassigned(columnOf<'projects'>('built', 'managerId'), 'project')}))`;

const own: OwnRecords = {
  read: (deal, viewerId, role) =>
    role === 'project_manager'
      ? isBuilt(deal, viewerId)
      : sql<SqlBool>`(${isOwnedBy(owner(deal), viewerId)} or ${contact(deal)} = any (array(${contactsOwnedBy(viewerId)})) or ${columnOf<'deals'>(deal, 'id')} = any (array(${withOpenTask('dealId', viewerId)})) or ${isLeads(deal, role)})`,
  change: (deal, viewerId, role) =>
    sql<SqlBool>`(${isOwnedBy(owner(deal), viewerId)} or ${isLeads(deal, role)})`,
};

/** The deals that an action of a member of staff reaches; nobody else's. */
const dealsOfStaff = (viewer: Pick<Viewer, 'role'> | null, action: Action): RecordScope =>
  staffScope(viewer, action, own);

const bought: DealScope = {
  name: 'bought',
  where: (deal, viewerId) => isBoughtBy(`${deal}.id`, viewerId),
};

/** The deals that a viewer reaches: staff by their scope, customers what concerns them of those that they buy by, everyone else none. */
export const dealScope = (viewer: Pick<Viewer, 'role'> | null, action: Action = 'deal:read'): DealScope =>
  viewer?.role === 'customer' ? bought : dealsOfStaff(viewer, action);

/** What the statements that show deals to staff know of who reads them. All of it follows from `name`. */
export interface DealReader {
  readonly name: RecordScope['name'];
  /** The condition that the viewer reads a deal. */
  readonly reads: RecordScope['where'];
  /** The condition that they may change it. */
  readonly changes: RecordScope['where'];
  /** The condition that they read a contact. */
  readonly readsContact: RecordScope['where'];
}

/** How a member of staff reads deals; nobody else reads any so. */
export const dealReader = (viewer: Pick<Viewer, 'role'> | null): DealReader => {
  const { name, where } = dealsOfStaff(viewer, 'deal:read');
  return {
    name,
    reads: where,
    changes: dealsOfStaff(viewer, 'deal:update').where,
    readsContact: contactScope(viewer).where,
  };
};

/**
 * Makes the check of a deal that stands before work with what follows it, such as its quotes; see `recordGate`.
 * @param reads the action whose scope decides whether it is there
 * @param missing what is answered where the deal is not the viewer's
 */
export const requireDealOf = (reads: Action, missing: () => AppError) =>
  recordGate({ table: 'deals', scope: dealsOfStaff, reads, missing });

/** Whether a deal is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireDeal = requireDealOf('deal:read', missingDeal);

/** Whether an action of a member of staff reaches a deal that is there; costs whoever reaches all of them no statement. */
export const reachesDeal = recordReach({ table: 'deals', scope: dealsOfStaff });
