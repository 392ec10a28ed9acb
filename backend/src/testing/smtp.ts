import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mailer } from '../platform/mailer.ts';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string;
  /** Everybody whom the envelope names, header or not. */
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpPost {
  readonly url: string;
  /** Sends here, as a server that was given SMTP_URL; closed with the post. */
  readonly mailer: Mailer;
  readonly received: ReceivedMail[];
  /** Connections since it opened, right now, and at the most at one time. */
  readonly connections: { readonly all: number; readonly open: number; readonly atOnce: number };
  /** The next recipient is refused with this answer: 550 for good, 450 for now. */
  refuseNext(code: number): void;
  /** Every recipient is put off from now on. */
  putOff(): void;
  /** Takes mails and says nothing more, until it is told to. @returns tells it */
  hold(): () => void;
  /** Cuts every connection, whatever it is doing. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export const openPost = async (): Promise<SmtpPost> => {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let [all, atOnce] = [0, 0];
  let refusal: number | null = null;
  let always: number | null = null;
  let held: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_given, _session, done) => done(new Error('nobody signs in here')),
    onRcptTo: (_address, _session, done) => {
      const code = refusal ?? always;
      refusal = null;
      done(code === null ? null : Object.assign(new Error('mailbox refused'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') });
        if (held) held.push(done);
        else done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    all += 1;
    atOnce = Math.max(atOnce, open.add(socket).size);
    socket.on('close', () => open.delete(socket));
  });
  // Whoever sends may die in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailer = createMailer(url, Buffer.alloc(32));
  return {
    url,
    mailer,
    received,
    connections: {
      get all() { return all; },
      get open() { return open.size; },
      get atOnce() { return atOnce; },
    },
    refuseNext: (code) => void (refusal = code),
    putOff: () => void (always = 450),
    hold: () => {
      const waiting = (held = []);
      return () => {
        held = null;
        for (const done of waiting as (() => void)[]) done();
      };
    },
    hangUp: () => open.forEach((socket) => socket.destroy()),
    close: () => {
      mailer.close();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
