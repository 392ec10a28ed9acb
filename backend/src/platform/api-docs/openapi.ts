import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { permissionOf } from '@hearthline/rules/permissions.ts';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { fieldText } from './field-descriptions.ts';
import { jsonType } from '../http/response-headers.ts';
import { restManual } from './api-manual.ts';
import { answerSchemas, type Json } from './openapi-response-schemas.ts';
import { wordsOf, type Words } from './openapi-parameter-descriptions.ts';
import { mayHaveStored, type RestRoute, type RouteAbout } from '../http/rest-router.ts';

/** A rule as JSON Schema, for the input as it is sent, before it is trimmed or defaults are filled in. */
const schemaOf = (rule: z.ZodType): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(rule, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json;
  return schema;
};

const described = (words: Words, name: string): Json =>
  words.has(name) ? { description: words.get(name) } : {};

const pathParameters = (path: string, words: Words): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...described(words, name),
    schema: { type: 'string' },
  }));

const queryParameters = (rule: z.ZodType | undefined, words: Words): Json[] => {
  if (!rule) return [];
  const { properties = {}, required = [] } = schemaOf(rule) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : described(words, name)),
    schema,
  }));
};

const bodySchema = (rule: z.ZodType, words: Words): Json => {
  const { properties = {}, ...schema } = schemaOf(rule) as { properties?: Record<string, Json> };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, { ...each, ...described(words, name) }]),
    ),
  };
};

const defaultStatus = { get: 200, post: 201, put: 200, patch: 200, delete: 204 } as const;
const statusWords: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Stored',
  202: 'Accepted',
  204: 'Done; no content',
  303: 'Found at the address in `Location`',
};

const answerOf = (
  { answers = 'application/json', answer, without, more }: Partial<RouteAbout>,
  status: number,
  { answer: schema }: ReturnType<typeof answerSchemas>,
): Json => ({
  description: statusWords[status] ?? 'Done',
  ...(status !== 204 &&
    status !== 303 && {
      content: { [answers]: { schema: answer ? schema(answer, without, more) : { type: 'string' } } },
    }),
});

const headerParameters = ({ once, headers = {} }: Partial<RouteAbout>): Json[] =>
  Object.entries({ ...(once && { 'Idempotency-Key': fieldText.once }), ...headers }).map(
    ([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    }),
  );

/** What a route takes: JSON according to a rule, or other media types. */
const requestBody = ({ body, takes }: Partial<RouteAbout>, words: Words): Json => {
  const content = body
    ? { 'application/json': { schema: bodySchema(body, words) } }
    : takes && Object.fromEntries(Object.entries(takes).map(([type, schema]) => [type, { schema }]));
  return content ? { requestBody: { required: true, content } } : {};
};

/** The statuses with which a call can be refused. */
const refusalsOf = (route: RestRoute): number[] => {
  const { path, access, about: { body, takes, once, refuses = [] } = { summary: '' } } = route;
  const isGuarded = access !== 'public';
  const isVersioned = body && 'version' in ((schemaOf(body) as { properties?: object }).properties ?? {});
  const following = [
    mayHaveStored(route) && 202,
    400,
    isGuarded && 401,
    isGuarded && 403,
    path.includes(':') && 404,
    (once || isVersioned) && 409,
    (body ?? takes) && 413,
    (body ?? takes) && 415,
    once && 422,
    429,
    500,
    503,
  ];
  return [...new Set([...following.filter((status) => typeof status === 'number'), ...refuses])].toSorted(
    (a, b) => a - b,
  );
};

const refusal = (status: number): Json => ({ $ref: `#/components/responses/${status}` });

const operationOf = (
  route: RestRoute,
  schemas: ReturnType<typeof answerSchemas>,
  api: GraphQLSchema,
): Json => {
  const { method, path, access } = route;
  const about: Partial<RouteAbout> = route.about ?? {};
  const { summary, query, note, status = defaultStatus[method] } = about;
  const words = wordsOf(api, about.like);
  const [, tag = ''] = /^\/api\/([^/]+)/.exec(path) ?? [];
  const roles = access === 'public' ? null : permissionOf(access).roles;
  return {
    operationId: `${method}${path.replace(/^\/api/, '').replace(/[^a-z0-9]+([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: summary ?? (access === 'public' ? path : access.replace(':', ': ').replaceAll('-', ' ')),
    description: [roles ? `For ${roles.join(', ')}.` : 'For everybody, signed in or not.', note]
      .filter(Boolean)
      .join(' '),
    security: roles ? [{ bearer: [] }] : [],
    ...(roles && { 'x-roles': roles }),
    parameters: [
      ...pathParameters(path, words),
      ...queryParameters(query, words),
      ...headerParameters(about),
    ],
    ...requestBody(about, words),
    responses: {
      [status]: answerOf(about, status, schemas),
      ...Object.fromEntries(refusalsOf(route).map((each) => [each, refusal(each)])),
    },
  };
};

/** The refusals that carry Retry-After, and what it means there. */
const retryAfter = new Map([
  [409, 'Only with IN_PROGRESS: seconds to wait before sending the request again.'],
  [429, 'Seconds to wait before the request is accepted again.'],
  [503, 'Seconds to wait before trying again.'],
]);

/** Every status that a refusal can have, with its codes and messages. */
const refusals = (): Json => {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, message }] of Object.entries(errorCatalogue))
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${message}`]);
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join(' · '),
        ...(retryAfter.has(status) && {
          headers: { 'Retry-After': { description: retryAfter.get(status), schema: { type: 'integer' } } },
        }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

/**
 * Describes the REST API in OpenAPI 3.1: its routes, who may use them, what they take, and what they answer.
 * @param api the GraphQL schema, whose types REST shares
 */
export const describeRest = (
  routes: readonly RestRoute[],
  version: string,
  api: () => GraphQLSchema,
): Json => {
  const schemas = answerSchemas(api);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas, api()) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearthline REST API', version, description: restManual },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` returned by `POST /api/auth/login`; it is valid for 15 minutes.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string' },
            code: {
              type: 'string',
              enum: Object.keys(errorCatalogue),
              description:
                'What went wrong, in one word for programs: the same as `extensions.code` in GraphQL.',
            },
            requestId: {
              type: 'string',
              description: 'After an unexpected failure: what to quote to the operator.',
            },
            fieldErrors: {
              type: 'object',
              description: 'One sentence for each invalid field, by its name.',
              additionalProperties: { type: 'string' },
            },
          },
        },
        ...schemas.components,
      },
      responses: refusals(),
    },
  };
};

/** Adds a route that describes all of the routes, itself included. The description is built once, on the first request. */
export const withDescription = (
  routes: readonly RestRoute[],
  version: string,
  api: () => GraphQLSchema,
): readonly RestRoute[] => {
  let text: Buffer | undefined;
  const own: RestRoute = {
    method: 'get',
    path: '/api/openapi.json',
    access: 'public',
    about: {
      summary: 'This API’s description in OpenAPI 3.1',
      answer: z.looseObject({ openapi: z.string() }),
    },
    handle: ({ server }) => {
      if (!server.explorer) throw new AppError('NOT_FOUND');
      text ??= Buffer.from(JSON.stringify(describeRest([...routes, own], version, api)));
      return Promise.resolve({
        status: 200,
        headers: { 'Content-Type': jsonType, 'Cache-Control': 'public, max-age=300' },
        body: text,
      });
    },
  };
  return [...routes, own];
};
