import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Viewer } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { isOwnedBy } from '../../staff/staff.policy.ts';
import { relatedRecords } from '../related-records.api.ts';

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
  readonly viewerId: string;
  /** The folded address of the contact. */
  readonly email: string;
  /** The entry after which the page begins: its time and id. */
  readonly at: Date | null;
  readonly id: string | null;
}

/** Of whom a time line shows only what they read. `name` is part of the prepared statement's name. */
export interface TimelineReach {
  readonly name: string;
  /** Missing for whoever reads all. */
  readonly viewer?: Pick<Viewer, 'role'>;
}

/** The conditions of the entries that are about more than the contact; those that are missing leave nothing out. */
interface Shown {
  readonly appointments?: Expression<SqlBool>;
  readonly mails?: Expression<SqlBool>;
  readonly campaigns?: Expression<SqlBool>;
  readonly projects?: Expression<SqlBool>;
  readonly messages?: Expression<SqlBool>;
}

const shownTo = ({ viewer }: TimelineReach, { contactId, email, viewerId }: Placeholders<Place>): Shown =>
  viewer
    ? {
        appointments: sql<SqlBool>`id in (select a.id from appointments a where a.contact_id = ${contactId} and ${relatedRecords.appointments(viewer, viewerId)})`,
        // A mail may be about anything of whoever has the address: only who owns all of these reads all that it can be about.
        mails: sql<SqlBool>`not exists (select from contacts twin where twin.email_folded = ${email} and ${isOwnedBy(sql.ref('twin.ownerId'), viewerId)} is not true)`,
        campaigns: sql.lit(scopeOf(viewer, 'campaign:read') !== null),
        projects: sql<SqlBool>`id in (select p.id from projects p where p.contact_id = ${contactId} and ${relatedRecords.projects(viewer, viewerId)})`,
        messages: relatedRecords.projects(viewer, viewerId),
      }
    : {};

/** Rows of which some are left out. @param condition of the others; none leaves nothing out */
const among = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  condition: Expression<SqlBool> | undefined,
): SelectQueryBuilder<DB, TB, O> => (condition ? rows.where(condition) : rows);

/** Where entries come from. A feature whose rows belong on a contact's timeline adds its own. */
const sources = (db: Db, { contactId, email }: Placeholders<Place>, shown: Shown) =>
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
      .selectFrom('contactMerges as g')
      .leftJoin('users as u', 'u.id', 'g.actorId')
      .select((eb) =>
        entry({
          kind: 'merge',
          id: eb.ref('g.id'),
          at: eb.ref('g.createdAt'),
          title: sql`'Merged with ' || ${eb.ref('g.otherName')}`,
          text: sql`case when ${eb.ref('g.splitAt')} is not null then 'They were split again.' end`,
          by: eb.ref('u.name'),
          status: sql`case when ${eb.ref('g.splitAt')} is not null then 'split' end`,
        }),
      )
      .where('g.intoId', '=', contactId),
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
      .where('contactId', '=', contactId)
      .$call((rows) => among(rows, shown.appointments)),
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
      )
      .$call((rows) => among(rows, shown.mails)),
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
      .where('r.contactId', '=', contactId)
      .$call((rows) => among(rows, shown.campaigns)),
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
      .selectFrom('contactOwnerChanges as o')
      .leftJoin('users as u', 'u.id', 'o.actorId')
      .leftJoin('users as before', 'before.id', 'o.fromId')
      .leftJoin('users as after', 'after.id', 'o.toId')
      .select((eb) =>
        entry({
          kind: 'owner',
          id: eb.ref('o.id'),
          at: eb.ref('o.createdAt'),
          title: sql`'Owner: ' || coalesce(${eb.ref('before.name')}, 'nobody') || ' → ' || coalesce(${eb.ref('after.name')}, 'nobody')`,
          text: sql`case when ${eb.ref('o.byRouting')} then 'By routing' end`,
          by: eb.ref('u.name'),
        }),
      )
      .where('o.contactId', '=', contactId),
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
      .where('contactId', '=', contactId)
      .$call((rows) => among(rows, shown.projects)),
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
      .where('p.contactId', '=', contactId)
      .$call((rows) => among(rows, shown.messages)),
  ] as const;

/** The number of entries on a page. */
export const pageSize = 30;

/** One entry more than a page, the newest first. */
export const timelinePage = perName((reach: TimelineReach) =>
  prepare(`contact_timeline${reach.viewer ? `_${reach.name}` : ''}`, (db, p: Placeholders<Place>) => {
    const [first, ...others] = sources(db, p, shownTo(reach, p));
    return db
      .selectFrom(first.unionAll(others).as('entries'))
      .selectAll()
      .where(sql<SqlBool>`(${p.at}::timestamptz is null or (at, id) < (${p.at}::timestamptz, ${p.id}::uuid))`)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(pageSize + 1));
  }),
);
