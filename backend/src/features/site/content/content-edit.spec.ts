import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../platform/time/business-time.ts';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const day = (plus: number): string => dayIn('America/Los_Angeles', new Date(), plus);
const offer = (more: object = {}) => ({
  kind: 'promotion',
  title: 'Spring Offer',
  terms: '$500 off',
  text: 'Off the price.',
  figures: { amount: 500 },
  position: 0,
  ...more,
});
const fields = 'id slug title state version position startsOn endsOn';
const create = (input: object) =>
  admin.gql(`mutation ($input: ContentItemInput!) { createContentItem(input: $input) { ${fields} } }`, {
    input,
  });
const update = (id: string, input: object) =>
  admin.gql(
    `mutation ($id: ID!, $input: UpdateContentItemInput!) { updateContentItem(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );
const visible = async (): Promise<string[]> =>
  (await api.rest('GET', '/api/content')).body.content.map(({ slug }: { slug: string }) => slug);

describe('offers', () => {
  it('are shown to visitors on their days only, and marked for the editor', async () => {
    const made = await Promise.all([
      create(offer({ title: 'Over', endsOn: day(-1) })),
      create(offer({ title: 'Ends tomorrow', endsOn: day(1) })),
      create(offer({ title: 'Begins tomorrow', startsOn: day(1) })),
      create(offer({ title: 'Today', startsOn: day(0), endsOn: day(0) })),
    ]);
    expect(made.map(({ data }) => data.createContentItem.state)).toEqual([
      'expired',
      'current',
      'upcoming',
      'current',
    ]);
    const shown = await visible();
    expect(['over', 'ends-tomorrow', 'begins-tomorrow', 'today'].map((slug) => shown.includes(slug))).toEqual(
      [false, true, false, true],
    );
    const { data } = await admin.gql(
      '{ contentItems(kind: promotion) { contentItems { slug state } pagination { total } } }',
    );
    expect(data.contentItems.pagination.total).toBe(7);
    expect(data.contentItems.contentItems).toContainEqual({ slug: 'solar-package', state: 'expired' });
  });

  it('get a short name of their own each, also at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(offer({ title: 'Twice “the” Same' }))));
    expect(made.map(({ data }) => data.createContentItem.slug).sort()).toEqual([
      'twice-the-same',
      'twice-the-same-2',
      'twice-the-same-3',
    ]);
    expect((await create(offer({ title: '★★' }))).data.createContentItem.slug).toBe('entry');
  });

  it('are changed by version, keep kind and short name, and go when they are removed', async () => {
    const { id, version } = (await create(offer({ title: 'To change' }))).data.createContentItem;
    const changed = await update(id, {
      ...offer({
        title: 'Changed',
        kind: 'example_price',
        figures: { price: 1, monthly: 1, bedrooms: 1, bathrooms: 1, downPercent: 1, years: 1 },
      }),
      version,
    });
    expect(changed.data.updateContentItem).toMatchObject({
      title: 'Changed',
      slug: 'to-change',
      version: version + 1,
    });
    expect((await update(id, { ...offer(), version })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const remove = () => admin.gql('mutation ($id: ID!) { removeContentItem(id: $id) }', { id });
    expect((await remove()).data.removeContentItem).toBe(id);
    expect((await remove()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await visible()).not.toContain('to-change');
  });

  it.each([
    ['endsOn', { startsOn: '2027-02-02', endsOn: '2027-02-01' }],
    ['startsOn', { startsOn: '2027-02-30' }],
    ['topic', { kind: 'program' }],
    ['topic', { kind: 'financing', topic: 'elsewhere' }],
    ['figures', { kind: 'example_price', figures: { price: 5 } }],
    [
      'figures',
      {
        figures: Object.fromEntries(
          Array.from({ length: 13 }, (_, index) => [`f${'a'.repeat(index + 1)}`, 1]),
        ),
      },
    ],
    ['title', { title: ' ' }],
    ['text', { text: 'a\u0000' }],
    ['terms', { terms: 'x'.repeat(81) }],
    ['position', { position: -1 }],
  ])('are refused with a wrong %s', async (field, more) => {
    const { errors } = await create(offer(more));
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fieldErrors ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });

  it('take no figure that is not a number, and no name that is not plain', async () => {
    for (const figures of [{ amount: '5' }, { amount: null }, { 'a b': 1 }, { ['__proto__x']: 1 }])
      expect((await create(offer({ figures }))).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
