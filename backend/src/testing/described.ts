import { expect } from 'vitest';
import { z } from 'zod';

type Json = Record<string, any>;

/** As strict as can be: what the description does not name must not be in an answer. */
const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, name === '$ref' ? String(each).replace('#/components/schemas/', '#/$defs/') : strict(each)]));
  return copy.properties && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** What any call can be refused with, whatever it is for. */
const anywhere = new Set([405, 413, 415, 500, 503]);

/**
 * Holds what the REST door answers against its own description: the two cannot drift apart while any spec
 * calls a route. Of a refusal its status must be named; files and answers without a body are left alone.
 */
export const describedAnswers = (url: string) => {
  let description: Promise<Json> | undefined;
  const rules = new Map<string, z.ZodType>();
  return async (method: string, address: string, status: number, body: unknown): Promise<void> => {
    // As `fetch` sends it: `/a/%2e%2e/b` asks for `/b`.
    const path = new URL(address, url).pathname;
    if ((status >= 300 && status < 400) || method === 'HEAD' || !path.startsWith('/api/') || anywhere.has(status)) return;
    const { paths, components } = await (description ??= fetch(`${url}/api/openapi.json`).then((answer) => answer.json() as Promise<Json>));
    const [found, operations] = Object.entries<Json>(paths).toSorted(([a], [b]) => a.split('{').length - b.split('{').length).find(([each]) => patternOf(each).test(path)) ?? [];
    const described = operations?.[method.toLowerCase()]?.responses?.[status];
    const key = `${method} ${found} ${status}`;
    // An address or a method that there is not.
    if (!operations?.[method.toLowerCase()] && status >= 400) return;
    expect(described, `${key} is described`).toBeDefined();
    if (status >= 400) return;
    const json = described.content?.['application/json']?.schema;
    if (!json) return expect(typeof body, `${key} is no JSON`).toBe('string');
    if (!rules.has(key)) rules.set(key, z.fromJSONSchema({ ...(strict(json) as object), $defs: strict(components.schemas) } as never));
    const { error } = (rules.get(key) as z.ZodType).safeParse(body);
    expect(error && `${key} answers otherwise than described: ${z.prettifyError(error)}`).toBeUndefined();
  };
};
