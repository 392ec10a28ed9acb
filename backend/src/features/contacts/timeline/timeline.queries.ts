import { designWords } from '@hearthline/rules/design.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { missingContact } from '../contact.service.ts';

/** The parts of an entry, as SQL expressions over the source's tables; those left out are null. */
interface Source {
  /** A keyword by which the client chooses the picture. */
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  /** The headline of the entry. */
  readonly title: string;
  readonly text?: string;
  /** The name of the person who did it. */
  readonly by?: string;
  readonly status?: string;
  readonly roof?: string;
  readonly siding?: string;
  /** The phone number that came with a request. */
  readonly phone?: string;
  /** The path of the page about it. */
  readonly link?: string;
  readonly author?: string;
  readonly version?: string;
  /** The tables and the condition: `$1` is the contact, `$2` its folded e-mail address. */
  readonly from: string;
}

const select = ({
  kind,
  id,
  at,
  title,
  text,
  by,
  status,
  roof,
  siding,
  phone,
  link,
  author,
  version,
  from,
}: Source): string =>
  `select '${kind}' as kind, ${id} as id, ${at} as at, ${title} as title, ${text ?? 'null'}::text as text, ${by ?? 'null'}::text as by, ${status ?? 'null'}::text as status,
   ${roof ?? 'null'}::text as roof, ${siding ?? 'null'}::text as siding, ${phone ?? 'null'}::text as phone, ${link ?? 'null'}::text as link, ${author ?? 'null'}::uuid as author, ${version ?? 'null'}::int as version from ${from}`;

/** Where entries come from. A feature whose rows belong on a contact's timeline adds its own. */
const sources: readonly Source[] = [
  {
    kind: 'created',
    id: 'id',
    at: 'created_at',
    title: "'Contact created'",
    text: 'source',
    from: 'contacts where id = $1',
  },
  {
    kind: 'request',
    id: 'id',
    at: 'created_at',
    title: "'Asked for a consultant'",
    text: "concat_ws(E'\\n', address, case when research_property then 'Asked us to research the property' end)",
    roof: 'roof',
    siding: 'siding',
    phone: 'phone',
    from: 'consultant_requests where contact_id = $1',
  },
  {
    kind: 'appointment',
    id: 'id',
    at: 'created_at',
    title:
      "'Booked a consultation for ' || to_char(appointment_date, 'FMMonth FMDD, YYYY') || ' at ' || ltrim(appointment_time, '0')",
    text: 'message',
    status: 'status',
    phone: 'customer_phone',
    link: "'/admin/appointments?day=' || appointment_date || '&appointment=' || id",
    from: 'appointments where contact_id = $1',
  },
  {
    kind: 'mail',
    id: 'id',
    at: 'created_at',
    title: 'subject',
    status: 'state',
    from: "mails where lower(to_address) = $2 and not (kind = 'campaign' and exists (select from campaign_recipients r where r.id = reference_id and r.contact_id = $1))",
  },
  {
    kind: 'campaign',
    id: 'r.id',
    at: 'r.created_at',
    title: "'Campaign ' || k.name",
    text: "concat_ws(E'\\n', k.subject, case when r.unsubscribed_at is not null then 'Unsubscribed by its link' end)",
    status: 'r.state',
    link: "'/campaigns/' || k.id",
    from: 'campaign_recipients r join campaigns k on k.id = r.campaign_id where r.contact_id = $1',
  },
  {
    kind: 'status',
    id: 's.id',
    at: 's.created_at',
    title: "initcap(from_status) || ' → ' || initcap(to_status)",
    by: 'u.name',
    from: 'contact_status_changes s left join users u on u.id = s.actor_id where s.contact_id = $1',
  },
  {
    kind: 'note',
    id: 'id',
    at: 'created_at',
    title: "'Note'",
    text: 'text',
    by: 'author_name',
    author: 'author_id',
    version: 'version',
    from: 'contact_notes where contact_id = $1 and outcome is null',
  },
  {
    kind: 'call',
    id: 'id',
    at: 'created_at',
    title: "'Call'",
    text: 'text',
    by: 'author_name',
    status: 'outcome',
    author: 'author_id',
    version: 'version',
    from: 'contact_notes where contact_id = $1 and outcome is not null',
  },
  {
    kind: 'project',
    id: 'id',
    at: 'created_at',
    title: "'Project ' || name",
    text: 'stage',
    status: 'status',
    link: "'/projects/' || id",
    from: 'projects where contact_id = $1',
  },
  {
    kind: 'message',
    id: 'm.id',
    at: 'm.created_at',
    title: "'Message about ' || p.name",
    text: 'left(m.text, 500)',
    by: 'm.author_name',
    link: "'/projects/' || p.id || '?tab=messages'",
    from: 'messages m join projects p on p.id = m.project_id where p.contact_id = $1',
  },
];

const pageSize = 30;

const page = `
  select * from (${sources.map(select).join('\n  union all\n  ')}) entries
  where $3::timestamptz is null or (at, id) < ($3, $4::uuid)
  order by at desc, id desc limit ${pageSize + 1}`;

/** One thing that happened with a contact. */
export interface TimelineRow {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string | null;
  readonly by: string | null;
  readonly status: string | null;
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
  /** The phone number that came with a request or a booking. */
  readonly phone: string | null;
  /** The design from Design Your Home, in words. */
  readonly design: string | null;
  readonly link: string | null;
  readonly version: number | null;
  readonly viewerCanEdit: boolean;
}

export interface Timeline {
  readonly entries: TimelineRow[];
  /** The cursor to pass as `after` for older entries; null at the end. */
  readonly next: string | null;
}

const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/;

/** Reads a cursor from {@link Timeline.next}; anything else is ignored and gives the newest entries. */
const placeOf = (after: string | null | undefined): [Date | null, string | null] => {
  const [, at = '', id] = place.exec(after ?? '') ?? [];
  return Date.parse(at) && isId(id) ? [new Date(at), id] : [null, null];
};

/** What happened with a contact, newest first. @throws AppError NOT_FOUND */
export const readTimeline = async (
  context: Context,
  contactId: string,
  after?: string | null,
): Promise<Timeline> => {
  const contact = isId(contactId)
    ? await context.sql.byKey<{ email: string }>(
        'contact_email',
        'select email_folded as email from contacts where id = $1',
        [contactId],
      )
    : undefined;
  if (!contact) throw missingContact();
  const rows = await context.sql<Omit<TimelineRow, 'design' | 'viewerCanEdit'> & { author: string | null }>(
    'contact_timeline',
    page,
    [contactId, contact.email, ...placeOf(after)],
  );
  const entries = rows.slice(0, pageSize).map(({ author, text, ...row }) => ({
    ...row,
    text: text || null,
    design: designWords(row) || null,
    viewerCanEdit: author !== null && author === context.viewer?.id,
  }));
  const last = entries.at(-1);
  return { entries, next: rows.length > pageSize && last ? `${last.at.toISOString()}_${last.id}` : null };
};
