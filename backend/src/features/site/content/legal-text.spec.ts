import { standingSizes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { sampleLegalText } from '@hearthline/rules/legal/sample-texts.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { usePages } from '../../../testing/http/built-pages.ts';

const pages = usePages();
const api = useApi({ pages: pages.source });
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
afterEach(() => api.sql('delete from settings'));

const fields = 'key body sample updatedOn version';
const read = async (key: string) =>
  (await api.gql(`query ($key: LegalKey!) { legalText(key: $key) { ${fields} } }`, { key })).data.legalText;
const save = (input: object, caller: Pick<Caller, 'gql'> = admin) =>
  caller.gql(`mutation ($input: LegalTextInput!) { updateLegalText(input: $input) { ${fields} } }`, {
    input,
  });

/** What a page is served with. */
const servedAt = async (path: string): Promise<any> => {
  const { status, body } = await api.rest('GET', path);
  expect(status).toBe(200);
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(String(body))?.[1] ?? '{}');
};

it.each(['privacy', 'terms'] as const)(
  '/%s shows a sample that says so until an admin writes another',
  async (key) => {
    expect(await read(key)).toEqual(sampleLegalText(key));
    expect((await api.rest('GET', `/api/legal/${key}`)).body).toEqual(sampleLegalText(key));
    expect((await servedAt(`/${key}`)).legal).toEqual(sampleLegalText(key));

    const { data } = await save({
      key,
      version: 1,
      body: '## Ours\n\nChecked <b>by</b> our lawyer.',
      sample: false,
    });
    expect(data.updateLegalText).toMatchObject({
      version: 2,
      sample: false,
      updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect((await servedAt(`/${key}`)).legal).toEqual(data.updateLegalText);
    // No other page carries it.
    expect(await servedAt('/finance')).not.toHaveProperty('legal');
  },
);

it('is changed by admins only, never over a newer version, and the audit log says that', async () => {
  const input = { key: 'terms', version: 1, body: 'First.' };
  const customer = await api.as('customer');
  expect((await save(input, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await save(input);
  expect((await save({ ...input, body: 'Second.' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await read('terms')).toMatchObject({ body: 'First.', version: 2 });
  const [entry] = await api.sql(
    "select object, details from audit_entries where action = 'legal-text.update' order by id desc limit 1",
  );
  expect(entry).toEqual({ object: 'legal-text:terms', details: { version: 2, sample: false } });
  // The same text again is no change.
  await save({ ...input, version: 2 });
  expect(await read('terms')).toMatchObject({ version: 2 });
});

it('has room for 20,000 characters, and none for nothing', async () => {
  const longest = 'x'.repeat(20_000);
  expect((await save({ key: 'privacy', version: 1, body: longest })).data.updateLegalText.body).toBe(longest);
  for (const body of [`${longest}x`, ' '])
    expect((await save({ key: 'privacy', version: 2, body })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { body: expect.any(String) },
    });
});

it('there is no other legal page', async () => {
  expect(await api.rest('GET', '/api/legal/cookies')).toMatchObject({
    status: 404,
    body: { message: 'There is no such page' },
  });
});

it('sentences about sizes follow the catalog', async () => {
  expect((await servedAt('/about-us')).sizes).toEqual(standingSizes);
  await api.sql("update homes set status = 'withdrawn' where square_footage = $1", [standingSizes.max]);
  const [{ max } = { max: 0 }] = await api.sql<{ max: number }>(
    "select max(square_footage)::int as max from homes where status = 'published'",
  );
  expect(max).toBeLessThan(standingSizes.max);
  expect((await servedAt('/about-us')).sizes).toEqual({ min: standingSizes.min, max });
  await api.sql("update homes set status = 'withdrawn'");
  expect((await servedAt('/about-us')).sizes).toBeNull();
});
