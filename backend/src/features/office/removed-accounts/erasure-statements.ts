import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Erasure, Traces } from './erasure.ts';
import { merges } from './merge-erasures.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Whether a text is the address, however it is spelled. */
const isAddress = (text: Expression<string | null>, { folded }: Traces): RawBuilder<SqlBool> =>
  sql`lower(normalize(${text})) = ${folded}`;

/** Whether a text is the phone number, however it is spelled. */
const isPhone = (text: Expression<string | null>, { phone }: Traces): RawBuilder<SqlBool> =>
  sql`regexp_replace(coalesce(${text}, ''), '[^0-9]', '', 'g') = ${phone}`;

const project = expressionBuilder<Tables & { p: Tables['projects'] }, 'p'>();

/** Whether a name in the history of a project `p` is this person's: one that somebody else has as well counts only in the person's own projects. */
const isNamed = (text: Expression<string | null>, { id, name }: Traces): Expression<SqlBool> =>
  project.and([
    sql<SqlBool>`${text} = ${name}`,
    project.or([
      project('p.customerId', '=', id),
      project('p.contractorId', '=', id),
      project.not(project.exists(project.selectFrom('users').where('name', '=', name).where('id', '<>', id))),
    ]),
  ]);

/** A column's new value: another one where a condition holds, or else what it was. */
const unless = <Value>(
  condition: Expression<SqlBool>,
  column: Expression<Value>,
  value: Value,
): RawBuilder<Value> => sql`case when ${condition} then ${value} else ${column} end`;

/** The content of a design, or of a version of one, without what is personal in it. */
const impersonalOf = (content: Expression<unknown>): RawBuilder<unknown> =>
  sql`jsonb_set(${content}, '{name}', 'null') || case when jsonb_typeof(${content} -> 'site') = 'object'
    then jsonb_build_object('site', ${content} -> 'site' || '{"address": null, "zip": null}') else '{}' end`;

const design = expressionBuilder<Tables & { d: Tables['designs'] }, 'd'>();

/** Whether a design `d` is the account's, or the contact's while that still has its address. */
const isTheirDesign = ({ id, folded }: Traces): Expression<SqlBool> =>
  design.or([
    design('d.ownerId', '=', id),
    design('d.contactId', 'in', design.selectFrom('contacts').select('id').where('emailFolded', '=', folded)),
  ]);

const designs: readonly Erasure[] = [
  (db, traces) =>
    db
      .updateTable('designVersions as v')
      .from('designs as d')
      .set((eb) => ({ content: impersonalOf(eb.ref('v.content')) }))
      .whereRef('d.id', '=', 'v.designId')
      .where(isTheirDesign(traces)),
  (db, traces) =>
    db
      .updateTable('designs as d')
      .set((eb) => ({ content: impersonalOf(eb.ref('d.content')) }))
      .where(isTheirDesign(traces)),
];

/** What the title of a task about somebody erased says. */
const erasedTask = 'Erased';

/** Tasks about the person, while their contact still has the address: what stands there may name them. */
const tasks: readonly Erasure[] = [
  (db, { folded }) =>
    db
      .updateTable('tasks as t')
      .set((eb) => ({ title: erasedTask, version: eb('t.version', '+', 1) }))
      .where((eb) => {
        const theirs = eb.selectFrom('contacts').select('id').where('emailFolded', '=', folded);
        return eb.or([
          eb('t.contactId', 'in', theirs),
          eb('t.dealId', 'in', eb.selectFrom('deals').select('id').where('contactId', 'in', theirs)),
          eb('t.projectId', 'in', eb.selectFrom('projects').select('id').where('contactId', 'in', theirs)),
        ]);
      }),
  (db, { folded }) =>
    db
      .updateTable('deletedContacts')
      .set({
        links: sql`(select jsonb_agg(case when link ->> 'table' = 'tasks' and jsonb_typeof(link #> '{rows,0}') = 'object'
            then jsonb_set(link, '{rows}', (select jsonb_agg(task || ${jsonb({ title: erasedTask })}) from jsonb_array_elements(link -> 'rows') task))
            else link end order by place)
          from jsonb_array_elements(links) with ordinality as l (link, place))`,
      })
      .where(sql<boolean>`contact ->> 'email_folded' = ${folded}`)
      .where(sql<boolean>`jsonb_array_length(links) > 0`),
];

const contactOf: readonly Erasure[] = [
  // Names of the contact in histories, while the contact still has them.
  (db, { folded, pseudonym }) =>
    db
      .updateTable('projectEvents as e')
      .from(
        db
          .selectFrom('contacts')
          .select((eb) => sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('fullName'))
          .where('emailFolded', '=', folded)
          .as('c'),
      )
      .set((eb) => ({
        before: unless(eb('e.before', '=', eb.ref('c.fullName')), eb.ref('e.before'), pseudonym.full),
        after: unless(eb('e.after', '=', eb.ref('c.fullName')), eb.ref('e.after'), pseudonym.full),
      }))
      .where('e.kind', '=', 'changed')
      .where('e.subject', '=', 'contact')
      .where((eb) => eb('c.fullName', 'in', [eb.ref('e.before'), eb.ref('e.after')])),
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
      .set((eb) => ({ contact: sql`${eb.ref('contact')} || ${jsonb(erased)}` }))
      .where(sql<boolean>`contact ->> 'email_folded' = ${folded}`);
  },
];

const deal = expressionBuilder<Tables & { d: Tables['deals'] }, 'd'>();

/** Whether nothing of a deal `d` was quoted, sent to be signed or paid: such papers go on naming who they are with. */
const hasNoPapers = deal.and(
  [
    deal.selectFrom('quotes as q').whereRef('q.dealId', '=', 'd.id').where('q.number', 'is not', null),
    deal.selectFrom('agreements as a').whereRef('a.dealId', '=', 'd.id').where('a.sentAt', 'is not', null),
    deal.selectFrom('payments as p').whereRef('p.dealId', '=', 'd.id'),
  ].map((papers) => deal.not(deal.exists(papers))),
);

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
        coBuyers: sql`(select jsonb_agg(case when b.value ->> 'emailFolded' = ${folded} then b.value || ${jsonb(erased)} else b.value end order by b.place)
          from jsonb_array_elements(${eb.ref('d.coBuyers')}) with ordinality b (value, place))`,
        version: eb('version', '+', 1),
      }))
      .where((eb) => sql<SqlBool>`co_buyer_addresses(${eb.ref('d.coBuyers')}) @> array[${folded}::text]`)
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
      .where((eb) => isAddress(eb.ref('email'), traces)),
  (db, traces) =>
    db
      .updateTable('appointments')
      .set({
        customerName: traces.pseudonym.full,
        customerEmail: traces.address,
        customerPhone: '',
        message: null,
      })
      .where((eb) => eb.or([eb('customerId', '=', traces.id), isAddress(eb.ref('customerEmail'), traces)])),
];

const projects: readonly Erasure[] = [
  (db, traces) => {
    const [email, phone] = [project.ref('p.contactEmail'), project.ref('p.contactPhone')];
    const [isMail, isCall] = [isAddress(email, traces), isPhone(phone, traces)];
    return db
      .updateTable('projects as p')
      .set((eb) => ({
        contactEmail: unless(isMail, email, null),
        contactPhone: unless(eb.or([isMail, isCall]), phone, null),
      }))
      .where((eb) => eb.or([isMail, eb.and([eb('p.customerId', '=', traces.id), isCall])]));
  },
  (db, traces) =>
    db
      .updateTable('projectEvents as e')
      .from('projects as p')
      .set((eb) => ({
        before: unless(isNamed(eb.ref('e.before'), traces), eb.ref('e.before'), traces.pseudonym.full),
        after: unless(isNamed(eb.ref('e.after'), traces), eb.ref('e.after'), traces.pseudonym.full),
      }))
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
      .where((eb) => isNamed(eb.ref('e.subject'), traces)),
  (db, { id, pseudonym }) =>
    db.updateTable('messages').set({ authorName: pseudonym.full }).where('authorId', '=', id),
];

/** Whether a text has a part. */
const holds = (text: Expression<string>, part: string): RawBuilder<SqlBool> =>
  sql`strpos(${text}, ${part}) > 0`;

const mail = expressionBuilder<Tables, 'mails'>();

/** Copies of what was mailed: to the person, about them with their address, or naming them. */
const mails: readonly Erasure[] = [
  (db, { folded, pseudonym, address }) => {
    const isTheirs = mail(mail.fn('lower', ['toAddress']), '=', folded);
    return db
      .updateTable('mails')
      .set((eb) => ({
        toName: unless(isTheirs, eb.ref('toName'), pseudonym.full),
        toAddress: unless(isTheirs, eb.ref('toAddress'), address),
        text: 'Erased with the personal data that it contained.',
        html: '<p>Erased with the personal data that it contained.</p>',
        attachments: sql`'[]'`,
        headers: null,
        sealed: null,
        lastError: null,
        state: unless(eb('state', '=', 'queued'), eb.ref('state'), 'failed'),
      }))
      .where((eb) =>
        eb.or([isTheirs, eb.and([eb('kind', '<>', 'campaign'), holds(eb.fn('lower', ['text']), folded)])]),
      );
  },
  // A single short name is also a part of other words.
  (db, { name, markup, pseudonym }) =>
    db
      .updateTable('mails')
      .set((eb) => ({
        subject: sql<string>`replace(${eb.ref('subject')}, ${name}, ${pseudonym.full})`,
        text: sql<string>`replace(${eb.ref('text')}, ${name}, ${pseudonym.full})`,
        html: sql<string>`replace(replace(${eb.ref('html')}, ${name}, ${pseudonym.full}), ${markup}, ${pseudonym.full})`,
      }))
      .where('kind', '<>', 'campaign')
      .where(sql<boolean>`${name}::text like '% %'`)
      .where((eb) => eb.or([holds(eb.ref('text'), name), holds(eb.ref('subject'), name)])),
  (db, { name, folded }) =>
    db
      .deleteFrom('idempotencyKeys')
      .where(
        sql<boolean>`(strpos(lower(answer::text), ${folded}) > 0 or strpos(answer::text, to_json(${name}::text)::text) > 0)`,
      ),
];

/** Whose name a consultant has: that of the account, or of the one that was removed. */
const heldBy = (consultant: string): RawBuilder<string | null> =>
  sql`coalesce(${sql.ref(`${consultant}.userId`)}, ${sql.ref(`${consultant}.formerUserId`)})`;

const consultants: readonly Erasure[] = [
  (db, { id, pseudonym }) =>
    db
      .updateTable('appointmentChanges as h')
      .from('consultants as c')
      .set((eb) => ({
        before: unless(eb('h.before', '=', eb.ref('c.name')), eb.ref('h.before'), pseudonym.full),
        after: unless(eb('h.after', '=', eb.ref('c.name')), eb.ref('h.after'), pseudonym.full),
      }))
      .where(heldBy('c'), '=', id)
      .where((eb) => eb('c.name', 'in', [eb.ref('h.before'), eb.ref('h.after')])),
  (db, traces) =>
    db
      .updateTable('consultants')
      .set((eb) => ({
        name: unless(eb(heldBy('consultants'), '=', traces.id), eb.ref('name'), traces.pseudonym.full),
        email: null,
        onDuty: sql<boolean>`${eb.ref('onDuty')} and ${eb(heldBy('consultants'), 'is distinct from', traces.id)}`,
        version: eb('version', '+', 1),
      }))
      .where((eb) => eb.or([eb(heldBy('consultants'), '=', traces.id), isAddress(eb.ref('email'), traces)])),
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
  ...merges,
  ...tasks,
  ...contactOf,
  ...deals,
  ...authored,
  ...addressed,
  ...projects,
  ...mails,
  ...consultants,
  ...account,
];
