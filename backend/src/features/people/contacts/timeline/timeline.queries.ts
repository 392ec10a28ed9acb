import { designWords } from '@hearthline/rules/design.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { perName } from '../../../../platform/db/statement-variants.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { survivorOf } from '../merging/survivor.api.ts';
import { contactScope, missingContact } from '../contact.policy.ts';
import type { RecordScope } from '../../staff/staff.policy.ts';
import { pageSize, timelinePage } from './timeline-sources.ts';

type StoredEntry = NonNullable<ReturnType<typeof timelinePage>['row']>;

/** One thing that happened with a contact. */
export interface TimelineRow extends Omit<StoredEntry, 'author'> {
  /** The design from Design Your Home, in words. */
  readonly design: string | null;
  readonly viewerCanEdit: boolean;
}

export interface Timeline {
  readonly entries: TimelineRow[];
  /** The cursor to pass as `after` for older entries; null at the end. */
  readonly next: string | null;
}

const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/;

/** Reads a cursor from {@link Timeline.next}; anything else is ignored and gives the newest entries. */
const placeOf = (after: string | null | undefined): { at: Date | null; id: string | null } => {
  const [, at = '', id] = place.exec(after ?? '') ?? [];
  return Date.parse(at) && isId(id) ? { at: new Date(at), id } : { at: null, id: null };
};

/** The address of a contact that somebody reads. */
const emailById = perName(({ name, where }: RecordScope) =>
  prepare(
    `contact_email${name === 'all' ? '' : `_${name}`}`,
    (db, p: Placeholders<{ id: string; viewerId: string }>) => {
      const contact = db.selectFrom('contacts').select('emailFolded').where('id', '=', p.id);
      return name === 'all' ? contact : contact.where(where('contacts', p.viewerId));
    },
  ),
);

/** What happened with a contact, newest first: of its appointments, projects and mails what the viewer reads. @throws AppError NOT_FOUND */
export const readTimeline = async (
  context: Context,
  contactId: string,
  after?: string | null,
): Promise<Timeline> => {
  const { viewer } = context;
  if (!isId(contactId) || !viewer) throw missingContact();
  const scope = contactScope(viewer);
  const contact = await context.query.byKey(emailById(scope), { id: contactId, viewerId: viewer.id });
  if (!contact) {
    const survivor = await survivorOf(context, contactId);
    if (survivor) return readTimeline(context, survivor, after);
    throw missingContact();
  }
  const reach =
    scope.name === 'all' ? { name: scope.name } : { name: scope.name, viewer: { role: viewer.role } };
  const rows = await context.query(timelinePage(reach), {
    contactId,
    viewerId: viewer.id,
    email: contact.emailFolded,
    ...placeOf(after),
  });
  const entries = rows.slice(0, pageSize).map(({ author, text, ...row }) => ({
    ...row,
    text: text || null,
    design: designWords(row) || null,
    viewerCanEdit: author !== null && author === viewer.id,
  }));
  const last = entries.at(-1);
  return { entries, next: rows.length > pageSize && last ? `${last.at.toISOString()}_${last.id}` : null };
};
