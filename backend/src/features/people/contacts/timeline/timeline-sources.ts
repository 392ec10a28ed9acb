import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

type Text = RawBuilder<unknown>;
const nothing = sql`null`;

/** The parts of an entry, as expressions over the columns of its source; those left out are null. */
interface Parts {
  /** A keyword by which the client chooses the picture. */
  readonly kind: string;
  /** The columns of the id and the time, if the source has several tables. */
  readonly id?: Text;
  readonly at?: Text;
  /** The headline of the entry. */
  readonly title: Text;
  readonly text?: Text;
  /** The name of the person who did it. */
  readonly by?: Text;
  readonly status?: Text;
  readonly roof?: Text;
  readonly siding?: Text;
  readonly designCode?: Text;
  readonly designVersion?: Text;
  /** The phone number that came with a request. */
  readonly phone?: Text;
  /** The path of the page about it. */
  readonly link?: Text;
  readonly author?: Text;
  readonly version?: Text;
}

/** The columns of an entry, for `select`: each source has the same, so that they can be put together. */
const entry = ({ kind, id = sql`id`, at = sql`created_at`, title, ...parts }: Parts) => [
  sql<string>`${sql.lit(kind)}`.as('kind'),
  sql<string>`${id}`.as('id'),
  sql<Date>`${at}`.as('at'),
  sql<string>`${title}`.as('title'),
  sql<string | null>`${parts.text ?? nothing}::text`.as('text'),
  sql<string | null>`${parts.by ?? nothing}::text`.as('by'),
  sql<string | null>`${parts.status ?? nothing}::text`.as('status'),
  sql<RoofProfile | null>`${parts.roof ?? nothing}::text`.as('roof'),
  sql<Siding | null>`${parts.siding ?? nothing}::text`.as('siding'),
  sql<string | null>`${parts.designCode ?? nothing}::text`.as('designCode'),
  sql<number | null>`${parts.designVersion ?? nothing}::int`.as('designVersion'),
  sql<string | null>`${parts.phone ?? nothing}::text`.as('phone'),
  sql<string | null>`${parts.link ?? nothing}::text`.as('link'),
  sql<string | null>`${parts.author ?? nothing}::uuid`.as('author'),
  sql<number | null>`${parts.version ?? nothing}::int`.as('version'),
];

interface Place {
  readonly contactId: string;
  /** The folded address of the contact. */
  readonly email: string;
  /** The entry after which the page begins: its time and id. */
  readonly at: Date | null;
  readonly id: string | null;
}

/** Where entries come from. A feature whose rows belong on a contact's timeline adds its own. */
const sources = (db: Db, { contactId, email }: Placeholders<Place>) =>
  [
    db
      .selectFrom('contacts')
      .select(entry({ kind: 'created', title: sql`'Contact created'`, text: sql`source` }))
      .where('id', '=', contactId),
    db
      .selectFrom('consultantRequests')
      .select(
        entry({
          kind: 'request',
          title: sql`'Asked for a consultant'`,
          text: sql`concat_ws(E'\n', address, case when research_property then 'Asked us to research the property' end)`,
          roof: sql`roof`,
          siding: sql`siding`,
          designCode: sql`design_code`,
          designVersion: sql`design_version`,
          phone: sql`phone`,
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('appointments')
      .select(
        entry({
          kind: 'appointment',
          title: sql`'Booked a consultation for ' || to_char(appointment_date, 'FMMonth FMDD, YYYY') || ' at ' || ltrim(appointment_time, '0')`,
          text: sql`concat_ws(E'\n', 'Home: ' || home_name, message)`,
          status: sql`status`,
          designCode: sql`design_code`,
          designVersion: sql`design_version`,
          phone: sql`customer_phone`,
          link: sql`'/admin/appointments?day=' || appointment_date || '&appointment=' || id`,
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('mails')
      .select(entry({ kind: 'mail', title: sql`subject`, status: sql`state` }))
      .where(sql`lower(to_address)`, '=', email)
      .where((eb) =>
        eb.not(
          eb.and([
            eb('kind', '=', sql.lit('campaign')),
            eb.exists(
              eb
                .selectFrom('campaignRecipients as r')
                .select('r.id')
                .whereRef('r.id', '=', 'mails.referenceId')
                .where('r.contactId', '=', contactId),
            ),
          ]),
        ),
      ),
    db
      .selectFrom('campaignRecipients as r')
      .innerJoin('campaigns as k', 'k.id', 'r.campaignId')
      .select(
        entry({
          kind: 'campaign',
          id: sql`r.id`,
          at: sql`r.created_at`,
          title: sql`'Campaign ' || k.name`,
          // As it was sent; until then, what the merge fields say of somebody unknown.
          text: sql`concat_ws(E'\n', coalesce((select m.subject from mails m where lower(m.to_address) = r.email_folded and m.reference_id = r.id limit 1), regexp_replace(k.subject, '\\{\\{[^{}|]*\\|?([^{}]*)\\}\\}', '\\1', 'g')), case when r.unsubscribed_at is not null then 'Unsubscribed by its link' end)`,
          status: sql`r.state`,
          link: sql`'/campaigns/' || k.id`,
        }),
      )
      .where('r.contactId', '=', contactId),
    db
      .selectFrom('contactStatusChanges as s')
      .leftJoin('users as u', 'u.id', 's.actorId')
      .select(
        entry({
          kind: 'status',
          id: sql`s.id`,
          at: sql`s.created_at`,
          title: sql`initcap(from_status) || ' → ' || initcap(to_status)`,
          by: sql`u.name`,
        }),
      )
      .where('s.contactId', '=', contactId),
    db
      .selectFrom('contactNotes')
      .select(
        entry({
          kind: 'note',
          title: sql`'Note'`,
          text: sql`text`,
          by: sql`author_name`,
          author: sql`author_id`,
          version: sql`version`,
        }),
      )
      .where('contactId', '=', contactId)
      .where('outcome', 'is', null),
    db
      .selectFrom('contactNotes')
      .select(
        entry({
          kind: 'call',
          title: sql`'Call'`,
          text: sql`text`,
          by: sql`author_name`,
          status: sql`outcome`,
          author: sql`author_id`,
          version: sql`version`,
        }),
      )
      .where('contactId', '=', contactId)
      .where('outcome', 'is not', null),
    db
      .selectFrom('projects')
      .select(
        entry({
          kind: 'project',
          title: sql`'Project ' || name`,
          text: sql`stage`,
          status: sql`status`,
          link: sql`'/projects/' || id`,
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('messages as m')
      .innerJoin('projects as p', 'p.id', 'm.projectId')
      .select(
        entry({
          kind: 'message',
          id: sql`m.id`,
          at: sql`m.created_at`,
          title: sql`'Message about ' || p.name`,
          text: sql`left(m.text, 500)`,
          by: sql`m.author_name`,
          link: sql`'/projects/' || p.id || '?tab=messages'`,
        }),
      )
      .where('p.contactId', '=', contactId),
  ] as const;

/** The number of entries on a page. */
export const pageSize = 30;

/** One entry more than a page, the newest first. */
export const timelinePage = prepare('contact_timeline', (db, p: Placeholders<Place>) => {
  const [first, ...others] = sources(db, p);
  return db
    .selectFrom(first.unionAll(others).as('entries'))
    .selectAll()
    .where(sql<SqlBool>`(${p.at}::timestamptz is null or (at, id) < (${p.at}::timestamptz, ${p.id}::uuid))`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(pageSize + 1));
});
