import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/** The fields of a selection, those in its fragments included. */
const fieldsOf = (selected: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] =>
  (selected?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return fieldsOf(part?.selectionSet, fragments);
  });

/**
 * The names of the fields that an operation selects below the field that is being resolved. What a condition (`@skip`, `@include`)
 * may leave out counts as selected.
 * @param path leads from there to the object whose fields are meant
 */
export const selectedFields = (
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...path: readonly string[]
): ReadonlySet<string> => {
  const below = (fields: readonly FieldNode[]): FieldNode[] =>
    fields.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments));
  const objects = path.reduce(
    (fields, name) => below(fields).filter((field) => field.name.value === name),
    fieldNodes,
  );
  return new Set(below(objects).map(({ name }) => name.value));
};
