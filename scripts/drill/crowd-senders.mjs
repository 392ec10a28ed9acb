// Sends what it is told from one address, nine requests at a time and as fast as they are answered. In a process of its own,
// so that its time is not that of whoever measures.
import { Agent, request } from 'node:http';

const senders = 9;
const agent = new Agent({ keepAlive: true, maxSockets: senders });
const statuses = {};
let stopped = false;
let sent = 0;

const send = ({ url, method = 'GET', body, address }) =>
  new Promise((resolve) => {
    sent += 1;
    const content = body?.replaceAll('{n}', sent);
    const headers = {
      'x-forwarded-for': address,
      ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
    };
    const asked = request(
      url.replaceAll('{n}', sent),
      { agent, method, headers, timeout: 60_000 },
      (answer) => {
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        answer.resume().once('end', resolve).once('error', resolve);
      },
    );
    asked.once('error', resolve).once('timeout', () => asked.destroy());
    asked.end(content);
  });

process.on('message', (message) => {
  if (message === 'stop') {
    stopped = true;
    process.send(statuses);
    process.exit();
  }
  const targets = message;
  const one = async () => {
    while (!stopped) await send(targets[sent % targets.length]);
  };
  for (let sender = 0; sender < senders; sender += 1) void one();
});
