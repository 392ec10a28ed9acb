import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
const now = '2027-03-10T20:00:00Z';
beforeAll(async () => {
  api.clock.set(now);
  admin = await api.as('admin');
});

const input = (more: object = {}) => ({
  value: '12400000',
  unit: 'dollars',
  asOf: '2027-03-01',
  note: 'From the books',
  version: 0,
  ...more,
});
const record = (key: string, values: object, who = admin) =>
  who.gql(
    'mutation ($key: ID!, $input: RecordFigureInput!) { recordFigure(key: $key, input: $input) { key value unit asOf note version } }',
    { key, input: values },
  );
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  errors?.[0]?.extensions.code;
const history = async (key: string) =>
  (
    await admin.gql(
      'query ($key: ID!) { figureHistory(key: $key) { changes { version value before by recordedAt asOf note } pagination { total } } }',
      { key },
    )
  ).data.figureHistory;

describe('a recorded figure', () => {
  it('is unknown until somebody records it, and keeps what it was', async () => {
    const { data } = await admin.gql('{ figures { key value asOf version label board } }');
    expect(data.figures.find(({ key }: { key: string }) => key === 'total_revenue')).toEqual({
      key: 'total_revenue',
      value: null,
      asOf: null,
      version: 0,
      label: 'Total Revenue',
      board: 'hub',
    });
    expect((await record('total_revenue', input({ value: '$12,400,000' }))).data.recordFigure).toEqual({
      key: 'total_revenue',
      value: '12400000',
      unit: 'dollars',
      asOf: '2027-03-01',
      note: 'From the books',
      version: 1,
    });
    expect(
      (await record('total_revenue', input({ value: '13000000', note: null, version: 1 }))).data.recordFigure,
    ).toMatchObject({ value: '13000000', note: null, version: 2 });
    const { changes, pagination } = await history('total_revenue');
    expect(pagination.total).toBe(2);
    expect(changes).toMatchObject([
      {
        version: 2,
        value: '13000000',
        before: '12400000',
        note: null,
        by: expect.any(String),
        recordedAt: '2027-03-10T20:00:00.000Z',
      },
      { version: 1, value: '12400000', before: null, note: 'From the books' },
    ]);
    const lines = await api.sql(
      "select details from audit_entries where action = 'figure.record' and object = 'figure:total_revenue' order by details->>'version'",
    );
    expect(lines.map(({ details }) => details)).toEqual([
      {
        version: 1,
        changes: {
          value: { from: null, to: '12400000' },
          unit: { from: null, to: 'dollars' },
          asOf: { from: null, to: '2027-03-01' },
          note: { from: null, to: 'From the books' },
        },
      },
      {
        version: 2,
        changes: { value: { from: '12400000', to: '13000000' }, note: { from: 'From the books', to: null } },
      },
    ]);
  });

  it('takes one of two who record it at once, the first time and later', async () => {
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        ['5', '6', '7'].map((value) => record('sales_agents', input({ value, unit: 'number', version }))),
      );
      expect(answers.map(code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    }
    expect((await history('sales_agents')).pagination.total).toBe(2);
    expect(code(await record('sales_agents', input({ unit: 'number', version: 0 })))).toBe('CONFLICT');
    expect(code(await record('support_staff', input({ unit: 'number', version: 3 })))).toBe('CONFLICT');
    expect((await history('support_staff')).pagination.total).toBe(0);
  });

  it.each([
    ['value', { value: '' }],
    ['value', { value: 'many' }],
    ['value', { value: '1.5' }],
    ['value', { value: '12,4' }],
    ['value', { value: '9'.repeat(20) }],
    ['value', { value: 'a\u0000' }],
    ['value', { value: '1e9' }],
    ['value', { value: '5.1', unit: 'of_five' }],
    ['value', { value: 'G', unit: 'grade' }],
    ['value', { value: 'A+', unit: 'percent' }],
    ['note', { note: 'x'.repeat(501) }],
    ['asOf', { asOf: '2027-03-11' }],
    ['asOf', { asOf: '1999-12-31' }],
  ])('is refused with a wrong %s: %j', async (field, more) => {
    const answer = await record('team_members', input(more));
    expect(code(answer)).toBe('BAD_INPUT');
    expect(Object.keys(answer.errors?.[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
  });

  it('reads what people type', async () => {
    for (const [key, unit, typed, value] of [
      ['sales_team', 'percent', '125 %', '125'],
      ['satisfaction', 'of_five', '4.8', '4.8'],
      ['code_quality', 'grade', 'a+', 'A+'],
      ['cost_reduction', 'percent', '-2.5', '-2.5'],
    ] as const) {
      expect((await record(key, input({ value: typed, unit }))).data.recordFigure.value, typed).toBe(value);
    }
  });

  it('has a name that is known', async () => {
    for (const key of ['nothing', '__proto__', 'constructor', 'a\u0000'])
      expect(code(await record(key, input())), key).toBe('NOT_FOUND');
    expect(code(await admin.gql('{ figureHistory(key: "nothing") { pagination { total } } }'))).toBe(
      'BAD_INPUT',
    );
  });
});

describe('a board', () => {
  it('is told to its own people and to the admin, without the note', async () => {
    const boards = {
      hubFigures: [],
      agentFigures: ['agent'],
      portfolioFigures: ['investor'],
      operationsFigures: ['devops'],
    } as const;
    for (const role of ['agent', 'investor', 'devops', 'customer'] as const) {
      const caller = await api.as(role);
      for (const [board, roles] of Object.entries(boards)) {
        const answer = await caller.gql(`{ ${board} { key value } }`);
        expect(code(answer), `${role} ${board}`).toBe(
          (roles as readonly string[]).includes(role) ? undefined : 'FORBIDDEN',
        );
        if (!code(answer)) expect(code(await caller.gql(`{ ${board} { note } }`))).toBe('FORBIDDEN');
      }
      expect(code(await record('portfolio_value', input(), caller))).toBe('FORBIDDEN');
    }
    await record('portfolio_value', input({ value: '47200000' }));
    const { data } = await (await api.as('investor')).gql('{ portfolioFigures { key value asOf } }');
    expect(data.portfolioFigures).toContainEqual({
      key: 'portfolio_value',
      value: '47200000',
      asOf: '2027-03-01',
    });
    expect(data.portfolioFigures.map(({ key }: { key: string }) => key)).toEqual([
      'portfolio_value',
      'ytd_return',
      'portfolio_projects',
    ]);
  });
});
