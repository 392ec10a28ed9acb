import 'reflect-metadata';
import { mkdtemp } from 'node:fs/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { createLog } from '../backend/src/platform/log.ts';
const dataDir = await mkdtemp('/tmp/search-measure/');
const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('silent'), durable: false, settings: { autovacuum: 'off' } });
try {
  const url = new URL(postgres.superUrl); url.pathname = '/hearthline';
  const db = new pg.Client({ connectionString: url.href });
  await db.connect();
  await db.query(`create table w (word text primary key)`);
  await db.query(`insert into w select distinct string_agg((array['ba','ber','co','dan','el','fi','gar','ho','in','jo','ka','lin','mo','nor','ol','per','qui','ros','stra','tin','ul','van','wes','xa','yor','zim','son','man','strom','field','gla','ter','dru','ebb','hew','ick','mcc','pry','sul','vey'])[1 + floor(random()*40)::int], '') from generate_series(1, 800000) i group by i / 4 on conflict do nothing`);
  await db.query(`insert into w values ('bergstrom'),('castillo'),('quillfeather'),('amelia') on conflict do nothing`);
  console.log((await db.query('select count(*) from w')).rows);
  let usage = '';
  db.on('notice', (n) => (usage = n.detail ?? n.message ?? ''));
  await db.query('set client_min_messages = log; set log_executor_stats = on');
  const cpu = async (what: string, sql: string, values: unknown[]) => {
    const all: number[] = [];
    let rows = 0;
    for (let n = 0; n < 7; n += 1) {
      usage = '';
      rows = (await db.query({ text: sql, values })).rows.length;
      const m = /([\d.]+) s user, ([\d.]+) s system, ([\d.]+) s elapsed/.exec(usage);
      if (m) all.push((Number(m[1]) + Number(m[2])) * 1000);
    }
    all.sort((a, b) => a - b);
    console.log(what.padEnd(36), values[0], 'cpu ms', all[0]?.toFixed(1), all[3]?.toFixed(1), 'rows', rows, all.length ? '' : usage.slice(0, 200));
  };
  const words = ['bergstorm', 'castilo', 'quilfeather', 'amlia'];
  await db.query('create index g on w using gist (word gist_trgm_ops (siglen=64))'); await db.query('vacuum analyze w');
  for (const w of words) await cpu('gist knn', 'select word from w order by word <-> $1::text limit 40', [w]);
  await db.query('drop index g; create index n on w using gin (word gin_trgm_ops)'); await db.query('vacuum analyze w');
  for (const w of words) await cpu('gin %', 'select word from w where word % $1::text order by similarity(word, $1::text) desc limit 40', [w]);
  for (const w of words) await cpu('gin % 0.3 length', 'select word from w where word % $1::text and char_length(word) between char_length($1::text) - 2 and char_length($1::text) + 2 order by similarity(word, $1::text) desc limit 40', [w]);
  await db.end();
} finally { await postgres.stop(); }
