import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const whole = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Cents must be a whole number');
};

/** Money: whole US cents. An `Int` would end at 21 million dollars. */
export const GraphQLCents = new GraphQLScalarType<number, number>({
  name: 'Cents',
  description: 'An amount of money in whole US cents, between -2^53 and 2^53.',
  serialize: whole,
  parseValue: whole,
  parseLiteral: (node) => whole(node.kind === Kind.INT ? Number(node.value) : null),
});
