import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { WorkPart } from '@hearthline/rules/people/transfer.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { publishThreadEvent } from '../../../delivery/messages/message.api.ts';
import { isDone } from '../../../delivery/messages/unread.policy.ts';
import { setProjectManagers } from '../../../delivery/projects/project-manager.api.ts';
import { setContactOwners, type NewOwner } from '../../../people/contacts/contact-owner.api.ts';
import { setDealOwners } from '../../../sale/deals/deal-owner.api.ts';
import { setTaskAssignees } from '../../tasks/task-assignee.api.ts';
import { closedStatuses, isForOthers } from '../account-records.queries.ts';
import { inEqualShares, type Given } from './equal-shares.ts';
import type { Receivers } from './receivers.ts';

/** Whose each thing of one part is from now on; null is nobody. */
export type Shares = ReadonlyMap<string, string | null>;

/** The work of one person, and who gets it. */
interface HandOver {
  readonly context: Context;
  readonly trx: Transaction;
  readonly from: { readonly id: string; readonly name: string };
  readonly to: Receivers;
}

const sharesOf = ({ to }: HandOver, kind: OwnedKind, things: readonly Given[]): Shares => {
  const shares = inEqualShares(things, to.of(kind));
  return new Map(things.map(({ id }) => [id, shares.get(id) ?? null]));
};

/** The same as the functions take it that store owners, with what that leaves in histories. */
const changesOf = (shares: Shares): NewOwner[] => [...shares].map(([id, ownerId]) => ({ id, ownerId }));

const by = ({ context }: HandOver) => ({ actorId: context.viewer?.id ?? null });

/** Contacts with the most open deals come first, so that a deal can go where its contact goes. */
const contacts = async (work: HandOver): Promise<Shares> => {
  const { trx, from } = work;
  const rows = await trx
    .selectFrom('contacts as c')
    .select('c.id')
    .where('c.ownerId', '=', from.id)
    .orderBy(
      (eb) =>
        eb
          .selectFrom('deals as d')
          .select((deal) => deal.fn.countAll().as('total'))
          .whereRef('d.contactId', '=', 'c.id')
          .where('d.ownerId', '=', from.id)
          .where('d.stage', 'in', openStages),
      'desc',
    )
    .orderBy('c.id')
    .execute();
  const shares = sharesOf(work, 'contact', rows);
  await setContactOwners(trx, changesOf(shares), by(work));
  return shares;
};

/** Those in the trash come back to whoever gets the others, or to nobody. */
const deletedContacts = async ({ trx, from, to }: HandOver): Promise<void> => {
  const heir = (kind: OwnedKind): string | null => (to.person && to.of(kind)[0]) ?? null;
  const assignee = (id: string | null) => `"assignee_id": ${id === null ? 'null' : `"${id}"`}`;
  await trx
    .updateTable('deletedContacts')
    .set({ contact: sql`jsonb_set(contact, '{owner_id}', ${JSON.stringify(heir('contact'))}::jsonb)` })
    .where(sql<boolean>`contact ->> 'owner_id' = ${from.id}`)
    .execute();
  await trx
    .updateTable('deletedContacts')
    .set({
      links: sql`replace(links::text, ${assignee(from.id)}, ${assignee(heir('task'))})::jsonb`,
    })
    .where(sql<boolean>`strpos(links::text, ${assignee(from.id)}) > 0`)
    .execute();
};

const deals = async (work: HandOver, ofContacts: Shares): Promise<Shares> => {
  const { context, trx, from } = work;
  const rows = await trx
    .selectFrom('deals')
    .select(['id', 'contactId'])
    .where('ownerId', '=', from.id)
    .where('stage', 'in', openStages)
    .orderBy('id')
    .execute();
  const shares = sharesOf(
    work,
    'deal',
    rows.map(({ id, contactId }) => ({ id, wish: contactId && ofContacts.get(contactId) })),
  );
  await setDealOwners(context, trx, changesOf(shares), by(work));
  return shares;
};

const projects = async (work: HandOver): Promise<Shares> => {
  const { context, trx, from } = work;
  const rows = await trx
    .selectFrom('projects')
    .select('id')
    .where('managerId', '=', from.id)
    .where('status', 'not in', closedStatuses)
    .orderBy('id')
    .execute();
  const shares = sharesOf(work, 'project', rows);
  await setProjectManagers(context, trx, changesOf(shares), by(work));
  return shares;
};

/** What is to be done about a record goes where the record goes, as far as shares stay equal. */
const tasks = async (work: HandOver, records: readonly Shares[]): Promise<Shares> => {
  const { trx, from } = work;
  const rows = await trx
    .selectFrom('tasks')
    .select(['id', sql<string | null>`coalesce(contact_id, deal_id, project_id)`.as('record')])
    .where('assigneeId', '=', from.id)
    .where('doneAt', 'is', null)
    .orderBy('id')
    .execute();
  const shares = sharesOf(
    work,
    'task',
    rows.map(({ id, record }) => ({
      id,
      wish: record && records.map((shared) => shared.get(record)).find(Boolean),
    })),
  );
  await setTaskAssignees(trx, changesOf(shares));
  return shares;
};

/** Conversations, by their projects. */
const threads = async (work: HandOver, ofProjects: Shares): Promise<Shares> => {
  const { trx, from } = work;
  const rows = await trx
    .selectFrom('messageThreads as t')
    .select('t.projectId as id')
    .where('t.assigneeId', '=', from.id)
    .where(sql<boolean>`not ${isDone}`)
    .orderBy('t.projectId')
    .execute();
  const shares = sharesOf(
    work,
    'task',
    rows.map(({ id }) => ({ id, wish: ofProjects.get(id) })),
  );
  await sql`update message_threads as t set assignee_id = g.owner
    from unnest(${[...shares.keys()]}::uuid[], ${[...shares.values()]}::uuid[]) as g (id, owner) where t.project_id = g.id`.execute(
    trx,
  );
  for (const projectId of shares.keys())
    await publishThreadEvent(trx, { projectId, kind: 'managed', number: 0 });
  return shares;
};

/** What colleagues see of a person's reports and views goes on with one owner: who was named, or else who hands the work over. */
const shared = async ({ context, trx, from, to }: HandOver): Promise<Record<'reports' | 'views', Shares>> => {
  const owner = to.person ?? context.viewer?.id ?? null;
  const isTheirs = (rows: readonly { readonly id: string }[]): Shares =>
    new Map(rows.map(({ id }) => [id, owner]));
  if (owner === null || owner === from.id) return { reports: new Map(), views: new Map() };
  const reports = await trx
    .updateTable('reports')
    .set((eb) => ({ ownerId: owner, version: eb('version', '+', 1) }))
    .where('ownerId', '=', from.id)
    .where((eb) => isForOthers(eb.ref('shared'), eb.ref('every')))
    .returning('id')
    .execute();
  const views = await trx
    .updateTable('savedViews')
    .set((eb) => ({ ownerId: owner, version: eb('version', '+', 1) }))
    .where('ownerId', '=', from.id)
    .where('shared', '=', true)
    .returning('id')
    .execute();
  return { reports: isTheirs(reports), views: isTheirs(views) };
};

/** Hands over what somebody has, and leaves what is closed: contacts first, because the rest goes with them as far as it can. */
export const handOver = async (work: HandOver): Promise<Record<Exclude<WorkPart, 'visits'>, Shares>> => {
  const ownedContacts = await contacts(work);
  await deletedContacts(work);
  const openDeals = await deals(work, ownedContacts);
  const managedProjects = await projects(work);
  const openTasks = await tasks(work, [ownedContacts, openDeals, managedProjects]);
  const { reports: sharedReports, views: sharedViews } = await shared(work);
  return {
    ownedContacts,
    openDeals,
    managedProjects,
    openTasks,
    threads: await threads(work, managedProjects),
    sharedReports,
    sharedViews,
  };
};
