import type { GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../../../platform/graphql/selected-fields.ts';
import { allContactFields, type ContactName } from '../contact.fields.ts';

/**
 * The fields of contacts that an operation selects, with the id. All of them if it selects what other resolvers answer, because
 * these may read any.
 * @param path leads from the field that is being resolved to the contacts
 */
export const selectedContactFields = (
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...path: readonly string[]
): readonly ContactName[] => {
  const wanted = new Set(selectedFields(info, ...path)).add('id');
  wanted.delete('__typename');
  const fields = allContactFields.filter((name) => wanted.has(name));
  return fields.length === wanted.size ? fields : allContactFields;
};

/** How many selections have prepared statements of their own. PostgreSQL keeps them for each connection, and whoever may read contacts can select what they like. */
const maxSelections = 50;

/**
 * The prepared statements of a family that differ by the fields that they select: defined when a selection is first asked for.
 * @param make makes them; `nameOf` makes a name of theirs the selection's own
 */
export const perSelection = <Made>(
  make: (fields: readonly ContactName[], nameOf: (name: string) => string) => Made,
): ((fields: readonly ContactName[]) => Made) => {
  const made = new Map<string, Made>();
  return (fields) => {
    // A digit for each field, so that every server gives a selection the same name.
    const code = parseInt(
      allContactFields.map((name) => (fields.includes(name) ? 1 : 0)).join(''),
      2,
    ).toString(36);
    const known = made.get(code);
    if (known) return known;
    if (made.size >= maxSelections) return make(fields, () => '');
    const one = make(fields, (name) => `${name}_${code}`);
    made.set(code, one);
    return one;
  };
};
