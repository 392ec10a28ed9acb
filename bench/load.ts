import { spawnSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** A request to send over and over. `{n}` in the body or a header is another text for each. */
export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The result of one round. */
export interface Load {
  /** Those that were answered with 2xx. */
  readonly requests: number;
  /** The others: refused, timed out, cut off. */
  readonly failed: number;
  readonly seconds: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const connections = 10;

/** wrk is compiled, and costs a tenth of the processor time of a client in JavaScript on the machine it shares with the servers. */
export const client = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

const lua = (text: string): string => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, '\\u{$1}');

/** wrk's script: the request, and the percentiles at the end, in microseconds. */
const script = ({ method, headers, body }: Target, salt: string): string => `
  local n = 0
  local salt = ${lua(salt)}
  local body = ${body === undefined ? 'nil' : lua(body)}
  local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[${lua(name)}] = ${lua(value)}`)
    .join(', ')} }
  local varies = (body and body:find('{n}', 1, true)) or false
  for _, value in pairs(headers) do varies = varies or value:find('{n}', 1, true) end
  local made = nil
  function request()
    if made and not varies then return made end
    n = n + 1
    local id = salt .. n
    local now = {}
    for name, value in pairs(headers) do now[name] = value:gsub('{n}', id) end
    local text = nil
    if body then text = body:gsub('{n}', id) end
    made = wrk.format(${lua(method)}, nil, now, text)
    return made
  end
  function done(summary, latency)
    local e = summary.errors
    io.write(string.format('RESULT %d %d %d %d %d %d\\n', summary.requests - e.status, summary.duration, e.status + e.connect + e.read + e.write + e.timeout,
      latency:percentile(50), latency:percentile(95), latency:percentile(99)))
  end`;

const byWrk = async (target: Target, seconds: number, people: number): Promise<Load> => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-wrk-'));
  try {
    const file = join(folder, 'request.lua');
    await writeFile(file, script(target, randomBytes(4).toString('hex')));
    const run = spawn('wrk', [
      '-t1',
      `-c${people}`,
      `-d${Math.max(1, Math.round(seconds))}s`,
      '--timeout',
      '10s',
      '-s',
      file,
      target.url,
    ]);
    let said = '';
    run.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
    run.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
    await new Promise((resolve) => run.on('close', resolve));
    const found = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(said)?.slice(1).map(Number);
    if (!found) throw new Error(`wrk failed: ${said}`);
    const [requests = 0, micros = 0, errors = 0, p50 = 0, p95 = 0, p99 = 0] = found;
    return {
      requests,
      failed: errors,
      seconds: micros / 1e6,
      p50: p50 / 1000,
      p95: p95 / 1000,
      p99: p99 / 1000,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

const byAutocannon = async (target: Target, seconds: number, people: number): Promise<Load> => {
  const { url, method, headers, body } = target;
  const salt = randomBytes(4).toString('hex');
  let n = 0;
  const fill = (text: string, id: string): string => text.replaceAll('{n}', id);
  const setupRequest = (request: object): object => {
    const id = `${salt}${(n += 1)}`;
    return {
      ...request,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value, id)])),
      ...(body !== undefined && { body: fill(body, id) }),
    };
  };
  const path = new URL(url).pathname + new URL(url).search;
  const result = await autocannon({
    url,
    connections: people,
    duration: seconds,
    timeout: 10,
    requests: [{ method, path, setupRequest }],
  });
  const { p50, p97_5, p99 } = result.latency;
  return {
    requests: result.requests.total - result.non2xx,
    failed: result.non2xx + result.errors + result.timeouts,
    seconds: result.duration,
    p50,
    p95: p97_5,
    p99,
  };
};

/** Sends requests, each after the answer to the one before, as so many people at once; ten unless told otherwise. */
export const load = (target: Target, seconds: number, people = connections): Promise<Load> =>
  client === 'wrk' ? byWrk(target, seconds, people) : byAutocannon(target, seconds, people);
