import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { expectWithinMs } from '../../testing/time-limit.ts';
import { graphqlLimits } from './document-limits.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('limits of a GraphQL document', () => {
  const api = useApi({ explorer: false });

  const refused = async (query: string, variables?: Record<string, unknown>): Promise<string> => {
    const { status, data, errors } = await expectWithinMs(600, 'refusing', () => api.gql(query, variables));
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.length).toBeGreaterThan(0);
    expect(errors?.length).toBeLessThanOrEqual(6);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_INPUT']));
    return errors?.map(({ message }) => message).join('\n') ?? '';
  };

  it('takes what the product itself asks for', async () => {
    const admin = await api.as('admin');
    const answer = await admin.gql(
      'query ($page: Int) { viewer { id role } contacts(page: $page) { contacts { id tags createdAt } pagination { total } } }',
      { page: 1 },
    );
    expect(answer.errors).toBeUndefined();
  });

  it('is refused for its depth, through fragments as well (E2)', async () => {
    const nest = (depth: number): string => (depth === 0 ? '__typename' : `company { ${nest(depth - 1)} }`);
    expect(await refused(`{ ${nest(graphqlLimits.depth)} }`)).toMatch(/nested too deeply/);
    const chain = times(
      graphqlLimits.depth,
      (index) => `fragment f${index} on Company { name ... on Company { c: company { ...f${index + 1} } } }`,
    ).join(' ');
    expect(
      await refused(`{ company { ...f0 } } ${chain} fragment f${graphqlLimits.depth} on Company { name }`),
    ).toMatch(/nested too deeply/);
    expect(
      await refused(
        `{ company { ${'... on Company { '.repeat(200)}name${' }'.repeat(200)} } }`.replace(
          'name',
          nest(graphqlLimits.depth),
        ),
      ),
    ).toMatch(/nested too deeply|Cannot query/);
  });

  it('ends walking fragments that spread each other, many times or in a circle (E2)', async () => {
    const doubling = times(
      30,
      (index) => `fragment f${index} on Company { ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    await refused(`{ company { ...f0 } } ${doubling} fragment f30 on Company { name }`);
    await refused('{ company { ...a } } fragment a on Company { ...b } fragment b on Company { ...a }');
  });

  it('is refused for its aliases, of __typename too (E3)', async () => {
    const aliases = (field: string): string =>
      times(graphqlLimits.aliases + 1, (index) => `a${index}: ${field}`).join(' ');
    expect(await refused(`{ ${aliases('__typename')} }`)).toMatch(/aliases/);
    expect(await refused(`{ company { ${aliases('name')} } }`)).toMatch(/aliases/);
    expect(await refused(`{ company { ...f } } fragment f on Company { ${aliases('name')} }`)).toMatch(
      /aliases/,
    );
  });

  it('is refused as a batch, or for many mutations, however they are wrapped (E4)', async () => {
    const batch = await api.rest('POST', '/graphql', [
      { query: '{ __typename }' },
      { query: '{ __typename }' },
    ]);
    expect(batch.status).toBe(400);
    const mutations = (count: number): string =>
      times(count, (index) => `m${index}: deleteContact(id: "0")`).join(' ');
    const fine = await api.gql(`mutation { ${mutations(graphqlLimits.rootMutations)} }`);
    expect(fine.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    const many = mutations(graphqlLimits.rootMutations + 1);
    expect(await refused(`mutation { ${many} }`)).toMatch(/too many mutations/);
    expect(await refused(`mutation { ... on Mutation { ${many} } }`)).toMatch(/too many mutations/);
    expect(await refused(`mutation { ...f } fragment f on Mutation { ${many} }`)).toMatch(
      /too many mutations/,
    );
    expect(
      await refused(`{ ... { ${times(graphqlLimits.rootFields + 1, () => 'company { name }').join(' ')} } }`),
    ).toMatch(/at the root/);
  });

  it('is refused for its tokens and directives, quickly (E5)', async () => {
    expect(await refused(`{ ${'a '.repeat(graphqlLimits.tokens)} }`)).toMatch(/tokens/);
    expect(await refused(`{ ${'company { name } '.repeat(20)} }`)).toMatch(/at the root/);
    expect(await refused(`{ company { ${times(21, () => 'name @include(if: true)').join(' ')} } }`)).toMatch(
      /directives/,
    );
    await refused(`{ company { name ${'@skip(if: false) '.repeat(100)} } }`);
    await refused(`{ company { name ${'@nothing '.repeat(1400)} } }`);
    await refused('{'.repeat(1400));
    await refused(`{ company(a: ${'['.repeat(700)}${']'.repeat(700)}) { name } }`);
    await refused(`query (${times(200, (index) => `$v${index}: Int`).join(' ')}) { __typename }`);
  });

  it('is refused when one name stands in the answer too often, and is answered up to there (E5)', async () => {
    const named = (times: number): string => `{ company { ${'name '.repeat(times)} } }`;
    expect((await api.gql(named(graphqlLimits.repeatedNames + 1))).data).toEqual({
      company: { name: 'Hearthline Homes' },
    });
    expect(await refused(named(graphqlLimits.repeatedNames + 2))).toMatch(/same name/);
    expect(
      await refused(`{ company { ${'... { name } '.repeat(graphqlLimits.repeatedNames + 2)} } }`),
    ).toMatch(/same name/);
    expect(
      await refused(
        `{ company { ${'...f '.repeat(graphqlLimits.repeatedNames + 2)} } } fragment f on Company { name }`,
      ),
    ).toMatch(/same name/);
    expect(
      await refused(
        `{ __typename } fragment f on Company { ${'name '.repeat(graphqlLimits.repeatedNames + 2)} }`,
      ),
    ).toMatch(/same name/);
  });

  it('is refused for its fields, wherever they stand and however often a fragment brings them (E5)', async () => {
    const levels = (count: number): string =>
      times(count, (index) => `fragment f${index} on Company { ...f${index + 1} ...f${index + 1} }`).join(
        ' ',
      );
    expect(await refused(`{ company { ...f0 } } ${levels(20)} fragment f20 on Company { name }`)).toMatch(
      /too many fields|same name/,
    );
    const inline = (count: number): string =>
      `{ company { ${'... on Company { '.repeat(count)}name${' }'.repeat(count)} } }`;
    expect((await api.gql(inline(graphqlLimits.tokens / 5 - 10))).status).toBe(200);
    expect(
      await refused(
        `{ ${times(6, (index) => `company { ${times(85, (field) => `x${index}${field}`).join(' ')} }`).join(' ')} }`,
      ),
    ).toMatch(/too many fields/);
  });

  it('is refused for its definitions and variables (E5)', async () => {
    expect(
      await refused(
        times(graphqlLimits.definitions + 1, (index) => `query Q${index} { __typename }`).join(' '),
      ),
    ).toMatch(/too many operations/);
    expect(
      await refused(
        `query (${times(graphqlLimits.variables + 1, (index) => `$v${index}: Int`).join(' ')}) { __typename }`,
      ),
    ).toMatch(/too many variables/);
  });

  it('is refused for its length before it is read, up to the last character (E5)', async () => {
    const long = (length: number): string => '{ __typename } #'.padEnd(length, 'x');
    expect((await api.gql(long(graphqlLimits.length))).status).toBe(200);
    expect(await refused(long(graphqlLimits.length + 1))).toMatch(/text is too long/);
  });

  it.each([
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['both', '\r\n'],
  ])('is refused for one line too many, ended by %s (E5)', async (_name, end) => {
    const lines = (count: number): string => `${end.repeat(count - 1)}{ __typename }`;
    expect((await api.gql(lines(graphqlLimits.lines))).status).toBe(200);
    expect(await refused(lines(graphqlLimits.lines + 1))).toMatch(/too many lines/);
  });

  it('answers at most a handful of errors (E5)', async () => {
    expect(
      (await refused(`{ ${times(100, (index) => `nothing${index}`).join(' ')} }`)).split('\n').length,
    ).toBeLessThanOrEqual(6);
    const admin = await api.as('admin');
    const wrong = await admin.gql(
      'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
      {
        input: {
          firstName: 1,
          lastName: 2,
          email: 3,
          phone: 4,
          company: 5,
          source: 6,
          status: 'x',
          tags: times(50, () => 1),
          other: 1,
        },
      },
    );
    expect(wrong.status).toBe(400);
    expect(wrong.errors?.length).toBeLessThanOrEqual(5);
    const failing = await api.gql(`{ ${times(8, (index) => `a${index}: viewer { id }`).join(' ')} }`);
    expect(failing.errors?.length).toBeLessThanOrEqual(5);
  });

  it('is refused for what it could answer, before anything runs (E6)', async () => {
    // Lists multiply: 4 lists of 100 plans with 6 fields each are more than any public page needs.
    const plan =
      'floorPlans(bedrooms: 3, bathrooms: 2) { id name bedrooms bathrooms squareFootage description }';
    const plans = (count: number): string => `{ ${times(count, (index) => `p${index}: ${plan}`).join(' ')} }`;
    expect((await api.gql(plans(3))).status).toBe(200);
    expect(await refused(plans(4))).toMatch(/too much/);
    const admin = await api.as('admin');
    expect((await admin.gql(plans(10))).errors).toBeUndefined();
  });

  it('costs a visitor nothing below what they may not have, so that they are told to sign in (E6)', async () => {
    const admin = await api.as('admin');
    const lists = `{ ${times(10, (index) => `p${index}: projects { projects { stages { id name } } }`).join(' ')} }`;
    expect((await admin.gql(lists)).errors).toBeUndefined();
    expect((await api.gql(lists)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is reckoned with how long a list can be, where that is said: every field of a page of projects can be had at once', async () => {
    const admin = await api.as('admin');
    const stages = 'stages { id createdAt position name plannedFor beganOn finishedOn }';
    expect(
      (
        await admin.gql(
          `{ projects { projects { id name status stage progress customer { id name } ${stages} nextStage { name } } pagination { total } } }`,
        )
      ).errors,
    ).toBeUndefined();
    expect(
      (
        await admin.gql(
          '{ documents { documents { id name versions { number fileName contentType size state note uploadedAt uploadedByName reviewedAt } } } }',
        )
      ).errors,
    ).toBeUndefined();
    expect(
      (
        await admin.gql(
          `{ projects { projects { ${Array.from({ length: 4 }, (_, index) => `s${index}: ${stages}`).join(' ')} } } }`,
        )
      ).errors?.[0]?.message,
    ).toMatch(/too much/);
  });

  it('keeps the schema to itself in production: no introspection, no suggestion, no page (E7)', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }']) {
      const { errors } = await api.gql(query);
      expect(errors).toEqual([
        {
          message: 'The schema cannot be asked for here.',
          locations: expect.any(Array) as [],
          extensions: { code: 'BAD_INPUT' },
        },
      ]);
    }
    await refused(getIntrospectionQuery());
    const typo = await refused('{ contactz { id } companyy { nam } }');
    expect(typo).not.toMatch(/did you mean/i);
    const wrong = await api.gql(
      'query ($status: ContactStatus) { contacts(status: $status) { pagination { total } } }',
      { status: 'prospec' },
    );
    expect(JSON.stringify(wrong.errors)).not.toMatch(/did you mean/i);
    const page = await api.rest('GET', '/graphql', undefined, { accept: 'text/html' });
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toMatch(/json/);
  });
});

describe('introspection where it is on', () => {
  const api = useApi({ explorer: true });

  it('serves GraphiQL, and no more than that', async () => {
    const { data, errors } = await api.gql(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.queryType.name).toBe('Query');
    const circle = (depth: number): string =>
      depth === 0 ? 'name' : `fields { type { ${circle(depth - 1)} } }`;
    const { status } = await api.gql(`{ __schema { types { ${circle(6)} } } }`);
    expect(status).toBe(400);
    expect(
      (await api.gql(`{ ${times(16, (index) => `a${index}: __schema { types { name } }`).join(' ')} }`))
        .status,
    ).toBe(400);
  });
});
