import type { ContactMatch } from '@hearthline/rules/contacts.ts';

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
export const contactConditions = ({ search, status, tag }: ContactMatch, before: readonly unknown[] = []): { conditions: string; values: unknown[] } => {
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
  return { conditions: conditions.join(' and ') || 'true', values };
};
