import { buildSchema, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { createDocumentAdmission, type DocumentBudget } from './document-admission.ts';

const schema = buildSchema('type Query { name: String names: [String] }');
const visitor = { id: '192.0.2.1', isVisitor: true };

/** The code with which a document is refused, or null. */
const codeOf = async (work: Promise<void>): Promise<unknown> => {
  try {
    await work;
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(GraphQLError);
    return (error as GraphQLError).extensions.code;
  }
};

describe('documents that the server does not know', () => {
  const budget: DocumentBudget = { points: 3, duration: 60 };

  it('count against their sender, exactly up to the budget', async () => {
    const documents = createDocumentAdmission(schema, { visitor: budget, account: budget });
    for (let sent = 0; sent < budget.points; sent += 1)
      expect(await codeOf(documents.admit(`{ name } #${sent}`, visitor))).toBeNull();
    expect(await codeOf(documents.admit('{ name } #one more', visitor))).toBe('TOO_MANY_REQUESTS');
    expect(
      await codeOf(documents.admit('{ name } #one more', { id: '192.0.2.2', isVisitor: true })),
    ).toBeNull();
  });

  it('count whether or not they can be read', async () => {
    const documents = createDocumentAdmission(schema, { visitor: budget, account: budget });
    for (let sent = 0; sent < budget.points; sent += 1)
      await codeOf(documents.admit('{'.repeat(sent + 1), visitor));
    expect(await codeOf(documents.admit('{ name }', visitor))).toBe('TOO_MANY_REQUESTS');
  });

  it('cost nothing once they are known to be valid', async () => {
    const documents = createDocumentAdmission(schema, { visitor: budget, account: budget });
    documents.know('{ name }');
    for (let sent = 0; sent < 50; sent += 1)
      expect(await codeOf(documents.admit('{ name }', visitor))).toBeNull();
  });

  it('push out those that were used least recently, not those that are in use', async () => {
    const documents = createDocumentAdmission(
      schema,
      { visitor: { points: 1, duration: 60 }, account: budget },
      { max: 2, maxSize: 1000 },
    );
    documents.know('{ name }');
    documents.know('{ names }');
    await documents.admit('{ name }', visitor);
    documents.know('{ name names }');
    expect(await codeOf(documents.admit('{ name }', visitor))).toBeNull();
    expect(await codeOf(documents.admit('{ names }', visitor))).toBeNull();
    expect(await codeOf(documents.admit('{ names }', visitor))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the budget of a sender', () => {
  const points = 5;
  const api = useApi({
    documentBudgets: { visitor: { points, duration: 60 }, account: { points: 2 * points, duration: 60 } },
  });

  it('ends in 429 with Retry-After, and leaves known documents and other senders alone', async () => {
    const known = '{ company { name } }';
    expect((await api.gql(known)).status).toBe(200);
    const admin = await api.as('admin');
    for (let sent = 1; sent < points; sent += 1)
      expect((await api.gql(`{ company { name } } #${sent}`)).status).toBe(200);
    const refused = await api.rest('POST', '/graphql', { query: '{ company { name } } #too many' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    expect((await api.gql(known)).status).toBe(200);
    expect((await admin.gql('{ viewer { id } }')).status).toBe(200);
    const byGet = await api.open(`/graphql?query=${encodeURIComponent('{ company { name } } #by get')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(byGet.status).toBe(429);
    const stream = await api.rest('POST', '/graphql/stream', { query: 'subscription { nothing }' });
    expect(stream.status).toBe(429);
  });
});
