import {
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { seededRandom, type Random } from '../seeded-random.ts';

/** What the resolvers of one operation work with. */
export interface FakeContext {
  /** The same seed gives the same values, in whatever order fields are resolved. */
  readonly seed: number;
  /** Whether every field answers what the schema promises. */
  readonly isSound: boolean;
}

/** Where a value stands in the answer. */
interface Place {
  readonly isSound: boolean;
  /** Whether it is a field of the operation itself: the only one whose promise is rejected. */
  readonly isAtRoot: boolean;
}

/** An object of the answer; its fields are made up from its seed. */
interface FakeObject extends Place {
  readonly seed: number;
  readonly __typename: string;
}

const hash = (text: string): number => {
  let result = 2_166_136_261;
  for (const letter of text) result = Math.imul(result ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return result >>> 0;
};

/** What no field of the schema should answer, and what graphql-js makes an error of. */
const wrong: readonly unknown[] = [
  'yesterday',
  '2026-02-30',
  'nothing of the kind',
  '',
  1.5,
  Number.NaN,
  {},
  [],
  [1],
  true,
  -(2 ** 40),
  'x'.repeat(300),
];

const leaf = (type: GraphQLOutputType, random: Random): unknown => {
  if (isEnumType(type)) return random.pick(type.getValues()).value;
  switch (String(type)) {
    case 'Int':
    case 'Cents':
      return random.below(1000);
    case 'ID':
      return random.pick<unknown>(['a', '', 7]);
    case 'Float':
      return random.next();
    case 'Boolean':
      return random.chance(0.5);
    case 'DateTime':
      return random.pick<unknown>([
        '2026-03-01T12:00:00.500Z',
        '2026-03-01T12:00:00+02:00',
        new Date(1_800_000_000_000 + random.below(1e9)),
        1_800_000_000_000,
      ]);
    case 'LocalDate':
      return '2026-03-01';
    case 'RoofProfile':
      return 'hip';
    case 'Siding':
      return 'wood';
    case 'JSONObject':
      return { a: [random.below(9)], b: null };
    default:
      return random.pick<unknown>(['a', 'Ada', '', '😀', '"\\', 7, true]);
  }
};

const valueOf = (schema: GraphQLSchema, type: GraphQLOutputType, random: Random, place: Place): unknown => {
  const { isSound, isAtRoot } = place;
  const roll = isSound ? 0.07 + random.next() * 0.93 : random.next();
  if (roll < 0.01) throw new Error(`thrown ${random.below(9)}`);
  if (roll < 0.02) return new Error(`returned ${random.below(9)}`);
  if (roll < 0.03 && isAtRoot) return Promise.reject(new Error(`rejected ${random.below(9)}`));
  if (roll < 0.05) return random.pick([null, undefined]);
  if (roll < 0.07) return random.pick(wrong);
  if (roll < 0.2 && (isAtRoot || isSound)) {
    // What is late is sound, and so is what stands beside it: graphql-js leaves promises unhandled when others in a list fail.
    const late = seededRandom(random.below(1e9));
    return Promise.resolve().then(() => valueOf(schema, type, late, { isSound: true, isAtRoot: false }));
  }
  if (isNonNullType(type)) return valueOf(schema, getNullableType(type), random, place);
  if (isListType(type))
    return Array.from({ length: random.below(4) }, () => {
      try {
        return valueOf(schema, type.ofType, random, { isSound, isAtRoot: false });
      } catch (error) {
        return error;
      }
    });
  const named =
    isUnionType(type) || isInterfaceType(type) ? random.pick(schema.getPossibleTypes(type)) : type;
  if (isObjectType(named))
    return { seed: random.below(1e9), __typename: named.name, isSound, isAtRoot: false } satisfies FakeObject;
  return leaf(type, random);
};

/** Replaces all resolvers of a schema by ones that make their answers up: right and wrong ones, early and late. */
export const fakeResolvers = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      field.resolve = (source: FakeObject | undefined, args, { seed, isSound }: FakeContext) => {
        const made = `${source?.seed ?? seed} ${type.name}.${field.name} ${JSON.stringify(args)}`;
        return valueOf(schema, field.type, seededRandom(hash(made)), source ?? { isSound, isAtRoot: true });
      };
  }
  return schema;
};
