import pg from 'pg';
import { migrate } from '../backend/src/platform/migration/migrate.ts';
import { entities, jobHandlers } from '../backend/src/features/index.ts';
import { migrations } from '../backend/src/migrations/index.ts';
import type { EmbeddedPostgres } from '../backend/src/platform/embedded-postgres/embedded-postgres.ts';

const other = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

export interface Scratch {
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly rows: number;
  /** A contact in the middle of the list. */
  readonly someId: string;
  drop(): Promise<void>;
}

/** An empty database on a server of its own. */
export interface EmptyDatabase {
  readonly appUrl: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** Creates a database. @param template what it is a copy of; nobody may be connected to that */
export const createEmpty = async (
  postgres: EmbeddedPostgres,
  name: string,
  template = 'hearthline',
): Promise<EmptyDatabase> => {
  const superuser = new pg.Client({ connectionString: postgres.superUrl });
  // PostgreSQL may be stopped before a failed run has closed this connection.
  superuser.on('error', () => undefined);
  await superuser.connect();
  await superuser.query(`drop database if exists ${name} with (force)`);
  await superuser.query(
    `create database ${name} owner "${new URL(postgres.ownerUrl).username}" template ${template}`,
  );
  return {
    ownerUrl: other(postgres.ownerUrl, name),
    appUrl: other(postgres.appUrl, name),
    drop: async () => {
      await superuser.query(`drop database ${name} with (force)`);
      await superuser.end();
    },
  };
};

/** Contacts spread over two years; the word `Quillfeather` is in the name of one in a thousand. */
export const fill = `
  insert into contacts (first_name, last_name, email, email_folded, phone, company, status, source, tags, created_at)
  select (array['Amelia','Ben','Carmen','Diego','Elena','Finn','Grace','Hiro'])[1 + n % 8],
    case when n % 1000 = 7 then 'Quillfeather' else (array['Abbott','Bergstrom','Castillo','Dawson','Eriksen','Fujimoto','Grant'])[1 + n % 7] || n end,
    'person' || n || '@example.com', 'person' || n || '@example.com', '(360) 555-' || lpad((n % 10000)::text, 4, '0'),
    case when n % 3 = 0 then 'Company ' || (n % 5000) end,
    (array['prospect','prospect','prospect','active','active','customer','inactive'])[1 + n % 7],
    (array['manual','appointment','consultant_request'])[1 + n % 3], case when n % 2 = 0 then array['first home'] else '{}'::text[] end,
    now() - make_interval(secs => n * 63072000.0 / $1)
  from generate_series(1, $1::int) n`;

/** Creates a migrated database with this many contacts, vacuumed and folded as it would be after a quiet night. */
export const makeScratch = async (
  postgres: EmbeddedPostgres,
  rows: number,
  name = `bench_${rows}`,
): Promise<Scratch> => {
  const empty = await createEmpty(postgres, name);
  const { ownerUrl, appUrl } = empty;
  await migrate({ ownerUrl, appUrl, entities, migrations, jobs: jobHandlers.map(({ job }) => job) });
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(fill, [rows]);
  await owner.query('select contacts_fold()');
  await owner.query('vacuum analyze contacts');
  await owner.query('select contacts_learn_grams()');
  await owner.query('vacuum analyze');
  const { rows: found } = await owner.query<{ id: string }>(
    'select id from contacts order by created_at desc offset $1 limit 1',
    [Math.floor(rows / 2)],
  );
  await owner.end();
  return {
    appUrl,
    ownerUrl,
    rows,
    someId: found[0]?.id ?? '',
    drop: () => empty.drop(),
  };
};
