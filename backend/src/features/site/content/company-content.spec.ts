import { contentSentences } from '@hearthline/rules/site/content-form.ts';
import { companyKinds } from '@hearthline/rules/site/content.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../delivery/documents/files/sweep-files.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { usePages } from '../../../testing/http/built-pages.ts';

const pages = usePages();
const api = useApi({ pages: pages.source });
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
  await api.sql("delete from content_items where kind = any('{company_fact,testimonial,team_member}')");
});

const create = async (kind: string, more: object = {}): Promise<{ id: string; version: number }> => {
  const input = { kind, title: 'Ada', terms: 'Owner', text: 'Counts.', figures: {}, position: 0, ...more };
  const { data } = await admin.gql(
    'mutation ($input: ContentItemInput!) { createContentItem(input: $input) { id version } }',
    { input },
  );
  return data.createContentItem;
};
const shown = async (kind: string): Promise<any[]> =>
  (await api.rest('GET', '/api/content')).body.content.filter((item: any) => item.kind === kind);

describe('who the company is', () => {
  it('is told as far as it is filled in', async () => {
    for (const kind of companyKinds) expect(await shown(kind)).toEqual([]);
    await create('company_fact', { title: 'Dealer license', terms: 'WA 2914', sample: true });
    expect(await shown('company_fact')).toEqual([
      expect.objectContaining({ title: 'Dealer license', terms: 'WA 2914', sample: true, pictureUrl: null }),
    ]);
    expect(await shown('testimonial')).toEqual([]);
    // On the page itself, without another request.
    expect((await api.rest('GET', '/')).body).toContain('WA 2914');
  });

  it('is listed apart from what is offered', async () => {
    const list = async (kinds: readonly string[], kind: string | null = null) =>
      (
        await admin.gql(
          'query ($kinds: [ContentKind!], $kind: ContentKind) { contentItems(kinds: $kinds, kind: $kind) { contentItems { kind } pagination { total } } }',
          { kinds, kind },
        )
      ).data.contentItems;
    await create('team_member');
    expect(await list(companyKinds)).toEqual({
      contentItems: [{ kind: 'company_fact' }, { kind: 'team_member' }],
      pagination: { total: 2 },
    });
    expect((await list(companyKinds, 'team_member')).pagination.total).toBe(1);
    expect((await list([])).pagination.total).toBe(0);
  });

  it('is not repeated in the audit log where it is about a person', async () => {
    const change = async (kind: string) => {
      const { id, version } = await create(kind);
      const input = {
        kind,
        title: 'Ada Byron',
        terms: 'Owner',
        text: 'Counts.',
        figures: {},
        position: 0,
        version,
      };
      await admin.gql(
        'mutation ($id: ID!, $input: UpdateContentItemInput!) { updateContentItem(id: $id, input: $input) { id } }',
        { id, input },
      );
      const [entry] = await api.sql<{ details: object }>(
        'select details from audit_entries order by id desc limit 1',
      );
      return entry?.details;
    };
    expect(await change('team_member')).toEqual({ fields: ['title'] });
    expect(await change('testimonial')).toEqual({ fields: ['title'] });
    expect(await change('company_fact')).toEqual({ changes: { title: { from: 'Ada', to: 'Ada Byron' } } });
  });
});

describe('the picture of a member of the team', () => {
  const painted = (side: number): Buffer => createCanvas(side, side).toBuffer('image/png');
  const upload = async (id: string, bytes = painted(40), caller = admin) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'portrait.png');
    const answer = await caller.open(`/api/content/${id}/picture`, { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as { pictureUrl: string; message: string } };
  };
  const drop = (id: string) =>
    admin.gql('mutation ($id: ID!) { removeContentPicture(id: $id) { pictureUrl version } }', { id });

  it('is painted anew, shown to everybody, replaced and removed', async () => {
    const { id, version } = await create('team_member', { title: 'With a picture' });
    const first = await upload(id, painted(1700));
    expect(first.status).toBe(201);
    const answer = await api.open(first.body.pictureUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect((await loadImage(Buffer.from(await answer.arrayBuffer()))).width).toBe(1600);
    const tag = answer.headers.get('etag') ?? '';
    expect((await api.open(first.body.pictureUrl, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const [{ pictureUrl }] = (await shown('team_member')).filter(({ title }) => title === 'With a picture');
    expect(pictureUrl).toBe(first.body.pictureUrl);

    const second = await upload(id);
    expect((await api.open(first.body.pictureUrl)).status).toBe(404);
    // Files that are in use stay when files are swept.
    api.clock.set(new Date(Date.now() + 3 * 3_600_000));
    expect(await sweepFiles(api.app.systemContext())).toBe(0);
    api.clock.reset();
    expect((await api.open(second.body.pictureUrl)).status).toBe(200);
    expect((await drop(id)).data.removeContentPicture).toEqual({ pictureUrl: null, version });
    expect((await api.open(second.body.pictureUrl)).status).toBe(404);
    expect((await drop(id)).data.removeContentPicture).toEqual({ pictureUrl: null, version });
  });

  it('goes with its entry, and its bytes are not forgotten', async () => {
    const { id } = await create('team_member');
    const { body } = await upload(id);
    await admin.gql('mutation ($id: ID!) { removeContentItem(id: $id) }', { id });
    expect((await api.open(body.pictureUrl)).status).toBe(404);
    const key = /([^/]+)\.webp$/.exec(body.pictureUrl)?.[1];
    expect(
      await api.sql('select count(*)::int as n from removed_files where storage_key = $1', [key]),
    ).toEqual([{ n: 1 }]);
  });

  it('is refused of anything else, from anybody else, and if it is none', async () => {
    const fact = await create('company_fact', { title: 'HUD label' });
    expect(await upload(fact.id)).toMatchObject({ status: 400, body: { message: contentSentences.picture } });
    const { id } = await create('team_member');
    expect((await upload(id, Buffer.from('Not a picture'))).status).toBe(415);
    expect((await upload(id, painted(4), await api.as('customer'))).status).toBe(403);
    expect((await upload('x')).status).toBe(404);
    expect((await drop('x')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await api.open('/api/content/pictures/x.webp')).status).toBe(404);
  });
});
