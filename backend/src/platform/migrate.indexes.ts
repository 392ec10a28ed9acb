import { Migration } from '@mikro-orm/migrations';

/** An index of a large table. */
export interface ConcurrentIndex {
  readonly name: string;
  /** What stands after `on`: `contacts (company) where company is not null`. */
  readonly on: string;
  readonly unique?: boolean;
}

/**
 * A migration that builds indexes while their tables are read and written (`create index concurrently`), which no
 * transaction may hold: `migrate` runs it by itself, between the migrations before it and those after it. What a crash
 * or a failure leaves is an index that nobody may use; so each build begins by taking away what has its name.
 */
export abstract class ConcurrentIndexes extends Migration {
  protected abstract readonly indexes: readonly ConcurrentIndex[];

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const { name, on, unique } of this.indexes) {
      this.addSql(`drop index concurrently if exists "${name}"`);
      this.addSql(`create ${unique ? 'unique ' : ''}index concurrently "${name}" on ${on}`);
    }
  }
}
