import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Db, Row } from '../../backend/src/platform/db/query-builder.ts';
import { openBoss } from '../../backend/src/platform/jobs/job-runner.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import { sendMail } from '../../backend/src/platform/mail/mail-outbox.ts';
import { makeScratch } from '../../bench/data.ts';
import { freePort } from '../../bench/servers.ts';
import { openPostbox } from './mail-sink.ts';
import { openOwner } from './owner.ts';
import { percentile, type Drill, type Row as Line } from './report.ts';
import { startDrilled } from './server.ts';

/** Stores the mails of a campaign as its batches do, together with the rows of their recipients. @returns the ids of the mails */
const fill = async (owner: Db, mails: number): Promise<string[]> => {
  const { rows } = await sql<Pick<Row<'mails'>, 'id'>>`
    with campaign as (
      insert into campaigns (name, subject, body, audience, state, gathered, total, queued) values ('Drill', 'S', 'B', '{}', 'sent', true, ${mails}, ${mails}) returning id
    ), recipient as (
      insert into campaign_recipients (campaign_id, contact_id, email, email_folded, state)
      select id, uuidv7(), 'p' || n || '@example.com', 'p' || n || '@example.com', 'queued' from campaign, generate_series(1, ${mails}::int) n returning id, email
    )
    insert into mails (kind, to_name, to_address, subject, text, html, attachments, reference_id)
    select 'campaign', 'P', email, 'News', repeat('A line of text. ', 100), repeat('<p>A line of text.</p>', 100), '[]', id from recipient returning id`.execute(
    owner,
  );
  return rows.map(({ id }) => id);
};

/** Measures how many mails one server sends per second, and how long requests for floor plans take meanwhile. */
export const mailDrill: Drill = async ({ postgres, dataDir, given, say }) => {
  const { values } = parseArgs({
    args: given,
    options: { mails: { type: 'string', default: '1000' }, latency: { type: 'string', default: '0,20' } },
  });
  const mails = Number(values.mails);
  const scratch = await makeScratch(postgres, 1000);
  const owner = openOwner(scratch.ownerUrl);
  const rows: Line[] = [];
  for (const latency of values.latency.split(',').map(Number)) {
    const post = await openPostbox(latency);
    const server = startDrilled({
      ...scratch,
      dataDir: join(dataDir, 'server'),
      port: await freePort(),
      secret: randomBytes(48).toString('base64'),
      env: { SMTP_URL: post.url },
    });
    if ((await server.ready) === null) throw new Error(`the server did not start: ${server.complaints()}`);
    const stored = await fill(owner, mails);
    const boss = openBoss(scratch.ownerUrl, createLog('silent'));
    await boss.start();
    await boss.insert(
      sendMail.name,
      stored.map((mailId) => ({ data: { mailId }, priority: -1 })),
    );
    await boss.stop({ graceful: false });
    const waits: number[] = [];
    for (const end = performance.now() + 600_000; post.taken.length < mails && performance.now() < end;) {
      const asked = performance.now();
      await fetch(`${server.url}/api/floor-plans/search?bedrooms=3&bathrooms=2`).then((answer) =>
        answer.text(),
      );
      waits.push(performance.now() - asked);
      await pause(20);
    }
    const perSecond =
      ((post.taken.length - 1) * 1000) / ((post.taken.at(-1) ?? NaN) - (post.taken[0] ?? NaN));
    say(`latency ${latency} ms: ${post.taken.length} mails`);
    await pause(1000);
    const noted = await owner
      .selectFrom('campaigns')
      .select(['sent', 'queued'])
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    const stopping = performance.now();
    const code = await server.end('SIGTERM');
    const stopped = performance.now() - stopping;
    await post.close();
    const at = `, ${latency} ms for each answer`;
    rows.push(
      { what: `mails a second${at}`, came: perSecond.toFixed(1) },
      {
        what: `connections at once, in all${at}`,
        came: `${post.connections.atOnce}, ${post.connections.all}`,
      },
      {
        what: `mails that came twice${at}`,
        came: String(post.repeated()),
        goal: '0',
        held: post.repeated() === 0,
      },
      {
        what: `noted as sent, still queued${at}`,
        came: `${noted?.sent}, ${noted?.queued}`,
        goal: `${mails}, 0`,
        held: noted?.sent === mails && noted.queued === 0,
      },
      {
        what: `a read meanwhile, p50 and p99${at}`,
        came: `${percentile(waits, 0.5).toFixed(1)} ms, ${percentile(waits, 0.99).toFixed(1)} ms`,
      },
      {
        what: `from SIGTERM to the end${at}`,
        came: `${stopped.toFixed(0)} ms, code ${code}`,
        goal: 'code 0',
        held: code === 0,
      },
    );
  }
  await owner.destroy();
  return rows;
};
