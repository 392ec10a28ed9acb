import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string;
  /** Everybody whom the envelope names, header or not. */
  readonly to: readonly string[];
  readonly raw: string;
}

export interface SmtpPost {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The next recipient is refused with this answer: 550 for good, 450 for now. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export const openPost = async (): Promise<SmtpPost> => {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      const code = refusal;
      refusal = null;
      done(code === null ? null : Object.assign(new Error('mailbox refused'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  // Whoever sends may die in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code) => void (refusal = code),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
