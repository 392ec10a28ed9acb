import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const shipped = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.spec\.ts$|^testing\//.test(file));

/** The only files that may open outgoing connections, and how: all connect to what the configuration names, none to what a request names. */
const speakers: Readonly<Record<string, RegExp>> = {
  'platform/crypto/time-stamp.ts': /new HttpTimestampAuthority\(url, /,
  'platform/mail/mailer.ts': /createTransport/,
  'platform/storage/patient-fetch.ts': /redirect: 'manual'/,
  'platform/storage/s3-storage.ts': /endpoint: bucketUrl\(config\)/,
};

it('the server speaks only to its database, its mail server, its bucket and its time stamp authority: no address of a request is ever fetched (G8)', () => {
  const speaks =
    /(?<!\.)\bfetch\(|globalThis\.fetch|node:(https?|http2|tls|dgram)'|from '(undici|axios|got|node-fetch|nodemailer|s3mini)'|\bXMLHttpRequest\b|\bHttpTimestampAuthority\b|new (WebSocket|EventSource)\b/;
  const found = shipped.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // Ignores imports of servers and types, which come from the same modules.
    const calls = text
      .replace(/^import type [^;]*;$/gm, '')
      .replace(/^import \{\s+(?:createServer|[^}]*type )[^}]*\} from 'node:http';$/gm, '');
    return speaks.test(calls);
  });
  expect(found.toSorted()).toEqual(Object.keys(speakers));
  for (const [file, how] of Object.entries(speakers))
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(how);
});

it('mails carry no file and no page that somebody named (G8)', () => {
  const mailer = readFileSync(join(root, 'platform/mail/mailer.ts'), 'utf8');
  expect(mailer.match(/disableFileAccess: true/g)?.length).toBeGreaterThan(1);
  expect(mailer.match(/disableUrlAccess: true/g)?.length).toBeGreaterThan(1);
});
