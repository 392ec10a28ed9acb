import {
  addedSpans,
  openStatuses,
  type ContactMatch,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { filtersDesigns, type LeadDesignFilter } from '@hearthline/rules/people/leads/design-filter.ts';
import { searchTerms } from '@hearthline/rules/search.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { beginningOf } from '../../../../platform/time/business-day.ts';
import { dayStart } from '../../../../platform/time/business-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { textMatches } from '../../../../platform/db/search-condition.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { commonGrams, rarePart } from './search-trigrams.ts';
import { contactsWithDesign } from '../../leads/chosen-designs.policy.ts';
import { spellingsOf } from '../sources/source-spellings.ts';
import { waitingContacts } from '../contact-waiting.policy.ts';
import { isUnassigned } from '../../staff/staff.policy.ts';
import { contactReach } from '../contact.policy.ts';
import { relatedRecords } from '../related-records.api.ts';

/** The criteria as the database compares them: days of the business have become instants. */
export interface ContactCriteria extends Partial<
  Pick<ContactMatch, 'search' | 'status' | 'tag' | 'source' | 'waiting' | 'open' | keyof LeadDesignFilter>
> {
  /** For each searched text the part that few contacts have, where it is known; see search-trigrams.ts. */
  readonly rare?: ReadonlyMap<string, string>;
  /** The spellings of the source; the source as it is given if they are missing. */
  readonly spellings?: readonly string[];
  readonly since?: Date | null;
  readonly before?: Date | null;
  /** `none`, or the id of a person. */
  readonly owner?: string | null;
  /** Whose contacts alone are looked at, and which of them they may change; missing for whoever reads all. */
  readonly reach?: {
    readonly reads: RawBuilder<SqlBool>;
    readonly canEdit: RawBuilder<SqlBool>;
    /** Which of their bookings, which are `a`, count. */
    readonly bookings: Expression<SqlBool>;
  };
}

const reachedBy = (viewer: Context['viewer']): Pick<ContactCriteria, 'reach'> => {
  const { name, reads, changes } = contactReach(viewer);
  if (name === 'all') return {};
  const id = viewer?.id ?? '';
  return {
    reach: {
      reads: reads('contacts', id),
      canEdit: changes('contacts', id),
      bookings: viewer ? relatedRecords.appointments(viewer, id) : sql<SqlBool>`false`,
    },
  };
};

/** The rare parts of a search's texts. @param common the trigrams that many contacts share */
export const knownOf = (
  search: string | null | undefined,
  common: ReadonlySet<string>,
): Pick<ContactCriteria, 'rare'> => ({
  rare: new Map(
    (search ? searchTerms(search).flat() : []).flatMap((text): [string, string][] => {
      const part = rarePart(text, common);
      return part ? [[text, part]] : [];
    }),
  ),
});

/** Turns a filter into criteria as of now, among the contacts that the viewer reads. The business's time zone is read only when the filter names a day. */
export const criteriaOf = async (
  context: Pick<Context, 'query' | 'now' | 'viewer'>,
  { added, addedFrom, addedTo, ...given }: ContactMatch,
): Promise<ContactCriteria> => {
  const words = {
    ...given,
    ...reachedBy(context.viewer),
    owner: given.owner === 'me' ? (context.viewer?.id ?? null) : given.owner,
    ...(given.search && knownOf(given.search, await commonGrams(context.query))),
    ...(given.source && { spellings: await spellingsOf(context, given.source) }),
  };
  if (!added && !addedFrom && !addedTo) return words;
  const zone = await readSetting(context, 'timeZone');
  const beginnings = [
    addedFrom ? dayStart(addedFrom, zone) : null,
    added ? await beginningOf(context, addedSpans[added]) : null,
  ].filter((at) => at !== null);
  return {
    ...words,
    since: beginnings.length ? new Date(Math.max(...beginnings.map((at) => at.getTime()))) : null,
    before: addedTo ? dayStart(dayAfter(addedTo, 1), zone) : null,
  };
};

type Rare = NonNullable<ContactCriteria['rare']>;

/** The term whose rare part is the longest: the index is asked for that alone, and the rows it finds are checked for the others. */
const mostSelective = (terms: readonly string[][], rare: Rare): readonly string[] | undefined => {
  const length = (term: readonly string[]): number =>
    Math.min(...term.map((text) => rare.get(text)?.length ?? 0));
  const [best] = terms.toSorted((a, b) => length(b) - length(a));
  return best && length(best) > 0 ? best : undefined;
};

/** Whether the index has a short list of what may match a search: it has none for words that consist of what many contacts share. */
export const isRareSearch = ({ search, rare = new Map() }: ContactCriteria): boolean =>
  Boolean(search && mostSelective(searchTerms(search), rare));

const contact = expressionBuilder<Tables, 'contacts'>();

/** The condition that a contact contains a folded text; if that begins with a blank, at the beginning of a word. No index is asked. */
export const containsText = (part: Expression<string>): RawBuilder<SqlBool> =>
  sql`strpos(' ' || ${contact.ref('searchText')}, ${part}) > 0`;

/**
 * The condition under which a contact matches, for a statement whose only columns are those of contacts.
 * @param isWalked whether the contacts are found along an order, so that no index is asked for a search
 */
export const contactConditions = (
  {
    search,
    rare = new Map(),
    status,
    tag,
    source,
    spellings = source ? [source] : [],
    since,
    before,
    waiting,
    owner,
    open,
    reach,
    ...design
  }: ContactCriteria,
  isWalked = false,
): RawBuilder<SqlBool> => {
  const text = contact.ref('searchText');
  const terms = search ? searchTerms(search) : [];
  const selective = mostSelective(terms, rare);
  const contains = (term: readonly string[]): RawBuilder<SqlBool> => {
    const parts = term.map((part): RawBuilder<SqlBool> => {
      const contained = containsText(sql.val(part));
      if (isWalked) return contained;
      if (!selective) return textMatches(text, part);
      return term === selective
        ? sql`${textMatches(text, rare.get(part) ?? part)} and ${contained}`
        : contained;
    });
    return sql`(${sql.join(parts, sql` or `)})`;
  };
  const conditions: Expression<SqlBool>[] = terms.map(contains);
  if (reach) conditions.push(reach.reads);
  if (waiting) conditions.push(contact('id', 'in', waitingContacts));
  if (filtersDesigns(design))
    conditions.push(sql<SqlBool>`${contact.ref('id')} in ${contactsWithDesign(design, reach?.bookings)}`);
  if (status) conditions.push(contact('status', '=', status));
  if (open) conditions.push(contact('status', 'in', openStatuses));
  if (owner)
    conditions.push(
      owner === 'none'
        ? isUnassigned(sql.ref('contacts.ownerId'), 'contact')
        : contact('ownerId', '=', owner),
    );
  if (tag) conditions.push(sql<SqlBool>`${contact.ref('tags')} @> array[${tag}::text]`);
  // Most sources have one spelling, along which the index is in the order of the list.
  if (spellings.length > 0)
    conditions.push(
      contact(
        'source',
        '=',
        spellings.length === 1 ? sql.val(spellings[0] ?? '') : sql<string>`any(${spellings}::text[])`,
      ),
    );
  if (since) conditions.push(contact('createdAt', '>=', since));
  if (before) conditions.push(contact('createdAt', '<', before));
  return conditions.length ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
};
