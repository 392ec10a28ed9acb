import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '@hearthline/rules/office/settings.ts';
import { openPost, type SmtpPost } from '../../testing/fakes/smtp-server.ts';
import { createMailer, maxConnections, type OutgoingMail } from './mailer.ts';

let post: SmtpPost;
beforeEach(async () => {
  post = await openPost();
});
afterEach(() => post.close());

const company = settings.company.initial;
const mail = (id: string): OutgoingMail => ({
  id,
  toName: 'Ada',
  toAddress: `${id}@example.com`,
  subject: id,
  text: 'Text',
  html: '<p>Text</p>',
  attachments: [],
  headers: null,
  messageKey: null,
  sealed: null,
});
const uninterrupted = new AbortController().signal;
const stored: Record<string, string> = { 'key-1': 'as it is stored' };
const storage = {
  read: (key: string) =>
    stored[key] ? Promise.resolve(Readable.from([stored[key]])) : Promise.reject(new Error('away')),
};
const send = (id: string, mailer = post.mailer, lost = uninterrupted): Promise<string> =>
  mailer.deliver(mail(id), company, lost, storage);
const names = (): (string | undefined)[] =>
  post.received.map(({ raw }) => /^Message-ID: <(.+)@/im.exec(raw)?.[1]);
const untilInHand = (count: number): Promise<void> =>
  vi.waitFor(() => expect(post.received).toHaveLength(count), { interval: 5, timeout: 5000 });
const untilOpen = (count: number): Promise<void> =>
  vi.waitFor(() => expect(post.connections.open).toBe(count), { interval: 5, timeout: 5000 });

describe('mails over SMTP', () => {
  it('go several at a time, over connections that are kept and are no more than that', async () => {
    const all = Array.from({ length: 5 * maxConnections }, (_, index) => `m${index}`);
    const release = post.hold();
    const sent = Promise.all(all.map((id) => send(id)));
    await untilInHand(maxConnections);
    release();
    expect(new Set(await sent)).toEqual(new Set(['sent']));
    expect(names().toSorted()).toEqual(all.toSorted());
    expect(post.connections).toMatchObject({ all: maxConnections, atOnce: maxConnections });
  });

  it('carry what is stored in them, and the files in the storage that they name', async () => {
    const attach = (storageKey: string) =>
      post.mailer.deliver(
        {
          ...mail('papers'),
          attachments: [
            { filename: 'a.txt', contentType: 'text/plain', content: 'with the mail' },
            { filename: 'b.txt', contentType: 'text/plain', storageKey },
          ],
        },
        company,
        uninterrupted,
        storage,
      );
    await expect(attach('key-2')).rejects.toThrow('away');
    expect(post.received).toEqual([]);
    await attach('key-1');
    const { attachments } = await PostalMime.parse(post.received[0]!.raw, { attachmentEncoding: 'utf8' });
    expect(attachments.map(({ filename, content }) => [filename, String(content).trim()])).toEqual([
      ['a.txt', 'with the mail'],
      ['b.txt', 'as it is stored'],
    ]);
  });

  it('are refused one by one: the connection stays for the others', async () => {
    await send('first');
    post.refuseNext(550);
    await expect(send('refused')).rejects.toMatchObject({ responseCode: 550 });
    await send('second');
    expect(names()).toEqual(['first', 'second']);
    // The refusal has not cost a connection.
    expect(post.connections.open).toBe(post.connections.all);
  });

  it('go over a new connection, and once, when the other side has hung up in between', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => send(id)));
    post.hangUp();
    await Promise.all(['e', 'f', 'g', 'h'].map((id) => send(id)));
    expect(names().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  it('of which nobody knows whether they arrived are reported, not sent again behind the back of their job', async () => {
    await send('before');
    const release = post.hold();
    const lost = Promise.allSettled([send('lost'), send('too')]);
    await untilInHand(3);
    post.hangUp();
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    release();
    expect(post.received).toHaveLength(3);
    await send('lost');
    expect(names().filter((name) => name === 'lost')).toHaveLength(2);
  });

  it('fail, all of them, where nobody answers', async () => {
    const nobody = createMailer('smtp://127.0.0.1:1', Buffer.alloc(32));
    const tried = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => send(`n${index}`, nobody)),
    );
    expect(tried.every(({ status }) => status === 'rejected')).toBe(true);
    nobody.close();
  });
});

describe('a mailer that is closed', () => {
  it('hangs up at once where nothing is on its way, and sends nothing more', async () => {
    await Promise.all([send('one'), send('two')]);
    await untilOpen(2);
    post.mailer.close();
    await untilOpen(0);
    await expect(send('three')).rejects.toThrow();
    post.mailer.close();
  });

  it('tells whoever waits for a server that does not answer', async () => {
    post.hold();
    const sent = Promise.allSettled([send('one')]);
    await untilInHand(1);
    post.mailer.close();
    expect(await sent).toMatchObject([{ status: 'rejected' }]);
    await untilOpen(0);
  });
});

describe('a mail server that is slow', () => {
  it('is given up on after a while, and no connections pile up', async () => {
    const hasty = createMailer(post.url, Buffer.alloc(32));
    const release = post.hold();
    const tried = Promise.allSettled(
      Array.from({ length: 3 * maxConnections }, (_, index) =>
        send(`s${index}`, hasty, AbortSignal.timeout(300)),
      ),
    );
    expect((await tried).every(({ status }) => status === 'rejected')).toBe(true);
    expect(post.connections.atOnce).toBeLessThanOrEqual(maxConnections);
    await untilOpen(0);
    release();
    hasty.close();
  });

  it('is hung up on when the mail may not be sent any longer', async () => {
    const lost = new AbortController();
    const release = post.hold();
    const tried = send('one', post.mailer, lost.signal);
    await untilInHand(1);
    lost.abort(new Error('somebody else may'));
    await expect(tried).rejects.toThrow();
    await untilOpen(0);
    release();
  });

  it('is not kept a connection from that nobody uses', async () => {
    const brief = createMailer(post.url, Buffer.alloc(32), { idle: 30 });
    await send('one', brief);
    await untilOpen(0);
    await send('two', brief);
    expect(names()).toEqual(['one', 'two']);
    brief.close();
  });
});

it('the password of the mail server is in no message', async () => {
  const mailer = createMailer(post.url.replace('//', '//clerk:Open-Sesame@'), Buffer.alloc(32));
  const replies = [
    await mailer.check(),
    await send('secret', mailer).then(
      () => '',
      (error: unknown) => JSON.stringify([error, String(error), (error as Error).stack]),
    ),
  ];
  for (const words of replies) {
    expect(words).toContain('Invalid login');
    expect(words).not.toContain('Open-Sesame');
    expect(words).not.toContain(Buffer.from('Open-Sesame').toString('base64'));
  }
  mailer.close();
});

describe('a mail server on another machine', () => {
  // Resolves to this machine, but is no name that says so.
  const elsewhere = (search = ''): string =>
    `${post.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')}${search}`;

  it('that offers no TLS gets no mail, and the check says why', async () => {
    const careful = createMailer(elsewhere(), Buffer.alloc(32));
    await expect(send('secret', careful)).rejects.toThrow(/STARTTLS/);
    expect(await careful.check()).toMatch(/STARTTLS/);
    expect(post.received).toEqual([]);
    careful.close();
  });

  it('gets it nevertheless where its address says that TLS is not required', async () => {
    const trusting = createMailer(elsewhere('?requireTLS=false'), Buffer.alloc(32));
    expect(await trusting.check()).toBeNull();
    expect(await send('plain', trusting)).toBe('sent');
    expect(names()).toEqual(['plain']);
    trusting.close();
  });
});
