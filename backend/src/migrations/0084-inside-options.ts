import { Migration } from '@mikro-orm/migrations';
import { fillSwatches, insertInsideOptions } from './base-options/insert-inside.ts';

/** Floors, cabinets and counters can be chosen; choices that have a color of their own are shown by it (decision 0107). */
export class InsideOptions extends Migration {
  override up(): void {
    this.addSql(insertInsideOptions);
    this.addSql(fillSwatches);
  }
}
