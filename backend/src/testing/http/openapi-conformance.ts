import { expect } from 'vitest';
import { z } from 'zod';

type Json = Record<string, any>;

/** Makes a schema as strict as possible: fields that the description does not name are not allowed. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, each]) => [
      name,
      name === '$ref' ? String(each).replace('#/components/schemas/', '#/$defs/') : strict(each),
    ]),
  );
  return copy.properties && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
};

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

interface Description {
  readonly paths: (readonly [path: string, pattern: RegExp, operations: Json])[];
  /** The schemas that others refer to, by their names. */
  readonly schemas: unknown;
}

/** The API's description, its paths in the order in which they are compared: those with the fewest parameters first. */
const read = async (url: string): Promise<Description> => {
  const { paths, components } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Json;
  const ordered = Object.entries<Json>(paths).toSorted(
    ([a], [b]) => a.split('{').length - b.split('{').length,
  );
  return {
    paths: ordered.map(([path, operations]) => [path, patternOf(path), operations] as const),
    schemas: strict(components.schemas),
  };
};

/** Statuses with which any call can be refused. */
const anywhere = new Set([405, 413, 415, 500, 503]);

/** What every server of this process says of itself; one that cannot say it is not the last to be asked. */
let description: Promise<Description> | undefined;
const describedBy = (url: string): Promise<Description> =>
  (description ??= read(url).catch((error: unknown) => {
    description = undefined;
    throw error;
  }));
/** How answers are checked, by method, path and status. */
const rules = new Map<string, z.ZodType>();

/**
 * Checks REST answers against the API's own description, so that the two cannot drift apart while any spec calls a
 * route. For a refusal, only its status must be described; files and answers without a body are not checked.
 */
export const describedAnswers =
  (url: string) =>
  async (method: string, address: string, status: number, body: unknown): Promise<void> => {
    // Normalized like `fetch` does: `/a/%2e%2e/b` requests `/b`.
    const path = new URL(address, url).pathname;
    if (
      (status >= 300 && status < 400) ||
      method === 'HEAD' ||
      !path.startsWith('/api/') ||
      anywhere.has(status)
    )
      return;
    const { paths, schemas } = await describedBy(url);
    const [found, , operations] = paths.find(([, pattern]) => pattern.test(path)) ?? [];
    const described = operations?.[method.toLowerCase()]?.responses?.[status];
    const key = `${method} ${found} ${status}`;
    // There is no such address or method.
    if (!operations?.[method.toLowerCase()] && status >= 400) return;
    expect(described, `${key} is described`).toBeDefined();
    if (status >= 400) return;
    const json = described.content?.['application/json']?.schema;
    if (!json) return expect(typeof body, `${key} is no JSON`).toBe('string');
    if (!rules.has(key))
      rules.set(key, z.fromJSONSchema({ ...(strict(json) as object), $defs: schemas } as never));
    const { error } = (rules.get(key) as z.ZodType).safeParse(body);
    expect(error && `${key} answers otherwise than described: ${z.prettifyError(error)}`).toBeUndefined();
  };
