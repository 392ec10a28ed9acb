import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { homesCsvSentences } from '@hearthline/rules/homes/catalog/home-csv.ts';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { statementsOf } from '../../../testing/statements.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('the catalog over REST', () => {
  it('is what visitors see, without what only staff know', async () => {
    const { status, body } = await api.rest('GET', '/api/homes');
    expect(status).toBe(200);
    expect(body.homes).toHaveLength(45);
    expect(body.homes[0]).toMatchObject({
      slug: 'wasco',
      footprint: '60x40',
      squareFootage: 2310,
      featured: true,
      checked: true,
      planUrl: '/api/homes/wasco/plan.png',
      imageUrl: '/api/image/home-wasco.png',
    });
    for (const secret of ['status', 'position', 'uncheckedReason', 'plan'])
      expect(body.homes[0]).not.toHaveProperty(secret);
  });

  it('is worked out once until something changes', async () => {
    const read = () => api.rest('GET', '/api/homes');
    await read();
    const [statement, ...others] = await statementsOf(read);
    expect(others).toEqual([]);
    expect(statement).toContain('site_changes');
    // Its price depends on its size.
    const [{ price, ...home }] = (await read()).body.homes;
    await api.sql("update homes set square_footage = square_footage + 100 where slug = 'wasco'");
    const [larger] = (await read()).body.homes;
    expect(larger.squareFootage).toBe(home.squareFootage + 100);
    expect(larger.price).not.toEqual(price);
    expect((await api.rest('GET', '/api/homes/wasco')).body.price).toEqual(larger.price);
    await api.sql("update homes set square_footage = square_footage - 100 where slug = 'wasco'");
    expect((await read()).body.homes[0].price).toEqual(price);
  });

  it('has each home with its document, and none that is not published', async () => {
    const { body } = await api.rest('GET', '/api/homes/enid');
    expect(body).toMatchObject({ name: 'Enid', bathrooms: 2, fullBaths: 2, halfBaths: 0 });
    expect(checkPlan(body.plan).filter(({ level }) => level === 'error')).toEqual([]);
    await api.sql("update homes set status = 'withdrawn' where slug = 'toutle'");
    for (const path of ['', '/plan.svg']) {
      expect((await api.rest('GET', `/api/homes/toutle${path}`)).status).toBe(404);
      expect((await api.rest('GET', `/api/homes/nowhere${path}`)).status).toBe(404);
    }
    // Projects that name it keep its picture.
    expect((await api.open('/api/image/home-toutle.webp?w=400')).status).toBe(200);
    expect((await api.open('/api/image/home-toutle.webp?view=porch&w=400')).status).toBe(200);
    expect((await api.open('/api/image/home-toutle.webp?view=roof&w=400')).status).toBe(404);
    expect((await api.open('/api/image/plan-toutle.webp?w=400')).status).toBe(404);
    await api.sql("update homes set status = 'published' where slug = 'toutle'");
  });

  it.each([
    '/api/homes?page=1',
    '/api/homes?search=a&search=b',
    '/api/homes/enid?x=1',
    '/api/homes/enid/plan.svg?mirrored=maybe',
    '/api/homes/enid/plan.svg?text=large&text=large',
    '/api/homes?a[b]=1',
  ])('%s is a 400', async (path) => expect((await api.rest('GET', path)).status).toBe(400));

  it.each([
    '/api/homes/a%00b',
    '/api/homes/..%2f..',
    '/api/homes/enid/plan.exe',
    '/api/homes/ENID',
    `/api/homes/${'x'.repeat(300)}`,
  ])('%s is a 404', async (path) => expect((await api.rest('GET', path)).status).toBe(404));

  it('hands out the plan in every format, under the name of the home, and again only if it has changed', async () => {
    const types = {
      json: 'application/json; charset=utf-8',
      svg: 'image/svg+xml; charset=utf-8',
      png: 'image/png',
      pdf: 'application/pdf',
      dxf: 'image/vnd.dxf',
      glb: 'model/gltf-binary',
    };
    for (const [kind, type] of Object.entries(types)) {
      const answer = await api.open(`/api/homes/enid/plan.${kind}`);
      expect([answer.status, answer.headers.get('content-type')], kind).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toContain(`enid.${kind}`);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(3000);
      const again = await api.open(`/api/homes/enid/plan.${kind}`, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect(again.status, kind).toBe(304);
    }
    const light = await (await api.open('/api/homes/enid/plan.svg?furniture=false')).text();
    expect(light).not.toBe(await (await api.open('/api/homes/enid/plan.svg')).text());
  });
});

interface Imported {
  readonly created: number;
  readonly updated: number;
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}

describe('CSV', () => {
  const csv = async (): Promise<string> => (await admin.open('/api/homes.csv')).text();
  const send = async (text: string | Buffer, type = 'text/csv', caller: Caller = admin) => {
    const answer = await caller.open('/api/homes/import', {
      method: 'POST',
      headers: { 'content-type': type },
      body: text as string,
    });
    return { status: answer.status, body: (await answer.json()) as Imported };
  };
  const titles = 'slug,name,modelType,footprint,bedrooms,bathrooms,squareFootage,description,featured,status';

  it('is exported whole, and imported again it changes nothing', async () => {
    const text = await csv();
    const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(rows).toHaveLength(45);
    expect(rows[0]).toMatchObject({
      slug: 'wasco',
      name: 'WASCO',
      squareFootage: '2310',
      featured: 'true',
      status: 'published',
    });
    expect(await send(text)).toEqual({ status: 200, body: { created: 0, updated: 0, problems: [] } });
  });

  it('adds drafts and changes homes by their address; blank cells change nothing', async () => {
    const { status, body } = await send(
      `${titles}\nalder,Alder,Double Wide,26x40,3,2,1040,"A home, from a file.",no,\nenid,Enid,,,,,,,,withdrawn\n`,
    );
    expect([status, body]).toEqual([200, { created: 1, updated: 1, problems: [] }]);
    const stored = await api.sql(
      "select slug, status, bedrooms, description, checked, version from homes where slug in ('alder', 'enid') order by slug",
    );
    expect(stored).toEqual([
      {
        slug: 'alder',
        status: 'draft',
        bedrooms: 3,
        description: 'A home, from a file.',
        checked: false,
        version: 1,
      },
      expect.objectContaining({ slug: 'enid', status: 'withdrawn', bedrooms: 3, checked: true, version: 3 }),
    ]);
    expect((await send(`slug,name,status\nenid,Enid,published\n`)).body.updated).toBe(1);
    const mails = await api.sql(
      "select action, details from audit_entries where action in ('home.publish', 'home.withdraw') and details->>'slug' = 'enid' order by id",
    );
    expect(mails.map(({ action }) => action)).toEqual(['home.withdraw', 'home.publish']);
  });

  it('stores nothing if a row has a problem, and says which', async () => {
    const { body } = await send(
      [
        titles,
        'new-one,New One,Double Wide,26x40,3,2,1040,Good.,,',
        'birkenfeld,Birkenfeld,,,4,,,,,',
        'third,=cmd,,,,,,,maybe,sold',
        'wasco,Twice,,,,,,,,',
        'wasco,Twice,,,,,,,,',
        'fourth,Fourth,Double Wide,26x40,3,2,1040,Good.,,published',
        'Bad Slug,Fifth,Double Wide,26 by 40,many,0,1,Good.,,',
      ].join('\n'),
    );
    expect(body).toMatchObject({ created: 0, updated: 0 });
    const { problems } = body;
    expect([...new Set(problems.map(({ row }) => row))]).toEqual([3, 4, 6, 7, 8]);
    expect(problems.find(({ row }) => row === 3)?.message).toContain('The plan has a different value');
    expect(problems.find(({ row }) => row === 6)?.message).toBe(homesCsvSentences.twice);
    expect(problems.find(({ row }) => row === 7)?.message).toBe(homesCsvSentences.unchecked);
    expect(problems.find(({ row }) => row === 8)?.message).toContain('footprint');
    expect(await api.sql("select slug from homes where slug in ('new-one', 'third', 'fourth')")).toEqual([]);
    expect((await api.sql("select name from homes where slug = 'wasco'"))[0]).toEqual({ name: 'WASCO' });
  });

  it('counts rows as a spreadsheet does: blank lines too, and cells of several lines as one', async () => {
    const { body } = await send(
      [
        'slug,name,description,status',
        '',
        'enid,Enid,"Two',
        'lines",sold',
        '',
        '',
        'wasco,WASCO,,sold',
        '',
      ].join('\n'),
    );
    expect(body.problems).toEqual([3, 6].map((row) => ({ row, message: homesCsvSentences.status })));
  });

  it.each([
    ['no title of ours', 'colour\nred\n', 400],
    ['no slug', 'name\nEnid\n', 400],
    ['half a quote', 'slug,name\n"enid,Enid\n', 400],
    ['cells that no title names', 'slug,name\na,b,c\n', 400],
    ['Latin-1', Buffer.from([0x73, 0xe9]), 400],
    ['nothing', '', 400],
    ['too much', 'x'.repeat(2_000_001), 413],
  ])('%s is refused', async (_what, text, status) => expect((await send(text)).status).toBe(status));

  it('takes a NUL for a problem of its row', async () => {
    const { body } = await send('slug,name,description\nenid,Enid,a\0b\n');
    expect(body.problems).toHaveLength(1);
  });

  it('is for staff, and CSV', async () => {
    expect((await send('slug,name\n', 'application/json')).status).toBe(415);
    const customer = await api.as('customer');
    expect((await send('slug,name\n', 'text/csv', customer)).status).toBe(403);
    expect((await customer.open('/api/homes.csv')).status).toBe(403);
    expect((await api.open('/api/homes.csv')).status).toBe(401);
  });
});
