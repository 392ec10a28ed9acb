import { Migration } from '@mikro-orm/migrations';

/** The checks that 0073 put in place of equal ones; in a transaction of its own, because validating holds up no writers. */
export class ContactInsertChecked extends Migration {
  override up(): void {
    this.addSql('alter table contacts validate constraint contacts_status_check');
    this.addSql('alter table contacts validate constraint contacts_marketing_consent_check');
  }
}
