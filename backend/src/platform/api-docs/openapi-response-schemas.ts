import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/**
 * What a route answers: the name of a GraphQL type (`Contact`, `[Contact]`), since both APIs answer the same rows;
 * an object of these; or a schema for what GraphQL does not have.
 */
export type AnswerAbout = string | z.ZodType | { readonly [field: string]: AnswerAbout };

const scalars: Readonly<Record<string, Json>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Cents: { type: 'integer' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  LocalDate: { type: 'string', format: 'date' },
  JSONObject: { type: 'object' },
};

const orNull = (schema: Json): Json =>
  typeof schema.type === 'string'
    ? {
        ...schema,
        type: [schema.type, 'null'],
        ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
      }
    : { anyOf: [schema, { type: 'null' }] };

const described = (schema: Json, description: string | null | undefined): Json => ({
  ...schema,
  ...(description && { description }),
});

/** JSON Schema cannot describe the values of an enum, so the enum's own description lists them in Markdown. */
const enumText = (type: GraphQLEnumType): string =>
  [
    type.description,
    '',
    ...type.getValues().map(({ name, description }) => `- \`${name}\`: ${description}`),
  ].join('\n');

/** An object's schema with more fields, all of them texts. */
const withTexts = (schema: Json, more: Readonly<Record<string, string>>): Json => {
  const names = Object.keys(more);
  if (!names.length) return schema;
  const texts = names.map((name) => [name, described({ type: 'string' }, more[name])] as const);
  return {
    ...schema,
    required: [...((schema.required as string[] | undefined) ?? []), ...names],
    properties: { ...(schema.properties as Json), ...Object.fromEntries(texts) },
  };
};

/** Turns what routes answer into JSON Schema; the types they name end up in `components`. */
export const answerSchemas = (api: () => GraphQLSchema) => {
  const components: Record<string, Json> = {};

  const schemaOf = (type: GraphQLOutputType): Json => {
    if (isNonNullType(type)) return present(type.ofType as GraphQLOutputType);
    return orNull(present(type));
  };

  const present = (type: GraphQLOutputType): Json => {
    if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType as GraphQLOutputType) };
    const { name } = getNamedType(type);
    if (isScalarType(type)) {
      // As scalars of graphql-scalars do, one of ours may bring its schema along.
      const scalar = scalars[name] ?? (type.extensions.jsonSchema as Json | undefined);
      if (!scalar) throw new Error(`the description of REST does not know the scalar ${name}`);
      return scalar;
    }
    if (!components[name]) {
      // Entered first, because the type may refer to itself.
      components[name] = {};
      components[name] = component(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const component = (type: GraphQLOutputType, without: readonly string[] = []): Json => {
    if (isEnumType(type))
      return described(
        { type: 'string', enum: type.getValues().map(({ value }) => value as string) },
        enumText(type),
      );
    if (!isObjectType(type)) throw new Error(`the description of REST knows no type like ${String(type)}`);
    const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(name));
    return described(
      {
        type: 'object',
        // Guarded fields are missing for some viewers.
        required: fields.filter(({ extensions }) => !extensions.action).map(({ name }) => name),
        properties: Object.fromEntries(
          fields.map(({ name, type: of, description }) => [name, described(schemaOf(of), description)]),
        ),
      },
      type.description,
    );
  };

  const named = (words: string, without: readonly string[]): Json => {
    const name = words.replace(/^\[|\]$/g, '');
    const type = api().getType(name) as GraphQLOutputType | undefined;
    if (!type) throw new Error(`a route answers with the unknown type ${name}`);
    const schema = without.length ? component(type, without) : present(type);
    return words.startsWith('[') ? { type: 'array', items: schema } : schema;
  };

  /**
   * The JSON Schema of an answer.
   * @param without fields of the named type that the route leaves out
   * @param more texts that the route adds to them, with their descriptions
   */
  const answer = (
    about: AnswerAbout,
    without: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
  ): Json => {
    if (typeof about === 'string') return withTexts(named(about, without), more);
    if (about instanceof z.ZodType) {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(about) as Json;
      return schema;
    }
    return {
      type: 'object',
      required: Object.keys(about),
      properties: Object.fromEntries(
        Object.entries(about).map(([name, each]) => [name, answer(each, without)]),
      ),
    };
  };

  return { components, answer };
};
