import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/**
 * A scalar for a fixed list of ids, for those with hyphens, which cannot be values of an enumeration.
 * @param description what one of them is; the ids are added
 */
export const idScalar = <Id extends string>(
  name: string,
  description: string,
  options: readonly { readonly id: Id }[],
): GraphQLScalarType<Id, Id> => {
  const known = (value: unknown): Id => {
    const found = options.find(({ id }) => id === value);
    if (!found) throw new GraphQLError(`${name} must be one of ${options.map(({ id }) => id).join(', ')}`);
    return found.id;
  };
  return new GraphQLScalarType<Id, Id>({
    name,
    description: `${description}: ${options.map(({ id }) => `\`${id}\``).join(', ')}.`,
    extensions: { jsonSchema: { type: 'string', enum: options.map(({ id }) => id) } },
    serialize: known,
    parseValue: known,
    parseLiteral: (node: ValueNode) =>
      known(node.kind === Kind.STRING || node.kind === Kind.ENUM ? node.value : null),
  });
};
