// A bare sender: nodemailer's pool with the product's connections, and mails as long as those of a campaign. Sends so many and says how long it took.
import { createTransport } from 'nodemailer';
import { maxConnections } from '../../../backend/src/platform/mail/mailer.ts';

const [url = '', mails = '0', bytes = '0'] = process.argv.slice(2);
const transport = createTransport({ url, pool: true, maxConnections, maxMessages: 100 });
const text = 'Our new homes are shown this weekend. '.repeat(53);
const html = text.padEnd(Number(bytes) - text.length, text);
const send = (n: number) =>
  transport.sendMail({
    from: 'news@example.com',
    to: `person${n}@example.com`,
    subject: 'News for you',
    text,
    html,
  });
const began = performance.now();
await Promise.all(Array.from({ length: Number(mails) }, (_none, n) => send(n)));
process.stdout.write(String((performance.now() - began) / 1000));
transport.close();
