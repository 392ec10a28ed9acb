import pg from 'pg';
import { hashPassword } from '../backend/src/features/accounts/passwords/hash-password.ts';
import { load, type Target } from './load.ts';

/** How many people sign in at once, over and over. */
const people = 50;
const password = 'Bench-Mark-2-Password';

const makePeople = async (ownerUrl: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into users (name, email, email_folded, password_hash, role, is_email_verified)
     select 'Person', 'person' || n || '@bench.example', 'person' || n || '@bench.example', $1, 'customer', true
     from generate_series(1, $2::int) n on conflict do nothing`,
    [await hashPassword(password), people],
  );
  await owner.end();
};

/** Signs one person in over and over until the deadline. @returns how many sign-ins succeeded */
const signInUntil = async (url: string, person: number, deadline: number): Promise<number> => {
  let done = 0;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `person${person}@bench.example`, password }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`a sign-in answered ${answer.status}`);
    done += 1;
  }
  return done;
};

/** Measures how fifty parallel sign-ins affect other requests. @returns lines for the report */
export const measureLogins = async (
  url: string,
  ownerUrl: string,
  other: Target,
  seconds: number,
): Promise<string[]> => {
  await makePeople(ownerUrl);
  await load(other, 1);
  const alone = await load(other, seconds);
  const deadline = performance.now() + seconds * 1000;
  const [beside, ...signIns] = await Promise.all([
    load(other, seconds),
    ...Array.from({ length: people }, (_, person) => signInUntil(url, person + 1, deadline)),
  ]);
  const [before, during] = [alone.p99, beside.p99];
  return [
    `## ${people} people signing in at once`,
    '',
    '| other requests (one contact, REST) | requests/s | p99 ms |',
    '|---|---:|---:|',
    `| alone | ${Math.round(alone.requests / alone.seconds)} | ${before.toFixed(2)} |`,
    `| beside the sign-ins | ${Math.round(beside.requests / beside.seconds)} | ${during.toFixed(2)} |`,
    '',
    `${signIns.reduce((sum, done) => sum + done, 0)} sign-ins in ${seconds} s. The p99 of other requests was ${(during / before).toFixed(1)} times as high, ${during.toFixed(0)} ms (security A8: at most 200 ms).`,
  ];
};
