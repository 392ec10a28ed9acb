import { foldEmail } from '@hearthline/rules/text.ts';
import type { NewContact } from '@hearthline/rules/contacts.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { inChunks, knownContacts, markRows, type ChunkRow, type ImportHead } from './contact-import.chunk.ts';
import { planRow, type KnownContact, type Plan } from './contact-import.plan.ts';
import { judgeRow } from './contact-import.row.ts';
import { rememberTags } from './contact.update.ts';

const create = `
  insert into contacts (first_name, last_name, email, email_folded, phone, company, status, source, tags)
  select c."firstName", c."lastName", c.email, c."emailFolded", c.phone, c.company, c.status, c.source, array(select jsonb_array_elements_text(c.tags))
  from jsonb_to_recordset($1) as c ("firstName" text, "lastName" text, email text, "emailFolded" text, phone text, company text, status text, source text, tags jsonb)
  returning id, email_folded as email`;

const update = `
  with wanted as (
    select * from jsonb_to_recordset($1) as w (id uuid, "firstName" text, "lastName" text, phone text, company text, status text, source text, tags jsonb, "clearPhone" boolean, "clearCompany" boolean)
  ), changed as (
    update contacts c set
      first_name = coalesce(w."firstName", c.first_name), last_name = coalesce(w."lastName", c.last_name),
      phone = case when w."clearPhone" then null else coalesce(w.phone, c.phone) end, company = case when w."clearCompany" then null else coalesce(w.company, c.company) end,
      status = coalesce(w.status, c.status), source = coalesce(w.source, c.source),
      tags = case when w.tags is null then c.tags else array(select jsonb_array_elements_text(w.tags)) end, version = c.version + 1
    from wanted w where c.id = w.id returning c.id, old.status as was, new.status as is_now
  )
  insert into contact_status_changes (contact_id, from_status, to_status, actor_id) select id, was, is_now, $2 from changed where was <> is_now`;

/** Changes contacts, which must be locked. Fields not given stay as they are; changes of status are recorded. */
export const updateContacts = async (em: EntityManager, changed: readonly { readonly id: string }[], actorId: string | null): Promise<void> => {
  if (!changed.length) return;
  // Projects store the contact's name: locks them in the order that every bulk change uses.
  await executeIn(em, 'select from projects where contact_id = any($1) order by id for no key update', [changed.map(({ id }) => id)]);
  await executeIn(em, update, [JSON.stringify(changed), actorId]);
};

interface Step {
  readonly row: ChunkRow;
  readonly email: string;
  readonly known: KnownContact | undefined;
  readonly plan: Plan;
}

const planStep = (row: ChunkRow, { mapping }: ImportHead, contacts: ReadonlyMap<string, KnownContact>): Step => {
  const judged = judgeRow(row.cells, mapping);
  if ('problem' in judged) return { row, email: '', known: undefined, plan: { verdict: 'error', problem: judged.problem } };
  const email = foldEmail(judged.values.email);
  const known = contacts.get(email);
  return { row, email, known, plan: planRow(judged.values, known) };
};

const apply = async (em: EntityManager, it: ImportHead, rows: readonly ChunkRow[]): Promise<void> => {
  const known = await knownContacts(em, rows.map(({ emailFolded }) => emailFolded ?? ''), true);
  const steps = rows.map((row) => planStep(row, it, known));
  const added: (NewContact & { emailFolded: string })[] = [];
  const changed: { id: string }[] = [];
  const tags = new Set<string>();
  for (const { plan, email, known: contact } of steps) {
    if (plan.verdict === 'new') added.push({ ...plan.contact, emailFolded: email });
    if (plan.verdict === 'update' && contact) changed.push({ id: contact.id, ...plan.set });
    const given = plan.verdict === 'new' ? plan.contact.tags : plan.verdict === 'update' ? plan.set.tags : undefined;
    for (const tag of given ?? []) tags.add(tag);
  }
  const created = new Map((added.length ? await executeIn<{ id: string; email: string }>(em, create, [JSON.stringify(added)]) : []).map(({ id, email }) => [email, id]));
  await updateContacts(em, changed, it.createdBy);
  await rememberTags(em, [...tags]);
  await markRows(em, it.id, steps.map(({ row: { position }, email, known: contact, plan }) => {
    if (plan.verdict === 'new') return { position, outcome: 'created', contact_id: created.get(email), left_version: 1 };
    if (plan.verdict === 'error' || !contact) return { position, outcome: 'failed', verdict: 'error', problem: plan.verdict === 'error' ? plan.problem : null };
    if (plan.verdict === 'unchanged') return { position, outcome: 'unchanged', contact_id: contact.id };
    const before = Object.fromEntries(Object.keys(plan.set).map((name) => [name, contact[name as keyof KnownContact]]));
    return { position, outcome: 'updated', contact_id: contact.id, before, left_version: contact.version + 1 };
  }));
};

/** The number of rows by outcome, of the import or of its undoing. */
export const countBy = async (em: EntityManager, id: string, column: 'outcome' | 'undone'): Promise<Record<string, number>> => {
  const rows = await executeIn<{ word: string; n: number }>(em, `select ${column} as word, count(*)::int as n from contact_import_rows where import_id = $1 and ${column} is not null group by 1`, [id]);
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
};

/** Creates and updates the contacts of an import, applying each row exactly once. */
export const runImport = (context: Context, id: string): Promise<void> =>
  inChunks(context, id, {
    during: 'importing',
    then: 'imported',
    open: "outcome is null and verdict in ('new', 'update')",
    size: 250,
    work: (_context, em, it, rows) => apply(em, it, rows),
    finish: async (given, em, { createdBy }) =>
      audit(given, em, { action: 'contact.import', object: ['contact-import', id], details: await countBy(em, id, 'outcome'), actorId: createdBy ?? undefined }),
  });
