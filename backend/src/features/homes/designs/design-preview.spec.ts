import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { usePages } from '../../../testing/http/built-pages.ts';

describe('what is shown where the address of a design is shared', () => {
  const pages = usePages({
    'dist/index.html': '<!doctype html><html><head></head><!--bootstrap--><div id="root"></div></html>',
  });
  const api = useApi({ pages: pages.source });
  const make = async (content: object): Promise<{ code: string; editKey: string }> =>
    (await api.rest('POST', '/api/designs', content)).body;
  const pageOf = async (path: string): Promise<string> => String((await api.rest('GET', path)).body);
  const tag = (name: string, html: string): string | undefined =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

  /** Without what every page knows of the homes of the site. */
  const headOf = (html: string): string => html.split('<script')[0] ?? '';

  it('is the home with its roof and siding, at an absolute address, and its picture is there', async () => {
    const { code } = await make({
      name: 'The Abbotts at home',
      home: { slug: 'yachats' },
      roof: 'shed',
      siding: 'wood',
      site: { land: 'own', address: '12 Alder Street', zip: '98532' },
    });
    const html = await pageOf(`/my-home/${code}`);
    const image = tag('og:image', html)?.replaceAll('&amp;', '&') ?? '';
    expect(image).toBe(`${api.url}/api/image/home-yachats.card.png?roof=shed&siding=wood&design=${code}`);
    expect([tag('og:image:width', html), tag('og:image:height', html)]).toEqual(['1200', '630']);
    expect(tag('og:image:alt', html)).toMatch(/^The Yachats home with a /);
    expect(tag('og:title', html)).toBe('The Yachats home, as it was designed');
    const picture = await api.open(image.slice(api.url.length));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Mail programs and other sites show it in pages of their own.
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    // Nothing that was typed.
    expect(html).not.toMatch(/Abbott|Alder Street|98532/);
  });

  it('has the price of the design on its picture, as its code shows it', async () => {
    const tagOf = async (design: string): Promise<string | null> =>
      (await api.open(`/api/image/home-yachats.card.png?roof=shed&design=${design}`)).headers.get('etag');
    const { code, editKey } = await make({ home: { slug: 'yachats' }, roof: 'shed' });
    const patch = (change: object) =>
      api.rest('PATCH', `/api/designs/${code}`, change, { 'x-design-key': editKey });
    const before = await tagOf(code);
    await patch({ site: { zip: '98532' }, name: 'Ours' });
    expect(await tagOf(code)).toBe(before);
    await patch({ options: ['solar:package'], site: { land: 'leased', sewer: 'public' } });
    const after = await tagOf(code);
    expect(after).not.toBe(before);
    // Neither one that is not shared has a price there, nor one that is not there.
    await api.sql('update designs set shared = false where code = $1', [code]);
    expect(await tagOf(code)).toBe(await tagOf('AAAAAAAAAAAA'));
    expect(await tagOf(code)).not.toBe(after);
  });

  it('has no price of a design on the picture of another home, also of one that it was of before', async () => {
    const tagOf = async (home: string, design: string): Promise<string | null> =>
      (await api.open(`/api/image/home-${home}.card.png?design=${design}`)).headers.get('etag');
    const { code, editKey } = await make({ home: { slug: 'yachats' } });
    const priced = await tagOf('yachats', code);
    expect(priced).not.toBe(await tagOf('yachats', 'AAAAAAAAAAAA'));
    expect(await tagOf('enid', code)).toBe(await tagOf('enid', 'AAAAAAAAAAAA'));
    await api.rest('PATCH', `/api/designs/${code}`, { home: { slug: 'enid' } }, { 'x-design-key': editKey });
    expect(await tagOf('yachats', code)).toBe(await tagOf('yachats', 'AAAAAAAAAAAA'));
    expect(await tagOf('enid', code)).not.toBe(await tagOf('enid', 'AAAAAAAAAAAA'));
  });

  it('is the sample home for a design without one', async () => {
    const { code } = await make({ roof: 'butterfly', siding: 'metal' });
    expect(tag('og:image', await pageOf(`/my-home/${code}`))).toBe(
      `${api.url}/api/image/house-butterfly-metal.card.png?design=${code}`,
    );
  });

  it('is never found by search engines, and names no home that somebody typed', async () => {
    const plan: any = await (await api.open('/api/homes/yachats/plan.json')).json();
    const { code } = await make({ home: { plan: { ...plan, name: 'Buy at evil.example' } } });
    const { status, headers, body } = await api.rest('GET', `/my-home/${code}`);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(tag('og:title', body)).toBe('A home design');
    expect(headOf(body)).not.toContain('evil.example');
  });

  it('is a page with status 404 for a code that is not there, and each counts as a guess', async () => {
    await api.sql('delete from limits');
    const { code } = await make({ roof: 'hip' });
    const { code: hidden } = await make({ roof: 'hip' });
    await api.sql('update designs set shared = false where code = $1', [hidden]);
    for (const path of [
      `/my-home/${hidden}`,
      '/my-home/AAAAAAAAAAAA',
      '/my-home/x',
      '/MY-HOME/aaaaaaaaaaaa/',
    ]) {
      const { status, headers, body } = await api.rest('GET', path);
      expect([path, status, headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex']);
      expect(body).toContain('<div id="root">');
    }
    for (let at = 4; at < 60; at += 1) await api.rest('GET', `/my-home/0000-0000-${1000 + at}`);
    expect((await api.rest('GET', '/api/designs/000000000000')).status).toBe(429);
    // From now on pages do not tell existing codes from others either.
    const limited = await api.rest('GET', `/my-home/${code}`);
    const unknown = await api.rest('GET', '/my-home/AAAAAAAAAAAA');
    expect([limited.status, limited.body]).toEqual([unknown.status, unknown.body]);
    expect((await api.rest('GET', '/my-home')).status).toBe(200);
  });

  it('is nothing for a design that is not shared, or not there', async () => {
    const { code, editKey } = await make({ home: { slug: 'yachats' }, roof: 'shed', siding: 'wood' });
    await api.sql(`update designs set shared = false where code = '${code}'`);
    const missing = await pageOf('/my-home/AAAAAAAAAAAA');
    for (const html of [await pageOf(`/my-home/${code}`), missing]) {
      expect(tag('og:image', html)).toBeUndefined();
      expect(headOf(html)).not.toMatch(/yachats|og:/i);
    }
    // Nor for its owner: the page that is served is the same for everybody.
    const own = await api.rest('GET', `/my-home/${code}`, undefined, { 'x-design-key': editKey });
    expect(headOf(String(own.body))).not.toMatch(/yachats|og:/i);
  });
});
