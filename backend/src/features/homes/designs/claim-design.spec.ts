import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let first: Caller;
let second: Caller;
beforeAll(async () => {
  for (const name of ['ada', 'bob']) await api.addUser({ email: `${name}@buyers.example`, role: 'customer' });
  first = await api.asUser('ada@buyers.example');
  second = await api.asUser('bob@buyers.example');
});
beforeEach(async () => {
  await api.sql('delete from limits');
  await api.sql('delete from designs');
});

interface Made {
  readonly code: string;
  readonly editKey: string;
}

const make = async (): Promise<Made> =>
  (await api.rest('POST', '/api/designs', { name: 'Ours', home: { slug: 'yachats' }, roof: 'hip' })).body;
const claim = (as: Caller, { code, editKey }: Made) =>
  as.rest('POST', `/api/designs/${code}/claim`, undefined, { 'x-design-key': editKey });
const change = (as: Caller, { code, editKey }: Made, roof: string) =>
  as.rest('PATCH', `/api/designs/${code}`, { roof }, { 'x-design-key': editKey });
const mine = async (as: Caller): Promise<string[]> =>
  (await as.gql('{ myDesigns { code } }')).data.myDesigns.map(({ code }: Made) => code);
const mail = (as: Caller, { code, editKey }: Made, email = 'co@buyers.example') =>
  as.gql(
    'mutation ($code: String!, $email: String!) { mailDesign(code: $code, email: $email) }',
    { code, email },
    { 'x-design-key': editKey },
  );
const mailedKey = async (code: string): Promise<Made> => {
  const [newest] = await api.sql(
    "select text, confidential from mails where kind = 'design_link' order by created_at desc, id desc limit 1",
  );
  expect(newest?.confidential).toBe(true);
  const [, editKey = ''] = new RegExp(`/my-home/${code}#key=([\\w-]{43})`).exec(newest?.text) ?? [];
  return { code, editKey };
};

describe('claiming a design (claim.ownership)', () => {
  it('makes the first account its owner, after which the key alone changes and shows nothing', async () => {
    const design = await make();
    expect((await claim(first, design)).body).toMatchObject({
      claimed: true,
      name: 'Ours',
      viewerCanEdit: true,
    });
    expect(await mine(first)).toEqual([design.code]);
    expect((await change(api, design, 'flat')).status).toBe(403);
    expect((await change(first, { ...design, editKey: '' }, 'flat')).status).toBe(200);
    const { body } = await api.rest('GET', `/api/designs/${design.code}`, undefined, {
      'x-design-key': design.editKey,
    });
    expect(body).toMatchObject({ name: null, viewerCanEdit: false, roof: 'flat' });
  });

  it('again is no error, and for others a conflict', async () => {
    const design = await make();
    await claim(first, design);
    expect((await claim(first, design)).status).toBe(200);
    expect((await claim(second, design)).status).toBe(409);
    expect((await change(second, design, 'flat')).status).toBe(403);
    expect(await mine(second)).toEqual([]);
  });

  it('by many at once succeeds once', async () => {
    const design = await make();
    const answers = await Promise.all([first, second, first, second].map((as) => claim(as, design)));
    const owners = new Set(await Promise.all([first, second].map(async (as) => (await mine(as)).length)));
    expect(owners).toEqual(new Set([0, 1]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('lets owner and co-owner read and change it where others have guessed too much, and nobody else', async () => {
    const design = await make();
    await claim(first, design);
    await mail(first, design);
    await claim(second, await mailedKey(design.code));
    for (let at = 0; at < 61; at += 1) await api.rest('GET', `/api/designs/0000-0000-${1000 + at}`);
    const read = (as: Caller) => as.rest('GET', `/api/designs/${design.code}`);
    for (const as of [first, second]) {
      expect((await read(as)).status).toBe(200);
      expect((await change(as, { ...design, editKey: '' }, 'flat')).status).toBe(200);
    }
    await api.addUser({ email: 'eve@buyers.example', role: 'customer' });
    expect((await read(await api.asUser('eve@buyers.example'))).status).toBe(429);
    expect((await read(api)).status).toBe(429);
  });

  it('writes an audit entry; what its owner changes is in its versions alone, what staff change in both', async () => {
    const design = await make();
    await claim(first, design);
    await change(first, design, 'flat');
    await change(await api.as('admin'), design, 'shed');
    const entries = await api.sql(
      "select action, details ->> 'code' as code from audit_entries where details ->> 'code' = $1 order by id",
      [design.code],
    );
    expect(entries.map(({ action }) => action)).toEqual(['design.claim', 'design.update']);
    expect(
      await api.sql(
        'select v.version from design_versions v join designs d on d.id = v.design_id where d.code = $1',
        [design.code],
      ),
    ).toHaveLength(3);
  });

  it('needs the key of this design', async () => {
    const [one, other] = [await make(), await make()];
    for (const editKey of [other.editKey, '', 'x'])
      expect((await claim(first, { ...one, editKey })).status).toBe(403);
    expect((await claim(first, { code: '000000000000', editKey: one.editKey })).status).toBe(404);
    expect((await claim(api, one)).status).toBe(401);
    expect((await claim(await api.as('factory'), one)).status).toBe(403);
  });
});

describe('mailing a design', () => {
  it('sends a link that opens it elsewhere', async () => {
    const design = await make();
    expect((await mail(api, design)).data.mailDesign).toBe(true);
    const elsewhere = await mailedKey(design.code);
    expect(elsewhere.editKey).not.toBe(design.editKey);
    expect((await change(api, elsewhere, 'flat')).status).toBe(200);
    const [{ text }] = (await api.sql(
      "select text from mails where kind = 'design_link' order by created_at desc limit 1",
    )) as [{ text: string }];
    expect(text).toContain('Yachats');
    expect(text).not.toContain('Ours');
  });

  it('by its owner makes whoever opens the link with an account a co-owner, and nobody without one', async () => {
    const design = await make();
    await claim(first, design);
    await mail(first, design);
    const link = await mailedKey(design.code);
    expect((await change(api, link, 'flat')).status).toBe(403);
    expect((await claim(second, link)).body).toMatchObject({ name: 'Ours', viewerCanEdit: true });
    expect(await mine(second)).toEqual([design.code]);
    expect(await mine(first)).toEqual([design.code]);
    expect((await change(second, { ...link, editKey: '' }, 'flat')).status).toBe(200);
  });

  it('needs the right to change it, an address, and stops after five an hour', async () => {
    const design = await make();
    expect((await mail(api, { ...design, editKey: 'x' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await mail(api, design, 'nobody')).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    for (let at = 0; at < 5; at += 1) expect((await mail(api, design)).data.mailDesign).toBe(true);
    expect((await mail(api, design, 'CO@buyers.example')).errors?.[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });
});
