import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';

/** What stands in records for a person, and what takes its place. */
export interface Traces {
  /** The account's. */
  readonly id: string;
  /** The address, folded. */
  readonly folded: string;
  readonly name: string;
  /** The digits of the phone number; null if there is none that could be told from others. */
  readonly phone: string | null;
  /** The name as it is written in HTML. */
  readonly markup: string;
  readonly pseudonym: { readonly full: string; readonly first: string; readonly last: string };
  /** The address that stands for the erased one. */
  readonly address: string;
}

type Erasure = (db: Db, traces: Traces) => { execute(): Promise<unknown> };

/** Whether a column holds the address, however it is spelled. */
const isAddress = (column: string, { folded }: Traces): RawBuilder<SqlBool> =>
  sql`lower(normalize(${sql.ref(column)})) = ${folded}`;

/** Whether a column holds the phone number, however it is spelled. */
const isPhone = (column: string, { phone }: Traces): RawBuilder<SqlBool> =>
  sql`regexp_replace(coalesce(${sql.ref(column)}, ''), '[^0-9]', '', 'g') = ${phone}`;

/** Whether a name in the history of a project `p` is this person's: one that somebody else has as well counts only in the person's own projects. */
const isNamed = (column: string, { id, name }: Traces): RawBuilder<SqlBool> => sql`
  (${sql.ref(column)} = ${name} and (p.customer_id = ${id} or p.contractor_id = ${id}
    or not exists (select from users u where u.name = ${name} and u.id <> ${id})))`;

/** A column's new value: another one where a condition holds, or else what it was. */
const unless = <Value>(condition: RawBuilder<SqlBool>, column: string, value: Value): RawBuilder<Value> =>
  sql`case when ${condition} then ${value} else ${sql.ref(column)} end`;

/** The content of a design, or of a version of one, without what is personal in it. */
const impersonalOf = (table: 'd' | 'v'): RawBuilder<DesignContent> => {
  const content = sql.ref(`${table}.content`);
  return sql`jsonb_set(${content}, '{name}', 'null') || case when jsonb_typeof(${content} -> 'site') = 'object'
    then jsonb_build_object('site', ${content} -> 'site' || '{"address": null, "zip": null}') else '{}' end`;
};

/** Designs of the account, and of the contact while it still has its address. */
const isTheirDesign = ({ id, folded }: Traces): RawBuilder<SqlBool> => sql`
  (d.owner_id = ${id} or d.contact_id in (select id from contacts where email_folded = ${folded}))`;

const designs: readonly Erasure[] = [
  (db, traces) =>
    db
      .updateTable('designVersions as v')
      .from('designs as d')
      .set({ content: impersonalOf('v') })
      .whereRef('d.id', '=', 'v.designId')
      .where(isTheirDesign(traces)),
  (db, traces) =>
    db
      .updateTable('designs as d')
      .set({ content: impersonalOf('d') })
      .where(isTheirDesign(traces)),
];

const contactOf: readonly Erasure[] = [
  // Names of the contact in histories, while the contact still has them.
  (db, { folded, pseudonym }) =>
    db
      .updateTable('projectEvents as e')
      .from(
        db
          .selectFrom('contacts')
          .select(sql<string>`first_name || ' ' || last_name`.as('fullName'))
          .where('emailFolded', '=', folded)
          .as('c'),
      )
      .set({
        before: unless(sql`before = c.full_name`, 'before', pseudonym.full),
        after: unless(sql`after = c.full_name`, 'after', pseudonym.full),
      })
      .where('e.kind', '=', 'changed')
      .where('e.subject', '=', 'contact')
      .where(sql<boolean>`c.full_name in (e.before, e.after)`),
  (db, { folded, address }) =>
    db
      .insertInto('mailSuppressions')
      .columns(['email', 'emailFolded', 'reason'])
      .expression(
        db
          .selectNoFrom((eb) => [
            eb.val(address).as('email'),
            eb.val(address).as('emailFolded'),
            sql.lit('manual').as('reason'),
          ])
          .where((eb) => eb.exists(eb.selectFrom('contacts').where('emailFolded', '=', folded))),
      )
      .onConflict((conflict) => conflict.doNothing()),
  (db, { folded, pseudonym, address }) =>
    db
      .updateTable('contacts')
      .set((eb) => ({
        firstName: pseudonym.first,
        lastName: pseudonym.last,
        email: address,
        emailFolded: address,
        phone: null,
        company: null,
        address: null,
        version: eb('version', '+', 1),
      }))
      .where('emailFolded', '=', folded),
  (db, { folded, pseudonym, address }) => {
    const erased = {
      first_name: pseudonym.first,
      last_name: pseudonym.last,
      email: address,
      email_folded: address,
      phone: null,
      company: null,
      address: null,
    };
    return db
      .updateTable('deletedContacts')
      .set({ contact: sql`contact || ${JSON.stringify(erased)}::jsonb` })
      .where(sql<boolean>`contact ->> 'email_folded' = ${folded}`);
  },
];

/** Whether nothing of a deal `d` was quoted, sent to be signed or paid: such papers go on naming who they are with. */
const hasNoPapers = sql<SqlBool>`
  not exists (select from quotes q where q.deal_id = d.id and q.number is not null)
  and not exists (select from agreements a where a.deal_id = d.id and a.sent_at is not null)
  and not exists (select from payments p where p.deal_id = d.id)`;

/** Deals, after their contacts, whose new address tells them. */
const deals: readonly Erasure[] = [
  (db, { pseudonym, address }) =>
    db
      .updateTable('deals as d')
      .set((eb) => ({ buyerName: pseudonym.full, version: eb('version', '+', 1) }))
      .where('contactId', 'in', (eb) =>
        eb.selectFrom('contacts').select('id').where('emailFolded', '=', address),
      )
      .where(hasNoPapers),
  (db, { folded, pseudonym, address }) => {
    const erased = { name: pseudonym.full, email: address, emailFolded: address };
    return db
      .updateTable('deals as d')
      .set((eb) => ({
        coBuyers: sql`(select jsonb_agg(case when b.value ->> 'emailFolded' = ${folded} then b.value || ${JSON.stringify(erased)}::jsonb else b.value end order by b.place)
          from jsonb_array_elements(d.co_buyers) with ordinality b (value, place))`,
        version: eb('version', '+', 1),
      }))
      .where(sql<SqlBool>`co_buyer_addresses(d.co_buyers) @> array[${folded}::text]`)
      .where(hasNoPapers);
  },
];

const authored: readonly Erasure[] = [
  (db, { id, name, pseudonym }) => {
    const author = (text: string) => sql`'"author_name": ' || to_json(${text}::text)::text`;
    return db
      .updateTable('deletedContacts')
      .set({ links: sql`replace(links::text, ${author(name)}, ${author(pseudonym.full)})::jsonb` })
      .where(sql<boolean>`strpos(links::text, ${`"author_id": "${id}"`}) > 0`);
  },
  (db, { id, pseudonym }) =>
    db.updateTable('contactNotes').set({ authorName: pseudonym.full }).where('authorId', '=', id),
];

const addressed: readonly Erasure[] = [
  // A row under another key is known by its cells, one without the address by its contact, which has the new one by now.
  (db, { folded, address }) =>
    db
      .updateTable('contactImportRows')
      .set({
        cells: sql<string[]>`array_fill(''::text, array[cardinality(cells)])`,
        values: null,
        emailFolded: null,
        before: null,
        contactId: null,
        problem: null,
      })
      .where((eb) =>
        eb.or([
          eb('emailFolded', '=', folded),
          sql<SqlBool>`exists (select from unnest(cells) cell where lower(normalize(trim(cell))) = ${folded})`,
          eb('contactId', 'in', eb.selectFrom('contacts').select('id').where('emailFolded', '=', address)),
          eb(
            'contactId',
            'in',
            eb
              .selectFrom('deletedContacts')
              .select('id')
              .where(sql<boolean>`contact ->> 'email_folded' = ${address}`),
          ),
        ]),
      ),
  (db, { folded, address }) =>
    db
      .updateTable('campaignRecipients')
      .set({ email: address, emailFolded: address })
      .where('emailFolded', '=', folded),
  (db, traces) =>
    db
      .updateTable('consultantRequests')
      .set({ fullName: traces.pseudonym.full, email: traces.address, phone: '', address: null })
      .where(isAddress('email', traces)),
  (db, traces) =>
    db
      .updateTable('appointments')
      .set({
        customerName: traces.pseudonym.full,
        customerEmail: traces.address,
        customerPhone: '',
        message: null,
      })
      .where((eb) => eb.or([eb('customerId', '=', traces.id), isAddress('customerEmail', traces)])),
];

const projects: readonly Erasure[] = [
  (db, traces) => {
    const [isMail, isCall] = [isAddress('contactEmail', traces), isPhone('contactPhone', traces)];
    return db
      .updateTable('projects')
      .set({
        contactEmail: unless(isMail, 'contactEmail', null),
        contactPhone: unless(sql`${isMail} or ${isCall}`, 'contactPhone', null),
      })
      .where((eb) => eb.or([isMail, eb.and([eb('customerId', '=', traces.id), isCall])]));
  },
  (db, traces) =>
    db
      .updateTable('projectEvents as e')
      .from('projects as p')
      .set({
        before: unless(isNamed('before', traces), 'before', traces.pseudonym.full),
        after: unless(isNamed('after', traces), 'after', traces.pseudonym.full),
      })
      .whereRef('p.id', '=', 'e.projectId')
      .where('e.kind', '=', 'changed')
      .where('e.subject', 'in', ['customer', 'contractor'])
      .where(sql<boolean>`${traces.name} in (e.before, e.after)`),
  (db, traces) =>
    db
      .updateTable('projectEvents as e')
      .from('projects as p')
      .set({ subject: traces.pseudonym.full })
      .whereRef('p.id', '=', 'e.projectId')
      .where('e.kind', 'in', [
        'customer.account-removed',
        'customer.account-restored',
        'contractor.account-removed',
        'contractor.account-restored',
      ])
      .where(isNamed('e.subject', traces)),
  (db, { id, pseudonym }) =>
    db.updateTable('messages').set({ authorName: pseudonym.full }).where('authorId', '=', id),
];

/** Copies of what was mailed: to the person, about them with their address, or naming them. */
const mails: readonly Erasure[] = [
  (db, { folded, pseudonym, address }) => {
    const isTheirs = sql<boolean>`lower(to_address) = ${folded}`;
    return db
      .updateTable('mails')
      .set({
        toName: unless(isTheirs, 'toName', pseudonym.full),
        toAddress: unless(isTheirs, 'toAddress', address),
        text: 'Erased with the personal data that it contained.',
        html: '<p>Erased with the personal data that it contained.</p>',
        attachments: sql`'[]'`,
        headers: null,
        sealed: null,
        lastError: null,
        state: unless(sql`state = 'queued'`, 'state', 'failed'),
      })
      .where((eb) =>
        eb.or([
          isTheirs,
          eb.and([eb('kind', '<>', 'campaign'), sql<boolean>`strpos(lower(text), ${folded}) > 0`]),
        ]),
      );
  },
  // A single short name is also a part of other words.
  (db, { name, markup, pseudonym }) =>
    db
      .updateTable('mails')
      .set({
        subject: sql<string>`replace(subject, ${name}, ${pseudonym.full})`,
        text: sql<string>`replace(text, ${name}, ${pseudonym.full})`,
        html: sql<string>`replace(replace(html, ${name}, ${pseudonym.full}), ${markup}, ${pseudonym.full})`,
      })
      .where('kind', '<>', 'campaign')
      .where(sql<boolean>`${name}::text like '% %'`)
      .where(sql<boolean>`(strpos(text, ${name}) > 0 or strpos(subject, ${name}) > 0)`),
  (db, { name, folded }) =>
    db
      .deleteFrom('idempotencyKeys')
      .where(
        sql<boolean>`(strpos(lower(answer::text), ${folded}) > 0 or strpos(answer::text, to_json(${name}::text)::text) > 0)`,
      ),
];

const consultants: readonly Erasure[] = [
  (db, { id, pseudonym }) =>
    db
      .updateTable('appointmentChanges as h')
      .from('consultants as c')
      .set({
        before: unless(sql`before = c.name`, 'before', pseudonym.full),
        after: unless(sql`after = c.name`, 'after', pseudonym.full),
      })
      .where('c.userId', '=', id)
      .where(sql<boolean>`c.name in (h.before, h.after)`),
  (db, traces) =>
    db
      .updateTable('consultants')
      .set((eb) => ({
        name: unless(sql`user_id = ${traces.id}`, 'name', traces.pseudonym.full),
        email: null,
        onDuty: sql<boolean>`on_duty and user_id is distinct from ${traces.id}`,
        version: eb('version', '+', 1),
      }))
      .where((eb) => eb.or([eb('userId', '=', traces.id), isAddress('email', traces)])),
];

const account: readonly Erasure[] = [
  (db, { folded }) => db.deleteFrom('signUps').where('emailFolded', '=', folded),
  (db, { id }) => db.deleteFrom('accountLinks').where('userId', '=', id),
  (db, { id }) => db.deleteFrom('sessions').where('userId', '=', id),
  (db, { id }) => db.deleteFrom('secondFactors').where('userId', '=', id),
  (db, { id }) => db.deleteFrom('recoveryCodes').where('userId', '=', id),
  (db, { id }) => db.deleteFrom('userPreferences').where('userId', '=', id),
  (db, { id }) => db.deleteFrom('savedViews').where('ownerId', '=', id),
  // A search for the person is of no more use.
  (db, { folded, name }) =>
    db
      .deleteFrom('savedViews')
      .where(
        sql<boolean>`(strpos(lower(parameters::text), ${folded}) > 0 or strpos(lower(parameters::text), lower(to_json(${name}::text)::text)) > 0)`,
      ),
  (db, { id }) =>
    db
      .updateTable('reports')
      .set({ recipients: sql<string[]>`array_remove(recipients, ${id}::text)` })
      .where(sql<boolean>`${id}::text = any(recipients)`),
];

/**
 * Every place that holds a copy of a person's name, address or phone, and the statement that replaces it. What refers to the account
 * (authors, uploaders, actors, the audit log) needs none: it shows the name of the account. user-erasure.spec.ts searches every table
 * for what was to be erased, so a new copy that is not listed here is found.
 *
 * In this order: contacts are locked before the projects that name them (docs/decisions/0018-lock-orders.md).
 */
export const erasures: readonly Erasure[] = [
  ...designs,
  ...contactOf,
  ...deals,
  ...authored,
  ...addressed,
  ...projects,
  ...mails,
  ...consultants,
  ...account,
];
