import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { restRoutes } from '../../backend/src/features/index.ts';
import type { Json } from '../../backend/src/platform/api-docs/openapi-response-schemas.ts';
import { describeRest } from '../../backend/src/platform/api-docs/openapi.ts';
import { schema as api } from '../../backend/src/schema.ts';

/** The part of JSON Schema with which the description of the REST API says what answers hold. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Of an object without `properties`: what is at any name. */
  readonly additionalProperties?: Schema;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Record<string, Json> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const objectText = ({ properties = {}, required = [], additionalProperties: others }: Schema): string => {
  if (Object.keys(properties).length === 0)
    return `Readonly<Record<string, ${others ? typeText(others) : 'unknown'}>>`;
  // Sorted, as in schema.graphql: the order in which classes declare their fields is nothing to the browser.
  const fields = Object.keys(properties)
    .toSorted()
    .map(
      (name) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${typeText(properties[name] ?? {})};`,
    );
  return `{ ${fields.join(' ')} }`;
};

const typeText = (schema: Schema): string => {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  if (schema.type === undefined) return 'unknown';
  return [schema.type]
    .flat()
    .map((type) => {
      if (type === 'object') return objectText(schema);
      if (type === 'array') return `readonly (${schema.items ? typeText(schema.items) : 'unknown'})[]`;
      const text = primitives[type];
      if (!text) throw new Error(`JSON Schema of an answer has the unknown type ${type}`);
      return text;
    })
    .join(' | ');
};

/** The schema of what a route answers when all is well; null if that is no JSON. */
const answerOf = (responses: Readonly<Record<string, Json>>): Schema | null => {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = answer?.content as Readonly<Record<string, { readonly schema: Schema }>> | undefined;
  return content?.['application/json']?.schema ?? null;
};

/** An operation as the browser's code names it, as in `rest('GET /api/homes')`. */
const operation = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']+)'/g;

/** The routes that the browser's code names. */
const askedRoutes = (folder: string): Set<string> => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/(\.spec\.tsx?|rest-answers\.ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(sources.flatMap((text) => [...text.matchAll(operation)].map(([, route = '']) => route)));
};

/** The types that a text names, and those that these name. */
const namedTypes = (text: string, schemas: Readonly<Record<string, Schema>>): Set<string> => {
  const found = new Set(['Refusal']);
  const add = (schema: string): void => {
    for (const [name] of schema.matchAll(/\b[A-Z]\w*\b/g))
      if (schemas[name] && !found.has(name)) {
        found.add(name);
        add(typeText(schemas[name]));
      }
  };
  add(text);
  return found;
};

/**
 * The types of what REST routes answer the browser, as TypeScript, from the same description that the API serves as OpenAPI: one
 * entry of `RestAnswers` for each route that its code names, the types that these name, and that of a refusal.
 * @throws Error if the code names a route that does not answer with JSON
 */
export const restAnswersText = async (file: string): Promise<string> => {
  const routes = restRoutes({} as never, () => api);
  const { paths, components } = describeRest(routes, '', () => api) as unknown as Description;
  const { schemas } = components;
  const answers = [...askedRoutes('frontend/src')].toSorted().map((route) => {
    const [method = '', path = ''] = route.split(' ');
    const responses = paths[path]?.[method.toLowerCase()]?.responses;
    const answer = responses && answerOf(responses);
    if (!answer) throw new Error(`the browser's code names the answer of ${route}, which is not described`);
    return `readonly '${route}': ${typeText(answer)};`;
  });
  const types = [...namedTypes(answers.join(' '), schemas)].toSorted().map((name) => {
    const schema = schemas[name] ?? {};
    return schema.properties
      ? `export interface ${name} ${typeText(schema)}`
      : `export type ${name} = ${typeText(schema)};`;
  });
  const text = [
    '/** What the REST API answers, by method and path. Generated from its own description by `npm run codegen`. */',
    `export interface RestAnswers { ${answers.join('\n')} }`,
    ...types,
  ].join('\n\n');
  const config = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(file, text, config)).code;
};
