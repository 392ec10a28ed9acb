// A process of its own for `npm run drill -- migration`: applies a made-up next version each time it is told to.
import 'reflect-metadata';
import { Migration } from '@mikro-orm/migrations';
import { entities, jobHandlers } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { ConcurrentIndexes } from '../../backend/src/platform/migration/concurrent-indexes.ts';
import { migrate } from '../../backend/src/platform/migration/migrate.ts';

const [ownerUrl = '', appUrl = ''] = process.argv.slice(2);

/** What real versions bring: columns in tables that are always in use, a constraint, a table, and indexes on the largest table. */
const version = (number: number) => {
  class Next extends Migration {
    override up(): void {
      this.addSql(`
        alter table contacts add next_${number} text null, add next_mark_${number} boolean not null default false;
        alter table contacts add constraint next_check_${number} check (next_${number} <> '') not valid;
        alter table users add next_${number} text null;
        alter table sessions add next_${number} text null;
        alter table settings add next_${number} text null;
        create table next_things_${number} (id int primary key, contact_id uuid references contacts (id) on delete cascade);
      `);
    }
  }
  class NextIndexes extends ConcurrentIndexes {
    protected readonly indexes = [
      { name: `next_index_${number}`, on: `contacts (lower(last_name), created_at)` },
    ];
  }
  return [
    { name: `next-${number}`, class: Next },
    { name: `next-${number}-indexes`, class: NextIndexes },
  ];
};

const made: ReturnType<typeof version> = [];
process.on('message', (number: number) => {
  made.push(...version(number));
  migrate({
    ownerUrl,
    appUrl,
    entities,
    migrations: [...migrations, ...made],
    jobs: jobHandlers.map(({ job }) => job),
  }).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.send?.('waiting');
