import {
  contactFilter,
  contactMatch,
  contactsPageSize,
  type ContactMatch,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import type { Context } from '../../../platform/context.ts';
import { asSentRows, prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import {
  allContactFields,
  owners,
  selectionOf,
  type ContactName,
  type ContactRow,
} from './contact.fields.ts';
import { contactReach, missingContact, type ContactReach } from './contact.policy.ts';
import { perSelection } from './list/contact-selection.ts';
import { survivorOf } from './merging/survivor.api.ts';
import { countContactRows, findContactRows, type FoundRow } from './list/list.queries.ts';
import { criteriaOf } from './list/filter-conditions.ts';

/** One page of contacts, whose total may still have to be counted. */
export interface FoundContacts {
  readonly contacts: FoundRow[];
  readonly page: number;
  readonly match: ContactMatch;
  /** Missing if counting would hold up the contacts. */
  readonly total?: number | undefined;
}

/**
 * One page of contacts, with the total only where it costs nothing more.
 * @param input page, search, status, tag and order, not yet validated
 * @param fields what is read of each
 */
export const findContacts = async (
  context: Context,
  input: unknown,
  fields: readonly ContactName[] = allContactFields,
): Promise<FoundContacts> => {
  const { page, sort, ...match } = validate(contactFilter, input);
  const { rows, total } = await findContactRows(
    context,
    { page, sort, ...(await criteriaOf(context, match)) },
    fields,
  );
  return { contacts: rows, page, match, total };
};

const countMatches = async (context: Context, match: ContactMatch): Promise<number> =>
  countContactRows(context, { page: 1, ...(await criteriaOf(context, match)) });

/** How many contacts match. @param input search, status, tag and so on, not yet validated */
export const countContacts = async (context: Context, input: unknown): Promise<number> =>
  countMatches(context, validate(contactMatch, input));

/** The position of a page in the whole list; counts the contacts if nobody did. */
export const paginationOf = (
  context: Context,
  { page, match, total }: FoundContacts,
): Pagination | Promise<Pagination> =>
  total === undefined
    ? countMatches(context, match).then((counted) => paginate(page, counted, contactsPageSize))
    : paginate(page, total, contactsPageSize);

/** One page of contacts and the total. @param input as for {@link findContacts} */
export const listContacts = async (
  context: Context,
  input: unknown,
): Promise<{ contacts: ContactRow[]; pagination: Pagination }> => {
  const found = await findContacts(context, input);
  const contacts = found.contacts.map(({ total: _total, contactsVersion: _version, ...contact }) => contact);
  return { contacts, pagination: await paginationOf(context, found) };
};

/** The statement for some fields of one contact, also run by the benchmark. */
export const contactById = perSelection((fields, nameOf) =>
  asSentRows(
    prepare(nameOf('contact'), (db, p: Placeholders<{ id: string }>) =>
      db
        .selectFrom('contacts')
        .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
        .select(selectionOf(fields))
        .where('id', '=', p.id),
    ),
  ),
);

/** The same for whoever does not reach every contact. */
const reachedById = perSelection((fields, nameOf) =>
  perName((reach: ContactReach) =>
    asSentRows(
      prepare(nameOf(`contact_${reach.name}`), (db, p: Placeholders<{ id: string; viewerId: string }>) =>
        db
          .selectFrom('contacts')
          .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
          .select(selectionOf(fields, reach.changes('contacts', p.viewerId)))
          .where('id', '=', p.id)
          .where(reach.reads('contacts', p.viewerId)),
      ),
    ),
  ),
);

/** One contact as it is stored; undefined if there is none that the viewer reads. @param fields what is read of it */
export const storedContact = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  id: string,
  fields: readonly ContactName[] = allContactFields,
): Promise<ContactRow | undefined> => {
  if (!isId(id) || !viewer) return undefined;
  const reach = contactReach(viewer);
  return reach.name === 'all'
    ? query.byKey(contactById(fields), { id })
    : query.byKey(reachedById(fields)(reach), { id, viewerId: viewer.id });
};

/** One contact; for the id of a merged one, the contact that it went into. @param fields what is read of it @throws AppError NOT_FOUND */
export const readContact = async (
  context: Pick<Context, 'query' | 'viewer'>,
  id: string,
  fields?: readonly ContactName[],
): Promise<ContactRow> => {
  const row = await storedContact(context, id, fields);
  if (row) return row;
  const survivor = await survivorOf(context, id);
  const moved = survivor && (await storedContact(context, survivor, fields));
  if (!moved) throw missingContact();
  return moved;
};
