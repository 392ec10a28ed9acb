import { addedSpans, type ContactMatch } from '@hearthline/rules/contacts.ts';
import { beginningOf } from '../../platform/business-day.ts';
import type { Context } from '../../platform/context.ts';

/** What is looked for: a filter whose span of days has become the instant it began. */
export type ContactCriteria = Omit<ContactMatch, 'added'> & { readonly since: Date | null };

/** Turns a filter into what is looked for now. */
export const criteriaOf = async (context: Pick<Context, 'sql' | 'now'>, { added, ...match }: ContactMatch): Promise<ContactCriteria> =>
  ({ ...match, since: added && (await beginningOf(context, addedSpans[added])) });

/** Makes `%`, `_` and `\` of a search mean themselves. */
export const likeTerm = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** A number as people write it, with enough digits to mean a phone: then it is also looked for as it is dialled. */
const dialled = (term: string): string | null => {
  const digits = term.replace(/\D/g, '');
  return /^[\d\s()+./-]+$/.test(term) && digits.length >= 4 && digits !== term ? digits : null;
};

/**
 * The condition under which a contact matches, and its values.
 * @param before values that stand before these in the statement
 */
export const contactConditions = ({ search, status, tag, since }: ContactCriteria, before: readonly unknown[] = []): { conditions: string; values: unknown[] } => {
  const values = [...before];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const like = (term: string): string => `search_text like '%' || lower(${place(likeTerm(term))}) || '%'`;
  const conditions: string[] = [];
  if (search) {
    const digits = dialled(search);
    conditions.push(digits ? `(${like(search)} or ${like(digits)})` : like(search));
  }
  if (status) conditions.push(`status = ${place(status)}`);
  if (tag) conditions.push(`tags @> array[${place(tag)}::text]`);
  if (since) conditions.push(`created_at >= ${place(since)}`);
  return { conditions: conditions.join(' and ') || 'true', values };
};
