interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Call {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The parts of an OpenAPI description that the page shows. */
export interface ApiText {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  /** An explanation beyond its name. */
  readonly text: string;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly address: readonly Field[];
  readonly headers: readonly Field[];
  /** Describes the body as a whole, with its media type if it is not JSON. */
  readonly sends: string;
  readonly body: readonly Field[];
  /** As in `200, 400, 404`. */
  readonly statuses: string;
}

/** A schema in a few words: `text, at most 100`, `one of a, b`. */
const typeText = (schema: Schema): string => {
  if (schema.enum) return `one of ${schema.enum.filter((value) => value !== '').join(', ')}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf)
    return (
      [...new Set(schema.anyOf.map(typeText).filter((text) => text !== 'nothing' && text !== '""'))].join(
        ', or ',
      ) || 'anything'
    );
  if (schema.type === 'null') return 'nothing';
  if (schema.type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'anything'}`;
  const words =
    schema.type === 'string'
      ? (schema.format ?? 'text')
      : schema.type === 'integer'
        ? 'whole number'
        : schema.type === 'boolean'
          ? 'true or false'
          : schema.type === 'object'
            ? 'object'
            : schema.type === 'number'
              ? 'number'
              : 'anything';
  return words;
};

/** The fields of an object's schema. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    type: typeText(schema),
    text: schema.description ?? '',
  }));

const json = 'application/json';

const parametersIn = ({ parameters }: Call, places: readonly string[]): Field[] =>
  parameters
    .filter(({ in: place }) => places.includes(place))
    .map(({ name, required, schema, description = '' }) => ({
      name,
      required,
      type: typeText(schema),
      text: description,
    }));

/** The calls of a description, grouped by tag. */
export const groupsOf = ({
  paths,
}: ApiText): (readonly [tag: string, operations: readonly Operation[]])[] => {
  const groups = new Map<string, Operation[]>();
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const { summary, description, tags, requestBody, responses } = call;
      const [[media, { schema }] = [json, { schema: {} }]] = Object.entries(requestBody?.content ?? {});
      const tag = tags[0] ?? '';
      groups.set(tag, [
        ...(groups.get(tag) ?? []),
        {
          method,
          path,
          tag,
          summary,
          description,
          address: parametersIn(call, ['path', 'query']),
          headers: parametersIn(call, ['header']),
          sends:
            media === json ? '' : [`The body is \`${media}\`.`, schema.description].filter(Boolean).join(' '),
          body: fieldsOf(schema),
          statuses: Object.keys(responses).join(', '),
        },
      ]);
    }
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
};
