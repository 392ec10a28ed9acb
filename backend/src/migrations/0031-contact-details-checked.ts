import { ConcurrentIndexes } from '../platform/migration/concurrent-indexes.ts';

/** Whoever wants no campaigns, for their count before a campaign goes out. Checks the new constraints without locking anyone out. */
export class ContactDetailsChecked extends ConcurrentIndexes {
  protected readonly indexes = [
    { name: 'contacts_no_consent_index', on: "contacts (email_folded) where marketing_consent = 'no'" },
  ];

  override up(): void {
    super.up();
    this.addSql('alter table "contacts" validate constraint "contacts_marketing_consent_check"');
    this.addSql('alter table "contact_import_rows" validate constraint "contact_import_rows_verdict_check"');
    this.addSql('alter table "contact_import_rows" validate constraint "contact_import_rows_outcome_check"');
  }
}
