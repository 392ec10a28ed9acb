import { hasPart, isPublic, routes, type Route } from '@hearthline/rules/routes.ts';
import { expect, test } from '../support/test.ts';

const publicRoutes = (routes as readonly Route[]).filter((route) => isPublic(route) && !hasPart(route));
const guarded = (routes as readonly Route[]).filter(({ allow }) => allow);

test.describe('for machines', () => {
  test('the sitemap lists exactly the public pages and the homes of the catalog', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('application/xml');
    const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    const { homes } = (await (await request.get('/api/homes')).json()) as { homes: { slug: string }[] };
    expect(homes.length).toBeGreaterThan(0);
    const paths = publicRoutes.filter(({ sameAs }) => !sameAs).map(({ path }) => path);
    expect(listed.toSorted()).toEqual(
      [...paths, ...homes.map(({ slug }) => `/homes/${slug}`)].map((path) => baseURL + path).toSorted(),
    );
  });

  test('robots.txt keeps them from guarded pages, and only those', async ({ request, baseURL }) => {
    const lines = (await (await request.get('/robots.txt')).text()).split('\n');
    expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const remaining = lines.flatMap((line) =>
      line.startsWith('Disallow: /') && line !== 'Disallow: /graphql'
        ? [line.slice('Disallow: '.length)]
        : [],
    );
    // `$` marks the end of an address; if a part of it varies, the rule covers everything that begins the same way.
    expect(remaining.toSorted()).toEqual(
      guarded
        .filter((route) => !route.private)
        .map(({ path }) => (path.includes(':') ? path.slice(0, path.indexOf(':')) : `${path}$`))
        .toSorted(),
    );
  });

  test('every icon of the manifest is there', async ({ request }) => {
    const answer = await request.get('/site.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; type: string }[] };
    expect(name).toBe('Hearthline Homes');
    for (const { src, type } of [...icons, { src: '/favicon.ico', type: 'image/svg+xml' }]) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toContain(type);
    }
  });

  test('scripts and pages come compressed as the client likes, and not again when they are known', async ({
    request,
  }) => {
    const answerOf = async (path: string, headers: Record<string, string>) => {
      const answer = await request.get(path, { headers });
      return { status: answer.status(), headers: answer.headers() };
    };
    const html = await (await request.get('/')).text();
    const script = /href="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    for (const path of [script, '/']) {
      for (const encoding of ['br', 'gzip']) {
        const { headers, status } = await answerOf(path, { 'accept-encoding': encoding });
        expect([status, headers['content-encoding'], headers.vary], `${path} ${encoding}`).toEqual([
          200,
          encoding,
          expect.stringContaining('Accept-Encoding'),
        ]);
        expect(
          (await answerOf(path, { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' })).status,
        ).toBe(304);
      }
      expect(
        (await answerOf(path, { 'accept-encoding': 'identity' })).headers['content-encoding'],
      ).toBeUndefined();
    }
    expect((await answerOf(script, { 'accept-encoding': 'br' })).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });
});
