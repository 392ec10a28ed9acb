import { addedSpans, type ContactMatch } from '@hearthline/rules/contacts.ts';
import { dayAfter } from '@hearthline/rules/day.ts';
import { beginningOf } from '../../platform/business-day.ts';
import { dayStart } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { likeTerm } from '../../platform/like.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { commonGrams, rarePart } from './contact.grams.ts';

/** The criteria as the database compares them: days of the business have become instants. */
export interface ContactCriteria extends Partial<Pick<ContactMatch, 'search' | 'status' | 'tag' | 'source'>> {
  /** For each searched text the part that few contacts have, where it is known; see contact.grams.ts. */
  readonly rare?: ReadonlyMap<string, string>;
  readonly since?: Date | null;
  readonly before?: Date | null;
}

/** The digits of a term that looks like a phone number, so that it is also searched for as dialed; null for any other term. */
const dialled = (term: string): string | null => {
  const digits = term.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(term) && digits.length >= 4 && digits !== term ? digits : null;
};

/** The texts that a search looks for: as typed and, for a phone number, as dialed. */
const textsOf = (search: string): string[] => [search, dialled(search)].filter((text) => text !== null);

/** The rare parts of a search's texts. @param common the trigrams that many contacts share */
export const knownOf = (search: string | null | undefined, common: ReadonlySet<string>): Pick<ContactCriteria, 'rare'> => ({
  rare: new Map((search ? textsOf(search) : []).flatMap((text): [string, string][] => {
    const part = rarePart(text, common);
    return part ? [[text, part]] : [];
  })),
});

/** Turns a filter into criteria as of now. The business's time zone is read only when the filter names a day. */
export const criteriaOf = async (context: Pick<Context, 'sql' | 'now'>, { added, addedFrom, addedTo, ...given }: ContactMatch): Promise<ContactCriteria> => {
  const words = given.search ? { ...given, ...knownOf(given.search, await commonGrams(context.sql)) } : given;
  if (!added && !addedFrom && !addedTo) return words;
  const zone = await readSetting(context.sql, 'timeZone');
  const beginnings = [addedFrom ? dayStart(addedFrom, zone) : null, added ? await beginningOf(context, addedSpans[added]) : null].filter((at) => at !== null);
  return {
    ...words,
    since: beginnings.length ? new Date(Math.max(...beginnings.map((at) => at.getTime()))) : null,
    before: addedTo ? dayStart(dayAfter(addedTo, 1), zone) : null,
  };
};

/**
 * The condition under which a contact matches, and its values.
 * @param earlier values that precede these in the statement
 */
export const contactConditions = ({ search, rare, status, tag, source, since, before }: ContactCriteria, earlier: readonly unknown[] = []): { conditions: string; values: unknown[] } => {
  const values = [...earlier];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const like = (term: string): string => `search_text like '%' || lower(${place(likeTerm(term))}) || '%'`;
  /** The rare part finds a few contacts through the index; their rows are then checked for the whole text. */
  const contains = (text: string): string => {
    const part = rare?.get(text);
    return part === undefined ? like(text) : `(${like(part)} and strpos(search_text, lower(${place(text)})) > 0)`;
  };
  const conditions: string[] = [];
  if (search) conditions.push(`(${textsOf(search).map(contains).join(' or ')})`);
  if (status) conditions.push(`status = ${place(status)}`);
  if (tag) conditions.push(`tags @> array[${place(tag)}::text]`);
  if (source) conditions.push(`source = contact_source_known(${place(source)})`);
  if (since) conditions.push(`created_at >= ${place(since)}`);
  if (before) conditions.push(`created_at < ${place(before)}`);
  return { conditions: conditions.join(' and ') || 'true', values };
};
