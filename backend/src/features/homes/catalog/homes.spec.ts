import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const planCode = '1.kqq4dl66.0301031110000300110110.m0';
const plan = designOf(planCode)!.plan;
const facts = planFacts(plan);

const fields =
  'id version slug name modelType footprint bedrooms bathrooms fullBaths halfBaths squareFootage description featured status position checked uncheckedReason planCode hasPlan imageUrl planUrl publishedAt';
const create = (input: object, selection = fields) =>
  admin.gql(`mutation ($input: HomeInput!) { createHome(input: $input) { ${selection} } }`, { input });
const update = (id: string, version: number, input: object) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $input: HomeInput!) { updateHome(id: $id, version: $version, input: $input) { ${fields} } }`,
    { id, version, input },
  );
const publish = (id: string, version: number, reason?: string) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!, $reason: String) { publishHome(id: $id, version: $version, reason: $reason) { ${fields} } }`,
    { id, version, reason },
  );
const withdraw = (id: string, version: number) =>
  admin.gql(
    `mutation ($id: ID!, $version: Int!) { withdrawHome(id: $id, version: $version) { ${fields} } }`,
    {
      id,
      version,
    },
  );
const seen = async (slug: string) =>
  (await api.gql('query ($slug: String!) { home(slug: $slug) { slug name checked } }', { slug })).data.home;
const refusal = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;

const described = { description: 'A home for a spec.' };
const stated = {
  ...described,
  modelType: 'Single Wide',
  footprint: '13x48',
  bedrooms: 2,
  bathrooms: 1,
  squareFootage: 640,
};

describe('a home with a plan', () => {
  it('is a draft whose facts are those of the plan', async () => {
    const { data } = await create({ name: 'Quillayute', ...described, planCode });
    const { modelType, footprint, bedrooms, bathrooms, fullBaths, halfBaths, squareFootage } = facts;
    expect(data.createHome).toMatchObject({
      slug: 'quillayute',
      modelType,
      footprint,
      bedrooms,
      bathrooms,
      fullBaths,
      halfBaths,
      squareFootage,
      status: 'draft',
      checked: true,
      hasPlan: true,
      planCode,
      imageUrl: '/api/image/home-quillayute.png',
      planUrl: null,
      publishedAt: null,
    });
    expect(await seen('quillayute')).toBeNull();
  });

  it('may come as a document, which is kept as it is', async () => {
    const { data } = await create(
      { name: 'Document', ...described, plan },
      'id planCode plan checked findings { rule }',
    );
    expect(data.createHome.planCode).toBeNull();
    expect(data.createHome.plan).toEqual(JSON.parse(JSON.stringify(plan)));
    expect(data.createHome.findings).toEqual([]);
  });

  it('cannot contradict it', async () => {
    expect(
      refusal(await create({ name: 'Lie', ...described, planCode, bedrooms: facts.bedrooms + 1 })),
    ).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { bedrooms: `${homeSentences.fromPlan}: ${facts.bedrooms}` },
    });
    const { data } = await create({ name: 'Truth', ...described, planCode });
    const { id, version } = data.createHome;
    expect(refusal(await update(id, version, { footprint: '13x48' }))).toMatchObject({
      fieldErrors: { footprint: `${homeSentences.fromPlan}: ${facts.footprint}` },
    });
    const bare = await update(id, version, { plan: null, footprint: '28x66' });
    expect(bare.data.updateHome).toMatchObject({
      hasPlan: false,
      checked: false,
      planCode: null,
      footprint: '28x66',
      bedrooms: facts.bedrooms,
      fullBaths: null,
    });
  });

  it('is refused if it is none', async () => {
    for (const input of [
      { plan: {} },
      { plan: { schema: 'hearthline.plan/1' } },
      { planCode: 'no.such.code' },
      { planCode, plan },
      { plan: { ...plan, name: 'NUL \u0000' } },
      { plan: { ...plan, note: ['half \ud800'] } },
      { plan: { ...plan, 'NUL \u0000': 1 } },
    ])
      expect(
        refusal(await create({ name: 'None', ...described, ...input })),
        JSON.stringify(input).slice(0, 80),
      ).toMatchObject({
        code: 'BAD_INPUT',
      });
  });
});

describe('publishing', () => {
  it('shows a checked home at once, and withdrawing takes it away again', async () => {
    const { data } = await create({ name: 'Hoquiam', ...described, planCode });
    const { id, version } = data.createHome;
    const published = (await publish(id, version, 'not needed')).data.publishHome;
    expect(published).toMatchObject({ status: 'published', checked: true, uncheckedReason: null });
    expect(await seen('hoquiam')).toEqual({ slug: 'hoquiam', name: 'Hoquiam', checked: true });
    expect((await withdraw(id, published.version)).data.withdrawHome.status).toBe('withdrawn');
    expect(await seen('hoquiam')).toBeNull();
  });

  it('takes a home that is not checked only with a reason, which the audit log keeps', async () => {
    const { data } = await create({ name: 'Facts only', ...stated });
    const { id, version, checked } = data.createHome;
    expect(checked).toBe(false);
    for (const reason of [undefined, '', '  ', 'ok', 'x'.repeat(301)])
      expect(refusal(await publish(id, version, reason))).toMatchObject({ code: 'BAD_INPUT' });
    const why = 'The plan is still at the factory';
    expect((await publish(id, version, why)).data.publishHome).toMatchObject({
      status: 'published',
      checked: false,
      uncheckedReason: why,
    });
    const [entry] = await api.sql(
      'select action, details from audit_entries where object = $1 order by id desc',
      [`home:${id}`],
    );
    expect(entry).toEqual({ action: 'home.publish-unchecked', details: { slug: 'facts-only', reason: why } });
  });

  it('is decided by the rules of today, whatever it was saved under', async () => {
    const bad = JSON.parse(JSON.stringify(plan));
    bad.levels[0].alarms = [];
    const { data } = await create({ name: 'Once checked', ...described, plan: bad });
    const { id, version } = data.createHome;
    await api.sql('update homes set checked = true where id = $1', [id]);
    expect(refusal(await publish(id, version))).toMatchObject({ code: 'BAD_INPUT' });
    const published = (await publish(id, version, 'An alarm is to follow')).data.publishHome;
    expect(published).toMatchObject({ checked: false, uncheckedReason: 'An alarm is to follow' });

    const sound = (await create({ name: 'Sound', ...described, planCode })).data.createHome;
    await api.sql('update homes set checked = false where id = $1', [sound.id]);
    expect((await publish(sound.id, sound.version)).data.publishHome).toMatchObject({ checked: true });
  });

  it('needs no reason for where furniture stands: that is advice', async () => {
    const pushed = `${planCode}~f20.-12.0`;
    expect(checkPlan(designOf(pushed)!.plan).filter(({ level }) => level === 'error')).toMatchObject([
      { rule: 'use.bed-space' },
    ]);
    const { data } = await create({ name: 'Pushed bed', ...described, planCode: pushed });
    expect(data.createHome).toMatchObject({ checked: true });
    const { id, version } = data.createHome;
    expect((await publish(id, version)).data.publishHome).toMatchObject({
      status: 'published',
      checked: true,
      uncheckedReason: null,
    });
  });

  it('keeps a checked home from getting a plan that breaks a rule while visitors see it', async () => {
    const { data } = await create({ name: 'Standing', ...described, planCode });
    const published = (await publish(data.createHome.id, data.createHome.version)).data.publishHome;
    const bad = JSON.parse(JSON.stringify(plan));
    bad.levels[0].alarms = [];
    expect(refusal(await update(published.id, published.version, { plan: bad }))).toMatchObject({
      fieldErrors: { plan: homeSentences.stays },
    });
    const withdrawn = (await withdraw(published.id, published.version)).data.withdrawHome;
    expect((await update(withdrawn.id, withdrawn.version, { plan: bad })).data.updateHome.checked).toBe(
      false,
    );
  });
});

describe('an address', () => {
  it('is made from the name, and used once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create({ name: 'St. John’s', ...stated })));
    expect(made.map(({ data }) => data.createHome.slug).sort()).toEqual([
      'st-johns',
      'st-johns-2',
      'st-johns-3',
    ]);
    expect(refusal(await create({ name: 'Other', slug: 'st-johns', ...stated }))).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { slug: homeSentences.slugTaken },
    });
  });

  it.each(['g', 'import', 'Upper', 'a--b', '-a', 'a/b', 'a b', '', 'ü', 'a\0b', 'x'.repeat(61)])(
    'is not %j',
    async (slug) =>
      expect(refusal(await create({ name: 'Other', slug, ...stated }))).toMatchObject({ code: 'BAD_INPUT' }),
  );
});

describe('two people at once', () => {
  it('do not overwrite each other', async () => {
    const { data } = await create({ name: 'Twice', ...stated });
    const { id, version } = data.createHome;
    const both = await Promise.all(['One', 'Two'].map((name) => update(id, version, { name })));
    expect(both.filter(({ data: stored }) => stored?.updateHome)).toHaveLength(1);
    expect(refusal(both.find(({ errors }) => errors)!)).toMatchObject({ code: 'CONFLICT' });
    expect(refusal(await publish(id, version, 'because'))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the catalog', () => {
  const catalog = (variables: object) =>
    admin.gql(
      'query ($page: Int, $search: String, $status: HomeStatus) { catalogHomes(page: $page, search: $search, status: $status) { homes { id slug status } pagination { total } } }',
      variables as Record<string, unknown>,
    );

  it('is searched by name, and by status', async () => {
    await create({ name: 'Zoë Lake', ...stated });
    const { homes, pagination } = (await catalog({ search: 'zoe', status: 'draft' })).data.catalogHomes;
    expect(homes.map(({ slug }: { slug: string }) => slug)).toEqual(['zoe-lake']);
    expect(pagination.total).toBe(1);
    expect((await catalog({ search: 'zoe', status: 'published' })).data.catalogHomes.homes).toEqual([]);
  });

  it('is put in order; what is not named follows', async () => {
    const order = (ids: string[]) => admin.gql('mutation ($ids: [ID!]!) { orderHomes(ids: $ids) }', { ids });
    const before: { id: string }[] = (await catalog({})).data.catalogHomes.homes;
    const [first, second, third] = before.map(({ id }) => id);
    expect((await order([third!, first!])).data.orderHomes).toBe(true);
    const after: { id: string }[] = (await catalog({})).data.catalogHomes.homes;
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual([third, first, second]);
    for (const ids of [[], [first!, first!], ['x'], ['0197f000-0000-7000-8000-00000000dead']])
      expect(refusal(await order(ids))).toMatchObject({ code: 'BAD_INPUT' });
  });
});
