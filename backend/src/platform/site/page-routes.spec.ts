import { createHash } from 'node:crypto';
import { hasPart, routes } from '@hearthline/rules/routes.ts';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { usePages } from '../../testing/http/built-pages.ts';
import { exchange, rawGet, statuses } from '../../testing/http/raw-http.ts';
import { discretion } from './page-routes.ts';
import { builtPages } from './page-source.ts';
import { robots, sitemap } from './site-files.ts';
import { siteVersion } from './site-version.ts';

describe('pages and files', () => {
  const pages = usePages();
  const api = useApi({ pages: pages.source });

  it('serves every route of the table, and the not-found page with 404 for anything else', async () => {
    // An address with a variable part is there if what it names is.
    const paths = routes.filter((route) => !hasPart(route) || 'allow' in route).map((route) => route.path);
    for (const path of [...paths, '/homes/birkenfeld', '/Homes/Birkenfeld', '/Finance', '/ADMIN/']) {
      const { status, body, headers } = await api.rest('GET', path);
      expect(status, path).toBe(200);
      expect(headers.get('content-type'), path).toMatch('text/html');
      expect(body, path).toContain('"company":{"name":"Hearthline Homes"');
    }
    for (const path of [
      '/nowhere',
      '/homes/nowhere',
      '/homes/g/nothing',
      '/admin/users',
      '/financee',
      '//evil.test',
    ]) {
      const { status, body } = await api.rest('GET', path);
      expect(status, path).toBe(404);
      expect(body, path).toContain('<div id="root">');
    }
  });

  it('has no page for a file of the build that there is not: such a request has not waited for its turn', async () => {
    for (const path of ['/assets', '/assets/nowhere.js', '/assets/../finance', '/ASSETS/nowhere.js']) {
      const text = await exchange(api.url, rawGet(path));
      expect(statuses(text), path).toEqual([404]);
      expect(text, path).not.toContain('<div id="root">');
    }
  });

  it('never redirects', async () => {
    for (const path of [
      '//evil.test',
      '//evil.test/..',
      '/assets',
      '/assets/',
      '/auth/',
      '/%2f%2fevil.test',
      '/\\evil.test',
      '/assets//evil.test/%2e%2e',
    ]) {
      const text = await exchange(api.url, rawGet(path));
      expect(text.toLowerCase(), path).not.toMatch(/^location:/m);
      expect([200, 400, 404], path).toContain(statuses(text)[0]);
    }
  });

  it('keeps what is not for the public, however it is asked for (F4)', async () => {
    const paths = [
      '/.env',
      '/.git/HEAD',
      '/.git/',
      '/%2eenv',
      '/.%65nv',
      '/%2e%67it/HEAD',
      '/package.json',
      '/package-lock.json',
      '/index.html',
      '/graphiql.html',
      '/INDEX.HTML',
      '/index%2ehtml',
      '/assets/site.js.map',
      '/assets/site.js%2emap',
      '/assets/site.js.MAP',
      '/assets/site.js.ma%70',
      '/assets/site.js.map/',
      '/assets/site.js.map?x=.js',
      '/assets',
      '/assets/',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/%252e%252e/secret.txt',
      '/..%5csecret.txt',
      '/..\\secret.txt',
      '/assets/../../secret.txt',
      '/....//secret.txt',
      '//etc/passwd',
      '/%00',
      '/index.html%00.js',
      '/assets/site.js%00',
      '/%ff',
      '/%',
      '/%e0%a4%a',
      '/file:///etc/passwd',
      `/${'a/'.repeat(3000)}`,
    ];
    for (const path of paths) {
      const text = await exchange(api.url, rawGet(path));
      expect(statuses(text)[0], path).toBe(404);
      expect(text, path).not.toMatch(/secret|root:|"source"|<title>GraphiQL/);
    }
    for (const target of [`${api.url}/../secret.txt`, 'http://evil.test/.env', '*', 'secret.txt']) {
      const text = await exchange(api.url, rawGet(target));
      expect([200, 400, 404], target).toContain(statuses(text)[0]);
      expect(text, target).not.toMatch(/secret/);
    }
  });

  it('serves files with their type, once and for all where their name says what is in them', async () => {
    const file = await api.rest('GET', '/assets/site.js');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await api.rest('GET', '/icon.svg')).headers.get('content-type')).toBe(
      'image/svg+xml; charset=utf-8',
    );
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await api.rest('GET', '/')).headers.get('cache-control')).toBe('no-cache');
    expect((await api.rest('POST', '/assets/site.js')).status).toBe(404);
    expect((await api.rest('POST', '/')).status).toBe(404);
  });

  it('writes nothing into a page that could run (F5)', async () => {
    await api.sql(
      `insert into settings (key, value) values ('company', '{"name":"</script><script>alert(1)</script>","phone":"$&","email":"a@example.com","website":"x"}')`,
    );
    const { body } = await api.rest('GET', '/');
    await api.sql('delete from settings');
    expect(body).not.toContain('<script>alert');
    const json = /id="bootstrap">(.*?)<\/script>/.exec(String(body))?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      company: {
        name: '</script><script>alert(1)</script>',
        phone: '$&',
        email: 'a@example.com',
        website: 'x',
      },
    });
  });

  it('tells programs by JSON and people by a page when there is no answer', async () => {
    const nobody = builtPages(`${pages.directory}-missing`);
    await expect(nobody.page('/', { content: [], featured: [] })).rejects.toThrow();
    await api.sql('alter table settings rename to settings_kept');
    const person = await api.rest('GET', '/', undefined, { accept: 'text/html,*/*;q=0.8' });
    const program = await api.rest('GET', '/', undefined, { accept: 'application/json' });
    await api.sql('alter table settings_kept rename to settings');
    expect(person.status).toBe(500);
    expect(person.headers.get('content-type')).toMatch('text/html');
    expect(person.body).toContain('Something went wrong on our side.');
    expect(program.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
    });
  });
});

describe('the script in the head of pages', () => {
  const code = "document.documentElement.dataset.early = '1';";
  const pages = usePages({
    'dist/index.html': `<!doctype html><script>${code}</script><!--bootstrap--><div id="root"></div>`,
  });
  const api = useApi({ pages: pages.source });

  it('may run by its hash, and no other one may (F1)', async () => {
    const policy = (await api.rest('GET', '/')).headers.get('content-security-policy');
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}';`,
    );
    expect((await api.rest('GET', '/api/content')).headers.get('content-security-policy')).toContain(
      "default-src 'none';",
    );
  });
});

describe('a page that shows what is offered', () => {
  const pages = usePages({
    'dist/pages/about-us.html': '<!--bootstrap--><div id="root">as built</div>',
    'dist/.prerender/pages/about-us.html':
      '<!--head--><!--styles--><!--bootstrap--><div id="root"><!--body--></div>',
    'dist/.prerender/prerender.js':
      "let times = 0; export const render = async (path, content) => ({ head: `<title>${path} ${++times}</title>`, styles: '', body: content.content.map(({ slug }) => slug).join() });",
  });
  const api = useApi({ pages: pages.source });
  const page = async () => String((await api.rest('GET', '/about-us')).body);

  it('says what holds today, at once, and is made once for that', async () => {
    api.clock.set('2027-01-01T12:00:00Z');
    expect(await page()).toContain('as built');
    await api.sql('update settings set value = value');
    api.clock.set('2025-03-31T12:00:00Z');
    expect(await page()).toMatch(/about-us 1<.*"slug":"solar-package".*solar-package/s);
    expect(await page()).toContain('/about-us 1<');
    await api.sql("update content_items set slug = 'sun' where slug = 'solar-package'");
    expect(await page()).toMatch(/about-us 2<.*"root">.*sun/s);
    // Until the day of the business is over: April begins there at seven o'clock of universal time.
    api.clock.set('2025-04-01T06:59:59Z');
    expect(await page()).toContain('/about-us 2<');
    api.clock.set('2025-04-01T07:00:00Z');
    expect(await page()).not.toContain('/about-us 2<');
    await api.sql('update settings set value = value');
    api.clock.set('2026-01-01T12:00:00Z');
    expect(await page()).toContain('as built');
    api.clock.reset();
  });

  it('is another version for a change that was stored later, though it was begun before', async () => {
    const slow = await api.database.pool.connect();
    await slow.query('begin');
    await slow.query('delete from homes where false');
    await api.sql('delete from homes where false');
    const between = await siteVersion(api.database);
    await slow.query('commit');
    slow.release();
    expect(await siteVersion(api.database)).not.toBe(between);
  });

  it('is another version for such a change even where it forgets as much as it adds', async () => {
    await api.sql('truncate site_changes');
    await api.sql("insert into site_changes (made_at) values (now() - interval '25 hours')");
    const slow = await api.database.pool.connect();
    await slow.query('begin');
    await slow.query('delete from homes where false');
    await api.sql('delete from homes where false');
    const between = await siteVersion(api.database);
    await slow.query('commit');
    slow.release();
    expect(await siteVersion(api.database)).not.toBe(between);
  });

  it('forgets the changes of the day before, without being the version that was', async () => {
    await api.sql("update site_changes set made_at = now() - interval '25 hours'");
    const version = await siteVersion(api.database);
    await api.sql('delete from homes where false');
    expect(await siteVersion(api.database)).not.toBe(version);
    expect(await api.sql('select id from site_changes')).toHaveLength(1);
  });

  it.each([
    'content_items',
    'home_pictures',
    'homes',
    'loan_kinds',
    'locations',
    'option_groups',
    'price_items',
    'settings',
  ])('is another version when %s change', async (table) => {
    const version = await siteVersion(api.database);
    expect(await siteVersion(api.database)).toBe(version);
    await api.sql(`delete from ${table} where false`);
    expect(await siteVersion(api.database)).not.toBe(version);
  });
});

describe('what is told of an address', () => {
  it('is nothing where it carries a secret, and nothing to search engines behind a guard', () => {
    expect(discretion({ path: '/x', title: 'X' })).toEqual({});
    expect(discretion({ path: '/x', title: 'X', allow: 'page:admin' })).toEqual({
      'X-Robots-Tag': 'noindex',
    });
    expect(discretion({ path: '/x', title: 'X', private: true })).toEqual({
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    expect(discretion(undefined)).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  it('names public pages in the sitemap and guarded ones in robots.txt', () => {
    expect(sitemap('https://x.example?a&b')).toContain('<loc>https://x.example?a&amp;b/finance</loc>');
    expect(sitemap('https://x.example')).not.toMatch(/\/admin|\/financing|\/homes\//);
    expect(sitemap('https://x.example', [{ slug: 'enid', updatedAt: new Date(0) }])).toContain(
      '<loc>https://x.example/homes/enid</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod>',
    );
    expect(robots('https://x.example')).toMatch(/^Disallow: \/contractor\$$/m);
    expect(robots('https://x.example')).not.toMatch(/^Disallow: \/contractors/m);
  });
});

describe('prerendered and compressed files', () => {
  const pages = usePages({
    'dist/pages/finance.html':
      '<title>Finance · {{html:name}}</title><link rel="canonical" href="{{html:site}}/finance"><!--bootstrap--><div id="root">text</div>',
    'dist/pages/404.html': '<!--bootstrap--><div id="root">lost</div>',
    'dist/assets/site.js.br': 'not really brotli',
  });
  const api = useApi({ pages: pages.source });

  it('are filled in with whose site it is and where', async () => {
    const { body, headers } = await api.rest('GET', '/finance', undefined, {
      'x-forwarded-host': 'evil.test',
      'accept-encoding': 'gzip',
    });
    expect(body).toContain('<title>Finance · Hearthline Homes</title>');
    expect(body).toContain(`href="${api.url}/finance"`);
    expect(body).not.toContain('evil.test');
    // Sent by hand: `fetch` would add `Cache-Control: no-cache`, which requests the whole page.
    const again = await exchange(
      api.url,
      `GET /finance HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nIf-None-Match: ${headers.get('etag')}\r\nConnection: close\r\n\r\n`,
    );
    expect(statuses(again)).toEqual([304]);
  });

  it('change with the company’s details', async () => {
    await api.sql(
      `insert into settings (key, value) values ('company', '{"name":"<b>Other</b>","phone":"1","email":"a@example.com","website":"x"}')`,
    );
    const { body } = await api.rest('GET', '/finance');
    await api.sql('delete from settings');
    expect(body).toContain('<title>Finance · &lt;b&gt;Other&lt;/b&gt;</title>');
  });

  it('give way to the empty shell where they are missing, and the not-found page is found', async () => {
    expect((await api.rest('GET', '/about-us')).body).toContain('<div id="root"></div>');
    expect((await api.rest('GET', '/nowhere')).body).toContain('lost');
    expect((await api.rest('GET', '/admin')).body).toContain('<div id="root"></div>');
  });

  it('are chosen by what the client takes, and never named by it', async () => {
    const taken = await exchange(
      api.url,
      'GET /assets/site.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n',
    );
    expect(taken).toMatch(/content-encoding: br/i);
    expect(taken).toMatch(/content-type: text\/javascript/i);
    expect(taken).toMatch(/vary: accept-encoding/i);
    expect(taken).toContain('not really brotli');
    const plain = await exchange(api.url, rawGet('/assets/site.js'));
    expect(plain).not.toMatch(/content-encoding/i);
    expect(plain).toContain('export const site');
    expect((await api.rest('GET', '/assets/site.js.br')).status).toBe(404);
  });
});

describe('pages that the browser makes', () => {
  const frame = (name: string): string =>
    `<title>{{html:name}}</title><!--bootstrap--><div id="root">frame of ${name}</div>`;
  const pages = usePages({
    'dist/.prerender/frames/pages/my-home.html': frame('a design'),
    'dist/.prerender/frames/pages/my-home-code.html': frame('a design'),
    'dist/.prerender/frames/pages/sign.html': frame('the site'),
    'dist/.prerender/frames/workspace.html': frame('the workspace'),
  });
  const api = useApi({ pages: pages.source });

  it.each([
    ['/admin', 'the workspace'],
    ['/deals', 'the workspace'],
    ['/dashboard', 'the workspace'],
    ['/contractor', 'the workspace'],
    ['/my-home', 'a design'],
    ['/my-home/0123456789AB', 'a design'],
    ['/sign', 'the site'],
  ])('%s shows the frame of %s at once', async (path, name) => {
    const { body } = await api.rest('GET', path);
    expect(body).toContain(`<title>Hearthline Homes</title>`);
    expect(body).toContain(`frame of ${name}`);
    expect(body).toContain('id="bootstrap"');
  });

  it('is one frame for all things that a screen shows, and one page for each design', async () => {
    const tags = await Promise.all(
      ['/deals/1', '/deals/2'].map(async (path) => (await api.rest('GET', path)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(1);
    const { body } = await api.rest('POST', '/api/designs', { home: { slug: 'toledo' } });
    expect((await api.rest('GET', `/my-home/${body.code}`)).status).toBe(200);
    expect((await api.rest('GET', '/my-home/0123456789AB')).status).toBe(404);
  });
});

describe('before the server is ready', () => {
  const pages = usePages();
  const api = useApi({ pages: pages.source, isPrepared: () => false });

  it('answers everything but its health with 503 and when to come again', async () => {
    for (const path of ['/', '/assets/site.js', '/api/contacts', '/api/nothing', '/graphql']) {
      const { status, headers } = await api.rest('GET', path, undefined, { accept: 'text/html' });
      expect(status, path).toBe(503);
      expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0);
    }
    const page = await api.rest('GET', '/admin', undefined, { accept: 'text/html' });
    expect(page.body).toContain('<meta http-equiv="refresh"');
    expect((await api.gql('{ __typename }')).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    expect((await api.rest('GET', '/healthz')).status).toBe(200);
  });
});
