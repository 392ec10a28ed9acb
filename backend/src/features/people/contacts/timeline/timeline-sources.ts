import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

type Part = Expression<unknown>;
const nothing = sql`null`;

/** The parts of an entry, as expressions over the columns of its source; those left out are null. */
interface Parts {
  /** A keyword by which the client chooses the picture. */
  readonly kind: string;
  readonly id: Part;
  /** When it happened. */
  readonly at: Part;
  /** The headline of the entry. */
  readonly title: Part;
  readonly text?: Part;
  /** The name of the person who did it. */
  readonly by?: Part;
  readonly status?: Part;
  readonly roof?: Part;
  readonly siding?: Part;
  readonly designCode?: Part;
  readonly designVersion?: Part;
  /** The phone number that came with a request. */
  readonly phone?: Part;
  /** The path of the page about it. */
  readonly link?: Part;
  readonly author?: Part;
  readonly version?: Part;
}

/** The columns of an entry, for `select`: each source has the same, so that they can be put together. */
const entry = ({ kind, id, at, title, ...parts }: Parts) => [
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
      .select((eb) =>
        entry({
          kind: 'created',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql.lit('Contact created'),
          text: eb.ref('source'),
        }),
      )
      .where('id', '=', contactId),
    db
      .selectFrom('consultantRequests')
      .select((eb) =>
        entry({
          kind: 'request',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql.lit('Asked for a consultant'),
          text: sql`concat_ws(E'\n', ${eb.ref('address')}, case when ${eb.ref('researchProperty')} then 'Asked us to research the property' end)`,
          roof: eb.ref('roof'),
          siding: eb.ref('siding'),
          designCode: eb.ref('designCode'),
          designVersion: eb.ref('designVersion'),
          phone: eb.ref('phone'),
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('appointments')
      .select((eb) =>
        entry({
          kind: 'appointment',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql`'Booked a consultation for ' || to_char(${eb.ref('appointmentDate')}, 'FMMonth FMDD, YYYY') || ' at ' || ltrim(${eb.ref('appointmentTime')}, '0')`,
          text: sql`concat_ws(E'\n', 'Home: ' || ${eb.ref('homeName')}, ${eb.ref('message')})`,
          status: eb.ref('status'),
          designCode: eb.ref('designCode'),
          designVersion: eb.ref('designVersion'),
          phone: eb.ref('customerPhone'),
          link: sql`'/admin/appointments?day=' || ${eb.ref('appointmentDate')} || '&appointment=' || ${eb.ref('id')}`,
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('mails')
      .select((eb) =>
        entry({
          kind: 'mail',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: eb.ref('subject'),
          status: eb.ref('state'),
        }),
      )
      .where((eb) => eb(eb.fn('lower', ['toAddress']), '=', email))
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
      .select((eb) => {
        const sentSubject = eb
          .selectFrom('mails as m')
          .select('m.subject')
          .where((m) => m(m.fn('lower', ['m.toAddress']), '=', m.ref('r.emailFolded')))
          .whereRef('m.referenceId', '=', 'r.id')
          .limit(sql.lit(1));
        // Until it is sent, what the merge fields say of somebody unknown.
        const subject = sql`coalesce(${sentSubject}, regexp_replace(${eb.ref('k.subject')}, '\\{\\{[^{}|]*\\|?([^{}]*)\\}\\}', '\\1', 'g'))`;
        return entry({
          kind: 'campaign',
          id: eb.ref('r.id'),
          at: eb.ref('r.createdAt'),
          title: sql`'Campaign ' || ${eb.ref('k.name')}`,
          text: sql`concat_ws(E'\n', ${subject}, case when ${eb.ref('r.unsubscribedAt')} is not null then 'Unsubscribed by its link' end)`,
          status: eb.ref('r.state'),
          link: sql`'/campaigns/' || ${eb.ref('k.id')}`,
        });
      })
      .where('r.contactId', '=', contactId),
    db
      .selectFrom('contactStatusChanges as s')
      .leftJoin('users as u', 'u.id', 's.actorId')
      .select((eb) =>
        entry({
          kind: 'status',
          id: eb.ref('s.id'),
          at: eb.ref('s.createdAt'),
          title: sql`initcap(${eb.ref('s.fromStatus')}) || ' → ' || initcap(${eb.ref('s.toStatus')})`,
          by: eb.ref('u.name'),
        }),
      )
      .where('s.contactId', '=', contactId),
    db
      .selectFrom('contactNotes')
      .select((eb) =>
        entry({
          kind: 'note',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql.lit('Note'),
          text: eb.ref('text'),
          by: eb.ref('authorName'),
          author: eb.ref('authorId'),
          version: eb.ref('version'),
        }),
      )
      .where('contactId', '=', contactId)
      .where('outcome', 'is', null),
    db
      .selectFrom('contactNotes')
      .select((eb) =>
        entry({
          kind: 'call',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql.lit('Call'),
          text: eb.ref('text'),
          by: eb.ref('authorName'),
          status: eb.ref('outcome'),
          author: eb.ref('authorId'),
          version: eb.ref('version'),
        }),
      )
      .where('contactId', '=', contactId)
      .where('outcome', 'is not', null),
    db
      .selectFrom('projects')
      .select((eb) =>
        entry({
          kind: 'project',
          id: eb.ref('id'),
          at: eb.ref('createdAt'),
          title: sql`'Project ' || ${eb.ref('name')}`,
          text: eb.ref('stage'),
          status: eb.ref('status'),
          link: sql`'/projects/' || ${eb.ref('id')}`,
        }),
      )
      .where('contactId', '=', contactId),
    db
      .selectFrom('messages as m')
      .innerJoin('projects as p', 'p.id', 'm.projectId')
      .select((eb) =>
        entry({
          kind: 'message',
          id: eb.ref('m.id'),
          at: eb.ref('m.createdAt'),
          title: sql`'Message about ' || ${eb.ref('p.name')}`,
          text: sql`left(${eb.ref('m.text')}, 500)`,
          by: eb.ref('m.authorName'),
          link: sql`'/projects/' || ${eb.ref('p.id')} || '?tab=messages'`,
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
