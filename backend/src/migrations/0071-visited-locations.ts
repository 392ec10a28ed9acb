import { Migration } from '@mikro-orm/migrations';

/** An appointment knows the display location that the customer comes to. */
export class VisitedLocations extends Migration {
  override up(): void {
    this.addSql('alter table "appointments" add "location_id" uuid null;');
  }
}
