import { Migration } from '@mikro-orm/migrations';

/** An index on a large table. */
export interface ConcurrentIndex {
  readonly name: string;
  /** The SQL after `on`, such as `contacts (company) where company is not null`. */
  readonly on: string;
  readonly unique?: boolean;
}

/**
 * A migration that builds indexes while their tables are read and written (`create index concurrently`), which cannot run
 * in a transaction: `migrate` runs it by itself, between the migrations before and after it. A crash or a failure leaves
 * an invalid index behind, so each build first drops any index with its name.
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
