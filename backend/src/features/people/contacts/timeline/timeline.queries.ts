import { designWords } from '@hearthline/rules/design.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { missingContact } from '../contact.policy.ts';
import { pageSize, timelinePage } from './timeline-sources.ts';

type StoredEntry = NonNullable<(typeof timelinePage)['row']>;

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

const emailById = prepare('contact_email', (db, p: Placeholders<{ id: string }>) =>
  db.selectFrom('contacts').select('emailFolded').where('id', '=', p.id),
);

/** What happened with a contact, newest first. @throws AppError NOT_FOUND */
export const readTimeline = async (
  context: Context,
  contactId: string,
  after?: string | null,
): Promise<Timeline> => {
  const contact = isId(contactId) ? await context.query.byKey(emailById, { id: contactId }) : undefined;
  if (!contact) throw missingContact();
  const rows = await context.query(timelinePage, {
    contactId,
    email: contact.emailFolded,
    ...placeOf(after),
  });
  const entries = rows.slice(0, pageSize).map(({ author, text, ...row }) => ({
    ...row,
    text: text || null,
    design: designWords(row) || null,
    viewerCanEdit: author !== null && author === context.viewer?.id,
  }));
  const last = entries.at(-1);
  return { entries, next: rows.length > pageSize && last ? `${last.at.toISOString()}_${last.id}` : null };
};
