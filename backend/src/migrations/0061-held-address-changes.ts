import { Migration } from '@mikro-orm/migrations';
import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/**
 * A change of address to that of a contact with a sale waits for staff (decision 0074). Servers of the previous version void what waits
 * as they void any link; none of them sets the column.
 */
export class HeldAddressChanges extends Migration {
  override up(): void {
    this.addSql(`
      alter table "account_links" add "held_at" timestamptz(3) null;

      create trigger account_links_tell after update of held_at, used_at, voided_at on account_links
        for each row when (new.held_at is not null) execute function workspace_changed('accounts');
    `);
  }
}

/** For Today: few rows of a table that only grows. */
export class HeldAddressChangesIndexes extends ConcurrentIndexes {
  protected readonly indexes = [
    {
      name: 'account_links_held_index',
      on: 'account_links (held_at) where held_at is not null and used_at is null and voided_at is null',
    },
  ];
}
