import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { describe, expect, it } from 'vitest';
import { restRoutes } from '../../features/index.ts';
import { useApi } from '../../testing/api.ts';
import { limitWords } from '../access/rate-limits.ts';

const api = useApi();
const routes = restRoutes({} as never, {} as never);

describe('a server that keeps its descriptions to itself', () => {
  const closed = useApi({ explorer: false });

  it('has no description of the REST API, as it has no introspection', async () => {
    const answer = await closed.open('/api/openapi.json');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      message: errorCatalogue.NOT_FOUND.message,
      code: 'NOT_FOUND',
    });
  });
});

describe('the description of the REST API', () => {
  it('is served to everybody and names every route, with who may use it', async () => {
    const { status, headers, body } = await api.rest('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries<Record<string, { 'x-roles'?: string[]; security: object[] }>>(
      body.paths,
    ).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(described.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(
      routes.map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted(),
    );
    for (const { path, method, operation } of described) {
      const route = routes.find(
        (each) => each.method === method && each.path.replace(/:(\w+)/g, '{$1}') === path,
      );
      expect(operation.security, path).toEqual(route?.access === 'public' ? [] : [{ bearer: [] }]);
      expect(Boolean(operation['x-roles']), path).toBe(route?.access !== 'public');
    }
  });

  it('says of every route what it is for, and calls no two of them alike', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const operations = Object.values<Record<string, { operationId: string; summary: string }>>(
      body.paths,
    ).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
  });

  it('takes fields and limits from the rules that are enforced', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const contact = body.paths['/api/contacts'].post.requestBody.content['application/json'].schema;
    expect(contact.required).toEqual(['firstName', 'lastName']);
    expect(contact.properties.firstName).toMatchObject({ type: 'string', maxLength: 100 });
    expect(body.paths['/api/contacts'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['page', 'search', 'status']),
    );
    expect(body.paths['/api/contacts/{id}'].delete.responses[204]).toBeDefined();
  });

  it('says of every JSON answer what is in it, in the words of GraphQL', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    for (const [path, operations] of Object.entries<Record<string, any>>(body.paths)) {
      for (const [method, { responses }] of Object.entries(operations)) {
        for (const [status, { content }] of Object.entries<any>(responses)) {
          const schema = content?.['application/json']?.schema;
          if (content?.['application/json'])
            expect(Object.keys(schema).length, `${method} ${path} ${status}`).toBeGreaterThan(0);
        }
      }
    }
    expect(body.paths['/api/contacts'].get.responses[200].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/ContactPage',
    });
    expect(body.components.schemas.Contact.properties.phone).toMatchObject({ type: ['string', 'null'] });
    expect(body.components.schemas.Project.properties.actualCost).toBeDefined();
    expect(body.components.schemas.Project.required).not.toContain('actualCost');
    expect(
      body.paths['/api/floor-plans/search'].get.responses[200].content['application/json'].schema.items
        .properties.createdAt,
    ).toBeUndefined();
  });

  it('says what each field means in the words of GraphQL', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const { get, patch } = body.paths['/api/contacts/{id}'];
    expect(get.parameters).toMatchObject([{ name: 'id', description: expect.stringContaining('NOT_FOUND') }]);
    expect(patch.requestBody.content['application/json'].schema.properties.version.description).toContain(
      'CONFLICT',
    );
    expect(body.components.schemas.ContactStatus.description).toContain('- `prospect`: ');
    const fields = Object.values<any>(body.paths)
      .flatMap((operations) => Object.values<any>(operations))
      .flatMap(({ operationId, parameters, requestBody }) => [
        ...parameters.map(({ name, description }: any) => ({ of: operationId, name, description })),
        ...Object.values<any>(requestBody?.content ?? {})
          .flatMap(({ schema }) => Object.entries<any>(schema.properties ?? {}))
          .map(([name, { description }]) => ({ of: operationId, name, description })),
      ]);
    expect(fields.length).toBeGreaterThan(50);
    expect(fields.filter(({ description }) => !description).map(({ of, name }) => `${of} ${name}`)).toEqual(
      [],
    );
  });

  it('says where a key makes sending again safe, what is sent that is no JSON, and which refusals there are', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const { post } = body.paths['/api/projects/{id}/documents'];
    expect(post.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(Object.keys(post.requestBody.content['multipart/form-data'].schema.properties)).toEqual([
      'file',
      'type',
      'requestId',
      'documentId',
      'again',
    ]);
    expect(Object.keys(post.responses)).toEqual([
      '201',
      '202',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
      '507',
    ]);
    expect(Object.keys(body.paths['/api/auth/login'].post.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(body.paths['/api/contacts/{id}'].patch.responses)).toContain('409');
    expect(body.components.responses[429].headers['Retry-After'].description).toContain('Seconds');
  });

  it('tells every code and every limit in the manuals of both APIs', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const schema = await api.gql('{ __schema { description } }');
    for (const manual of [body.info.description, schema.data.__schema.description] as string[]) {
      for (const [code, { status }] of Object.entries(errorCatalogue))
        expect(manual).toContain(`- \`${code}\` (${status}): `);
      for (const words of Object.values(limitWords)) expect(manual).toContain(words);
      expect(manual).toContain('Bookings from one address: 20 in a minute.');
    }
  });

  it('refers only to what it contains', async () => {
    const { body } = await api.rest('GET', '/api/openapi.json');
    const refs = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => String(path));
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of new Set(refs))
      expect(
        ref.split('/').reduce((value, key) => value?.[key], body),
        ref,
      ).toBeDefined();
    expect(Object.keys(body.components.responses)).toEqual(
      expect.arrayContaining(Object.values(errorCatalogue).map(({ status }) => String(status))),
    );
  });
});
