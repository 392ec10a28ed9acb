import { codeAlphabet } from '@hearthline/rules/homes/designs/code.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
beforeEach(() => api.sql("delete from limits where key like 'newDesign%' or key like 'designGuess%'"));

interface Made {
  readonly code: string;
  readonly editKey: string;
}

const everything = {
  name: 'Our place',
  home: { slug: 'yachats' },
  roof: 'hip',
  siding: 'fiber-cement',
  options: ['solar:package'],
  site: { land: 'own', address: '12 Alder Street', county: 'Lewis', zip: '98532', miles: 30 },
  loan: { kind: 'fha', downPercent: 5 },
  claims: ['military'],
};
const make = async (content: object = everything, as: Caller = api): Promise<Made> => {
  const { status, body } = await as.rest('POST', '/api/designs', content);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const key = (editKey: string) => ({ 'x-design-key': editKey });
const read = (code: string, editKey?: string, as: Caller = api) =>
  as.rest('GET', `/api/designs/${code}`, undefined, editKey ? key(editKey) : {});
const change = (code: string, editKey: string, patch: object, as: Caller = api) =>
  as.rest('PATCH', `/api/designs/${code}`, patch, key(editKey));

describe('a design', () => {
  it('takes a merge patch under its own media type too, which posts do not', async () => {
    const { code, editKey } = await make();
    const type = { 'content-type': 'application/merge-patch+json' };
    const patched = await api.rest(
      'PATCH',
      `/api/designs/${code}`,
      { site: { zip: null } },
      { ...key(editKey), ...type },
    );
    expect(patched.status).toBe(200);
    expect(patched.body.site).toMatchObject({ county: 'Lewis', zip: null });
    const charset = { 'content-type': 'application/merge-patch+json; charset=utf-7' };
    expect(
      (await api.rest('PATCH', `/api/designs/${code}`, {}, { ...key(editKey), ...charset })).status,
    ).toBe(415);
    expect((await api.rest('POST', '/api/designs', {}, type)).status).toBe(415);
  });

  it('is made by anybody, whole or empty, and keeps everything', async () => {
    const { code, editKey } = await make();
    const { body } = await read(code, editKey);
    expect(body).toMatchObject({
      ...everything,
      home: { slug: 'yachats', planCode: null, plan: null, name: 'Yachats', offered: true, bedrooms: 2 },
      version: 1,
      shared: true,
      claimed: false,
      viewerCanEdit: true,
    });
    const empty = await make({});
    expect((await read(empty.code)).body).toMatchObject({
      name: null,
      home: null,
      roof: null,
      options: [],
      site: null,
      loan: null,
      aboutCents: null,
    });
  });

  it('has a code that cannot be guessed (code.unguessable)', async () => {
    const codes: string[] = [];
    for (let at = 0; at < 40; at += 1) codes.push((await make({})).code);
    for (const code of codes) expect([...code].every((one) => codeAlphabet.includes(one))).toBe(true);
    expect(codes.map(({ length }) => length)).toEqual(Array(40).fill(12));
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(35);
    expect(codes.toSorted()).not.toEqual(codes);
    expect(codes.toSorted().reverse()).not.toEqual(codes);
  });

  it('is read however its code is typed', async () => {
    const { code } = await make({ roof: 'shed' });
    const typed = code
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/1/g, 'l')
      .replace(/(.{4})/g, '$1-');
    expect((await read(typed)).body).toMatchObject({ code, roof: 'shed' });
  });

  it('answers guesses with 404, and many of them with 429, even right ones (code.unguessable)', async () => {
    const { code, editKey } = await make({});
    const hidden = await make({});
    await api.sql('update designs set shared = false where code = $1', [hidden.code]);
    const neighbor = code.slice(0, 11) + codeAlphabet[(codeAlphabet.indexOf(code[11]!) + 1) % 32]!;
    expect((await read(neighbor)).status).toBe(404);
    const { data } = await api.gql('query ($code: String!) { design(code: $code) { code } }', {
      code: neighbor,
    });
    expect(data.design).toBeNull();
    for (let at = 0; at < 58; at += 1) expect((await read(`0000-0000-${1000 + at}`)).status).toBe(404);
    expect((await read('000000000000')).status).toBe(429);
    expect((await read(code)).status).toBe(429);
    expect((await read(hidden.code)).status).toBe(429);
    // Whoever may change a design is no guesser, whoever else is behind the same address.
    for (const own of [{ code, editKey }, hidden]) {
      expect((await read(own.code, own.editKey)).status).toBe(200);
      expect((await change(own.code, own.editKey, { roof: 'hip' })).status).toBe(200);
      expect((await read(own.code, undefined, await api.as('admin'))).status).toBe(200);
      expect((await read(own.code, 'x')).status).toBe(429);
    }
  });

  it('that exists counts as no guess, however often it is read', async () => {
    const { code } = await make({});
    for (let at = 0; at < 59; at += 1) expect((await read(`0000-0000-${1000 + at}`)).status).toBe(404);
    for (let at = 0; at < 3; at += 1) expect((await read(code)).status).toBe(200);
    expect((await read('000000000000')).status).toBe(404);
    expect((await read('000000000000')).status).toBe(429);
  });

  it('is made 60 times a minute from one address, and not once more', async () => {
    for (let at = 0; at < 60; at += 1) await make({});
    expect((await api.rest('POST', '/api/designs', {})).status).toBe(429);
  });

  it('shows by its code neither name nor address, and changes by its key alone (design.view-private)', async () => {
    const { code, editKey } = await make();
    const { body } = await read(code);
    expect(body).toMatchObject({
      name: null,
      site: { address: null, zip: null, county: null, miles: 30 },
      claims: [],
      viewerCanEdit: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/Our place|Alder Street|98532|Lewis|military/);
    for (const sent of [{}, key('x'), key('')])
      expect((await api.rest('PATCH', `/api/designs/${code}`, { roof: 'flat' }, sent)).status).toBe(403);
    expect((await read(code, editKey)).body).toMatchObject({ roof: 'hip', version: 1 });
    const { data } = await api.gql(
      'query ($code: String!) { design(code: $code) { name site { address zip } versions { version } } }',
      { code },
    );
    expect(data.design).toEqual({ name: null, site: { address: null, zip: null }, versions: [] });
  });

  it.each([
    ['a home that there is not', { home: { slug: 'nowhere' } }],
    ['a plan that there is not', { home: { planCode: '1.zzz' } }],
    ['no plan', { home: { plan: { format: 'x' } } }],
    ['two homes', { home: { slug: 'yachats', planCode: '1.x' } }],
    ['an unknown roof', { roof: 'thatch' }],
    ['an unknown field', { ownerId: '0' }],
    ['a NUL', { name: 'a\0b' }],
    ['a long name', { name: 'a'.repeat(81) }],
    ['six digits', { site: { zip: '985321' } }],
    ['a list', []],
  ])('is refused with %s', async (_what, content) => {
    expect((await api.rest('POST', '/api/designs', content)).status).toBe(400);
  });
});

describe('a change', () => {
  it('leaves what it does not mention, merges site and loan, and takes away what is null (design.keeps)', async () => {
    const { code, editKey } = await make();
    const { body } = await change(code, editKey, { siding: 'wood', site: { miles: 90 }, loan: null });
    expect(body).toMatchObject({
      version: 2,
      roof: 'hip',
      siding: 'wood',
      name: 'Our place',
      site: { land: 'own', zip: '98532', miles: 90 },
      loan: null,
      claims: ['military'],
    });
  });

  it('names another home in another way', async () => {
    const { code, editKey } = await make({ home: { slug: 'yachats' } });
    expect((await change(code, editKey, { home: { slug: 'castle-rock' } })).body.home).toMatchObject({
      slug: 'castle-rock',
      name: 'Castle Rock',
    });
    expect((await change(code, editKey, { home: null })).body.home).toBeNull();
  });

  it('on an older version is refused, and without one goes on top, even ten at once', async () => {
    const { code, editKey } = await make({});
    expect((await change(code, editKey, { roof: 'hip', version: 1 })).body.version).toBe(2);
    expect((await change(code, editKey, { roof: 'flat', version: 1 })).status).toBe(409);
    const fields = [
      { siding: 'wood' },
      { name: 'Ours' },
      { site: { zip: '98532' } },
      { loan: { years: 20 } },
    ];
    const answers = await Promise.all(fields.map((patch) => change(code, editKey, patch)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(code, editKey)).body).toMatchObject({
      version: 6,
      roof: 'hip',
      siding: 'wood',
      name: 'Ours',
      site: { zip: '98532' },
      loan: { years: 20 },
    });
  });

  it('that changes nothing makes no version', async () => {
    const { code, editKey } = await make({ roof: 'hip' });
    expect((await change(code, editKey, { roof: 'hip' })).body.version).toBe(1);
    const whole = await make();
    const same = {
      ...everything,
      site: { miles: 30, zip: '98532' },
      home: { slug: 'yachats', planCode: null },
    };
    expect((await change(whole.code, whole.editKey, same)).body.version).toBe(1);
  });

  it('is one of the versions, which say what changed', async () => {
    const { code, editKey } = await make({ home: { slug: 'yachats' } });
    await change(code, editKey, { roof: 'hip', name: 'Ours' });
    await change(code, editKey, { claims: ['military'], site: { land: 'own' } });
    const { data } = await api.gql(
      'query ($code: String!) { design(code: $code) { versions { version changes aboutCents } } }',
      { code },
      key(editKey),
    );
    expect(data.design.versions).toMatchObject([
      { version: 3, changes: ['Lot', 'Discounts: Military'] },
      { version: 2, changes: ['Name: Ours', 'Roof: Hip'] },
      { version: 1, changes: [] },
    ]);
    const [newest, , first] = data.design.versions;
    expect(newest.aboutCents).not.toBe(first.aboutCents);
  });

  it('of a home that was withdrawn keeps it, and says that it is gone', async () => {
    const { code, editKey } = await make({ home: { slug: 'yachats', planCode: null, plan: null } });
    await api.sql("update homes set status = 'withdrawn' where slug = 'yachats'");
    const { body } = await change(code, editKey, { roof: 'hip' });
    await api.sql("update homes set status = 'published' where slug = 'yachats'");
    expect(body).toMatchObject({
      home: { slug: 'yachats', name: 'Yachats', offered: false, bedrooms: null },
      aboutCents: null,
    });
  });
});

describe('the price of a design', () => {
  it('is that of its content, in each of its versions', async () => {
    const { code, editKey } = await make();
    await change(code, editKey, { roof: 'gable' });
    const [first, second] = await Promise.all(
      [1, 2].map(
        async (version) =>
          (await api.rest('GET', `/api/designs/${code}/price?version=${version}`, undefined, key(editKey)))
            .body,
      ),
    );
    const { body } = await api.rest('POST', '/api/prices', {
      designs: [everything, { ...everything, roof: 'gable' }],
    });
    expect({ ...first, code: null, version: null }).toEqual(body.prices[0]);
    expect({ ...second, code: null, version: null }).toEqual(body.prices[1]);
    expect(first).toMatchObject({ code, version: 1 });
    const newest = await api.rest('GET', `/api/designs/${code}/price`, undefined, key(editKey));
    expect(newest.body).toEqual(second);
    for (const version of ['3', '0', 'x', ''])
      expect(
        (await api.rest('GET', `/api/designs/${code}/price?version=${version}`, undefined, key(editKey)))
          .status,
      ).toBeGreaterThanOrEqual(400);
  });

  it('by the code alone is that of what the code shows, and of no older version', async () => {
    const { code, editKey } = await make({ ...everything, loan: { kind: 'cash' } });
    await change(code, editKey, { loan: null });
    const price = (version: string, sent = {}) =>
      api.rest('GET', `/api/designs/${code}/price${version}`, undefined, sent);
    const shown = { ...everything, loan: null, site: { land: 'own', miles: 30 }, claims: [] };
    const { body } = await api.rest('POST', '/api/prices', { designs: [shown] });
    for (const version of ['', '?version=2'])
      expect({ ...(await price(version)).body, code: null, version: null }).toEqual(body.prices[0]);
    // Neither the discount that was claimed nor that it was claimed.
    expect((await price('')).body.lines.map((line: { key: string }) => line.key)).not.toContain(
      'discount:military',
    );
    expect((await read(code)).body.aboutCents).toBe(body.prices[0].aboutCents);
    expect((await read(code, editKey)).body.aboutCents).not.toBe(body.prices[0].aboutCents);
    const missing = await price('?version=9', key(editKey));
    const older = await price('?version=1');
    expect([older.status, older.body]).toEqual([404, missing.body]);
    const { errors } = await api.gql(
      'query ($code: String!) { designPrice(code: $code, version: 1) { aboutCents } }',
      { code },
    );
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const admin = await api.as('admin');
    expect((await price('?version=1', key(editKey))).status).toBe(200);
    expect((await admin.rest('GET', `/api/designs/${code}/price?version=1`)).status).toBe(200);
  });
});

describe('the PDF of a design', () => {
  const pdf = async (code: string, editKey?: string): Promise<{ type: string | null; text: string }> => {
    const answer = await api.open(`/api/designs/${code}.pdf`, { headers: editKey ? key(editKey) : {} });
    expect(answer.status).toBe(200);
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    return { type: answer.headers.get('content-type'), text };
  };

  it('has plan, choices and every line of the price, and nothing personal by the code alone', async () => {
    const { code, editKey } = await make();
    const { type, text } = await pdf(code);
    expect(type).toBe('application/pdf');
    const { body: price } = await api.rest('GET', `/api/designs/${code}/price`);
    for (const { label } of price.lines) expect(text).toContain(label);
    expect(text).not.toMatch(/Military|Lewis/);
    for (const { aprPercent } of price.payments) expect(text).toContain(`${aprPercent}% APR`);
    for (const word of ['Yachats', 'Hip', 'Living Room', 'An estimate, not an offer'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Our place|Alder Street|98532/);
    expect((await pdf(code, editKey)).text).toContain('Our place');
  });

  it('is there without a home, and not for unknown codes', async () => {
    const { code } = await make({ roof: 'hip' });
    expect((await pdf(code)).text).toContain('No home is chosen yet');
    expect((await api.open('/api/designs/000000000000.pdf')).status).toBe(404);
  });
});

describe('a copy', () => {
  it('has all choices and nothing personal, and a key of its own', async () => {
    const { code, editKey } = await make();
    const { status, body } = await api.rest('POST', `/api/designs/${code}/copies`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      roof: 'hip',
      home: { slug: 'yachats' },
      name: null,
      site: { address: null, zip: null, county: null },
      claims: [],
      version: 1,
    });
    const own = await api.rest('POST', `/api/designs/${code}/copies`, undefined, key(editKey));
    expect(own.body).toMatchObject({
      name: null,
      site: { address: null, zip: null, county: 'Lewis' },
      claims: ['military'],
    });
    expect(body.code).not.toBe(code);
    expect(body.editKey).not.toBe(editKey);
    expect((await change(body.code, editKey, { roof: 'flat' })).status).toBe(403);
    expect((await change(body.code, body.editKey, { roof: 'flat' })).status).toBe(200);
  });
});

describe('sharing', () => {
  const share = (code: string, shared: boolean, editKey?: string) =>
    api.gql(
      'mutation ($code: String!, $shared: Boolean!) { shareDesign(code: $code, shared: $shared) { shared } }',
      { code, shared },
      editKey ? key(editKey) : {},
    );

  it('ends and begins again for who knows only the code', async () => {
    const { code, editKey } = await make();
    expect((await share(code, false)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await share(code, false, editKey)).data.shareDesign).toEqual({ shared: false });
    for (const path of ['', '/price'])
      expect((await api.rest('GET', `/api/designs/${code}${path}`)).status).toBe(404);
    expect((await api.rest('POST', `/api/designs/${code}/copies`)).status).toBe(404);
    expect((await read(code, editKey)).status).toBe(200);
    await share(code, true, editKey);
    expect((await read(code)).status).toBe(200);
  });
});

describe('keys', () => {
  it('are stored as hashes', async () => {
    const { editKey } = await make({});
    expect(Buffer.from(editKey, 'base64url')).toHaveLength(32);
    const rows = await api.sql('select key_hash from design_keys');
    expect(rows.map(({ key_hash }) => key_hash)).not.toContain(editKey);
  });
});

describe('staff', () => {
  it('find designs by home, roof, siding, code and words', async () => {
    const { code } = await make({
      home: { slug: 'castle-rock' },
      roof: 'butterfly',
      siding: 'brick',
      name: 'Ærø',
    });
    const admin = await api.as('admin');
    const found = async (args: string): Promise<string[]> => {
      const { data } = await admin.gql(`{ designs(${args}) { designs { code name } pagination { total } } }`);
      return data.designs.designs.map((design: { code: string }) => design.code);
    };
    for (const args of [
      'home: "castle-rock"',
      'roof: "butterfly"',
      'siding: "brick", roof: "butterfly"',
      `search: "${code}"`,
      'search: "castle"',
      'search: "aero"',
    ])
      expect(await found(args), args).toEqual([code]);
    for (const args of ['home: "birkenfeld"', 'roof: "mansard"', 'search: "100%"'])
      expect(await found(args)).toEqual([]);
  });

  it('see and change any', async () => {
    const { code } = await make();
    const admin = await api.as('admin');
    expect((await read(code, undefined, admin)).body).toMatchObject({
      name: 'Our place',
      viewerCanEdit: true,
    });
    expect((await change(code, '', { roof: 'flat' }, admin)).status).toBe(200);
  });
});
