import {
  homeSentences,
  maxHomePictures,
  maxPictureAlt,
  maxPictureBytes,
} from '@hearthline/rules/homes/catalog/home-rules.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../../delivery/documents/files/sweep-files.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';

const api = useApi();
let admin: Caller;
let id: string;
beforeAll(async () => {
  admin = await api.as('admin');
  [{ id } = { id: '' }] = await api.sql<{ id: string }>("select id from homes where slug = 'enid'");
});

const painted = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#226644';
  context.fillRect(0, 0, width / 2, height);
  return canvas;
};
const photo = painted(2400, 1200).toBuffer('image/jpeg');
/** The same, taken with the camera turned: with its metadata. */
const turned = Buffer.concat([
  photo.subarray(0, 2),
  Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex'),
  photo.subarray(2),
]);

interface Uploaded {
  readonly imageUrl: string;
  readonly pictures: readonly [Picture, ...Picture[]];
  readonly message?: string;
}
interface Picture {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
}

const upload = async (
  bytes: Buffer,
  { alt, home = id, caller = admin }: { alt?: string; home?: string; caller?: Caller } = {},
) => {
  const form = new FormData();
  if (alt !== undefined) form.append('alt', alt);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const answer = await caller.open(`/api/homes/${home}/pictures`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Uploaded };
};
const remove = (pictureId: string, home = id) =>
  admin.gql(
    'mutation ($id: ID!, $pictureId: ID!) { removeHomePicture(id: $id, pictureId: $pictureId) { imageUrl pictures { id } } }',
    { id: home, pictureId },
  );

describe('pictures of a home', () => {
  it('are painted anew, upright and smaller, without what the camera wrote', async () => {
    const { status, body } = await upload(turned, { alt: 'The front in June' });
    expect(status).toBe(201);
    const [picture] = body.pictures;
    expect(picture).toMatchObject({
      alt: 'The front in June',
      url: `/api/homes/enid/pictures/${picture.id}.webp`,
    });
    expect(body.imageUrl).toBe(picture.url);
    const answer = await api.open(picture.url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    const { width, height } = await loadImage(bytes);
    expect([width, height]).toEqual([800, 1600]);
    const again = await api.open(picture.url, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await api.rest('GET', '/api/homes/enid')).body.imageUrl).toBe(picture.url);
    expect((await api.open(picture.url.replace('enid', 'wasco'))).status).toBe(404);
  });

  it('stay when files are swept, and go when they are removed', async () => {
    const { body } = await upload(painted(40, 30).toBuffer('image/png'));
    const last = body.pictures.at(-1)!;
    expect(last.alt).toBe('The Enid home');
    api.clock.set(new Date(Date.now() + 3 * 3_600_000));
    expect(await sweepFiles(api.app.systemContext())).toBe(0);
    api.clock.reset();
    expect((await api.open(last.url)).status).toBe(200);
    expect((await remove(last.id)).data.removeHomePicture.pictures).toHaveLength(1);
    expect((await api.open(last.url)).status).toBe(404);
    for (const [picture, home] of [
      [last.id, id],
      [body.pictures[0].id, last.id],
      ['x', id],
    ] as const)
      expect((await remove(picture, home)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('say what they show, in the words of the seller, wherever they are shown', async () => {
    const read = async () =>
      (await admin.gql('query ($id: ID!) { catalogHome(id: $id) { version pictures { id alt } } }', { id }))
        .data.catalogHome;
    const describePicture = (
      version: number,
      alt: string,
      { picture = '', home = id, caller = admin } = {},
    ) =>
      caller.gql(
        'mutation ($id: ID!, $pictureId: ID!, $version: Int!, $alt: String!) { describeHomePicture(id: $id, pictureId: $pictureId, version: $version, alt: $alt) { version pictures { id alt } } }',
        { id: home, pictureId: picture, version, alt },
      );
    const { version, pictures } = await read();
    const picture = pictures[0].id as string;
    const { data } = await describePicture(version, ' The porch in the evening ', { picture });
    expect(data.describeHomePicture).toMatchObject({ version: version + 1 });
    expect(data.describeHomePicture.pictures[0].alt).toBe('The porch in the evening');
    const { body } = await api.rest('GET', '/api/homes/enid');
    expect(body.pictures[0].alt).toBe('The porch in the evening');
    const [entry] = await api.sql<{ action: string; details: object }>(
      'select action, details from audit_entries order by id desc limit 1',
    );
    expect(entry).toMatchObject({ action: 'home.picture-describe', details: { picture } });

    const refused = async (code: string, answer: ReturnType<typeof describePicture>) =>
      expect((await answer).errors?.[0]?.extensions.code).toBe(code);
    await refused('CONFLICT', describePicture(version, 'Late', { picture }));
    await refused('BAD_INPUT', describePicture(version + 1, 'x'.repeat(maxPictureAlt + 1), { picture }));
    await refused('NOT_FOUND', describePicture(version + 1, 'x', { picture: id }));
    await refused('NOT_FOUND', describePicture(version + 1, 'x', { picture: 'x' }));
    const [other] = await api.sql<{ id: string; version: number }>(
      "select id, version from homes where slug = 'wasco'",
    );
    await refused('NOT_FOUND', describePicture(other!.version, 'x', { picture, home: other!.id }));
    await refused(
      'FORBIDDEN',
      describePicture(version + 1, 'x', { picture, caller: await api.as('customer') }),
    );
    expect(await read()).toMatchObject({ version: version + 1 });
    const back = await describePicture(version + 1, '', { picture });
    expect(back.data.describeHomePicture.pictures[0].alt).toBe('The Enid home');
  });

  it.each([
    ['a text', Buffer.from('Not a picture'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['half a picture', Buffer.concat([painted(400, 300).toBuffer('image/png').subarray(0, 60)]), 400],
    [
      'a picture of a billion pixels',
      Buffer.from(
        '89504e470d0a1a0a0000000d4948445200007fff00007fff0802000000ad5c2f0b0000000049454e44ae426082',
        'hex',
      ),
      400,
    ],
    [
      'a picture of one byte too many',
      Buffer.concat([photo, Buffer.alloc(maxPictureBytes + 1 - photo.length)]),
      413,
    ],
  ])('%s is refused', async (_what, bytes, status) => {
    const before = await api.sql('select count(*) from home_pictures');
    expect((await upload(bytes)).status).toBe(status);
    expect(await api.sql('select count(*) from home_pictures')).toEqual(before);
  });

  it('may be of as many bytes as the rules allow', async () => {
    const largest = Buffer.concat([photo, Buffer.alloc(maxPictureBytes - photo.length)]);
    expect((await upload(largest)).status).toBe(201);
    await api.sql(
      'delete from home_pictures where id in (select id from home_pictures order by id desc limit 1)',
    );
  });

  it('are taken from staff only, for a home that exists, and not without end', async () => {
    expect((await upload(photo, { caller: await api.as('customer') })).status).toBe(403);
    expect((await upload(photo, { home: '0197f000-0000-7000-8000-00000000dead' })).status).toBe(404);
    expect((await upload(photo, { home: 'enid' })).status).toBe(404);
    expect((await upload(photo, { alt: 'x'.repeat(201) })).status).toBe(400);
    await api.sql(
      `insert into home_pictures (home_id, alt, storage_key, size, width, height)
       select $1, 'x', gen_random_uuid(), 1, 1, 1 from generate_series(1, $2)`,
      [id, maxHomePictures - 1],
    );
    expect(await upload(painted(4, 4).toBuffer('image/png'))).toMatchObject({
      status: 400,
      body: { message: homeSentences.manyPictures },
    });
  });
});
