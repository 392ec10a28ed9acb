import { can, permissionOf, type Action, type Actor } from '@hearthline/rules/permissions.ts';

/** A record as the server sends it to a member of staff, who may be one who only reads it. */
interface SentRecord {
  readonly id: string;
  readonly viewerCanEdit?: boolean;
}

/**
 * Whether a user may do something with a record: their role has the action, and where it reaches what is their own alone, the record
 * is not one that they only read.
 * @param record what is changed, or what it follows: of a quote its deal, of a document its project
 */
export const mayChange = (user: Actor | null, action: Action, record: SentRecord): boolean =>
  user !== null &&
  can(user, action) &&
  (record.viewerCanEdit !== false || !permissionOf(action).own?.includes(user.role));
