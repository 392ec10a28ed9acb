import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/** The home of the catalog, or the generated plan, that a booking was made from. */
export class BookedHomes extends Migration {
  override up(): void {
    this.addSql(`
      alter table "appointments"
        add "home_id" uuid null,
        add "plan_code" text null,
        add "home_name" text null;
      alter table "appointments" add constraint "appointments_home_id_foreign" foreign key ("home_id") references "homes" ("id") on delete set null;
    `);
  }
}

export class BookedHomesIndexes extends ConcurrentIndexes {
  protected readonly indexes = [{ name: 'appointments_home_index', on: 'appointments (home_id)' }];
}
