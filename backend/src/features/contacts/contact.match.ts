import { addedSpans, type ContactMatch } from '@hearthline/rules/contacts.ts';
import { dayAfter } from '@hearthline/rules/day.ts';
import { beginningOf } from '../../platform/business-day.ts';
import { dayStart } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { likeTerm } from '../../platform/like.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { commonGrams, rarePart } from './contact.grams.ts';

/** What is looked for, as the database compares: the days of the business have become instants. */
export interface ContactCriteria extends Partial<Pick<ContactMatch, 'search' | 'status' | 'tag' | 'source'>> {
  /** Of each text that is looked for, the part that few contacts have, where that is known; see contact.grams.ts. */
  readonly rare?: ReadonlyMap<string, string>;
  readonly since?: Date | null;
  readonly before?: Date | null;
}

/** A number as people write it, with enough digits to mean a phone: then it is also looked for as it is dialled. */
const dialled = (term: string): string | null => {
  const digits = term.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(term) && digits.length >= 4 && digits !== term ? digits : null;
};

/** The texts that a search looks for: as it was typed and, where that is a number, as it is dialled. */
const textsOf = (search: string): string[] => [search, dialled(search)].filter((text) => text !== null);

/** What is known of a search. @param common the runs of letters that many contacts share */
export const knownOf = (search: string | null | undefined, common: ReadonlySet<string>): Pick<ContactCriteria, 'rare'> => ({
  rare: new Map((search ? textsOf(search) : []).flatMap((text): [string, string][] => {
    const part = rarePart(text, common);
    return part ? [[text, part]] : [];
  })),
});

/** Turns a filter into what is looked for now. The business's zone is read only where there is a day. */
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
 * @param earlier values that stand before these in the statement
 */
export const contactConditions = ({ search, rare, status, tag, source, since, before }: ContactCriteria, earlier: readonly unknown[] = []): { conditions: string; values: unknown[] } => {
  const values = [...earlier];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const like = (term: string): string => `search_text like '%' || lower(${place(likeTerm(term))}) || '%'`;
  /** The rare part leads to a few contacts; which of them have the whole is looked up in their rows. */
  const contains = (text: string): string => {
    const part = rare?.get(text);
    return part === undefined ? like(text) : `(${like(part)} and strpos(search_text, lower(${place(text)})) > 0)`;
  };
  const conditions: string[] = [];
  if (search) conditions.push(`(${textsOf(search).map(contains).join(' or ')})`);
  if (status) conditions.push(`status = ${place(status)}`);
  if (tag) conditions.push(`tags @> array[${place(tag)}::text]`);
  if (source) conditions.push(`source = ${place(source)}`);
  if (since) conditions.push(`created_at >= ${place(since)}`);
  if (before) conditions.push(`created_at < ${place(before)}`);
  return { conditions: conditions.join(' and ') || 'true', values };
};
