import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';

/** A mail as it was received. */
export interface ReceivedMail {
  readonly from: string;
  /** All recipients in the envelope, whether or not they are in the header. */
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpPost {
  readonly url: string;
  /** Sends to this server, like one configured with SMTP_URL; closed along with it. */
  readonly mailer: Mailer;
  readonly received: ReceivedMail[];
  /** The number of connections: in total, open right now, and the most open at one time. */
  readonly connections: { readonly all: number; readonly open: number; readonly atOnce: number };
  /** Refuses the next recipient with this code: 550 permanently, 450 for now. */
  refuseNext(code: number): void;
  /** Refuses every recipient temporarily from now on. */
  putOff(): void;
  /** Receives mails without confirming them until released. @returns the function that releases them */
  hold(): () => void;
  /** Cuts every connection, whatever it is doing. */
  hangUp(): void;
  close(): Promise<void>;
}

/**
 * Opens a real SMTP server on this machine that keeps what it receives.
 * @param latencyMs how long it takes to greet, and to answer to sender, recipient and content
 */
export const openPost = async (latencyMs = 0): Promise<SmtpPost> => {
  const later = (answer: () => void): void => void (latencyMs ? setTimeout(answer, latencyMs) : answer());
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let [all, atOnce] = [0, 0];
  let refusal: number | null = null;
  let always: number | null = null;
  let delayed: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_given, _session, done) => done(new Error('nobody signs in here')),
    onConnect: (_session, done) => later(done),
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => {
      const code = refusal ?? always;
      refusal = null;
      const refused = Object.assign(new Error('mailbox refused'), { responseCode: code });
      later(() => done(code === null ? null : refused));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        if (delayed) delayed.push(done);
        else later(done);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    all += 1;
    atOnce = Math.max(atOnce, open.add(socket).size);
    socket.on('close', () => open.delete(socket));
  });
  // The sender may die in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mailer = createMailer(url, Buffer.alloc(32));
  return {
    url,
    mailer,
    received,
    connections: {
      get all() {
        return all;
      },
      get open() {
        return open.size;
      },
      get atOnce() {
        return atOnce;
      },
    },
    refuseNext: (code) => void (refusal = code),
    putOff: () => void (always = 450),
    hold: () => {
      const waiting = (delayed = []);
      return () => {
        delayed = null;
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
