import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../../bench/load.ts';

/** One request and its outcome, times in milliseconds; status 0 means no answer, -1 not sent. */
export interface Shot {
  readonly at: number;
  readonly took: number;
  readonly status: number;
}

export interface Load {
  /** The requests to send, one after another, over and over. */
  readonly targets: () => readonly Target[];
  readonly onShot: (shot: Shot) => void;
}

let sentSoFar = 0;

const shoot = (agent: Agent, { url, method, headers, body }: Target): Promise<Shot> =>
  new Promise((resolve) => {
    const at = performance.now();
    const done = (status: number): void => resolve({ at, took: performance.now() - at, status });
    // `{n}` is another text for each request.
    const content = body?.replaceAll('{n}', `d${(sentSoFar += 1)}`);
    const sent = request(
      url,
      {
        agent,
        method,
        headers:
          content === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(content) },
        timeout: 30_000,
      },
      (response) => {
        response
          .resume()
          .once('end', () => done(response.statusCode ?? 0))
          .once('error', () => done(0));
      },
    );
    sent.once('error', () => done(0)).once('timeout', () => sent.destroy());
    sent.end(content);
  });

/** Sends requests as fast as this many connections get answers. @returns requests per second */
export const asFastAsPossible = async (
  { targets, onShot }: Load,
  connections: number,
  seconds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let turn = 0;
  const one = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const all = targets();
      onShot(await shoot(agent, all[turn++ % all.length] as Target));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return turn / ((performance.now() - began) / 1000);
};

/**
 * Sends so many requests per second whether or not earlier ones have been answered, like visitors unaware of each other.
 * @param until returns true when it is time to stop
 * @param mostOpen while this many requests are unanswered, further ones are not sent and count as status -1
 */
export const steadily = async (
  { targets, onShot }: Load,
  perSecond: number,
  until: () => boolean,
  mostOpen = 1000,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: mostOpen });
  const began = performance.now();
  const open = new Set<Promise<void>>();
  for (let sent = 0; !until(); await pause(5)) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; sent < due; sent += 1) {
      const all = targets();
      if (open.size >= mostOpen) {
        onShot({ at: performance.now(), took: 0, status: -1 });
        continue;
      }
      const shot: Promise<void> = shoot(agent, all[sent % all.length] as Target).then((seen) => {
        open.delete(shot);
        onShot(seen);
      });
      open.add(shot);
    }
  }
  await Promise.all(open);
  agent.destroy();
};

/** A condition for {@link steadily}: true once this many seconds have passed. */
export const after = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
};
