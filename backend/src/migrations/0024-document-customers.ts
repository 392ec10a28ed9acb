import { Migration } from '@mikro-orm/migrations';

/** With which customer a version of a document was exchanged; what is there already belongs to the customer of now. */
export class DocumentCustomers extends Migration {
  override up(): void {
    this.addSql(`
      alter table "document_versions" add "customer_id" uuid null;
      update document_versions v set customer_id = p.customer_id from documents d join projects p on p.id = d.project_id where d.id = v.document_id;

      create function document_version_came() returns trigger language plpgsql as $$
      begin
        new.customer_id := (select p.customer_id from documents d join projects p on p.id = d.project_id where d.id = new.document_id);
        return new;
      end $$;
      create trigger document_versions_came before insert on document_versions
        for each row execute function document_version_came();

      -- What was prepared before anybody was the customer is for the first who is.
      create function project_customer_came() returns trigger language plpgsql as $$
      begin
        update document_versions v set customer_id = new.customer_id from documents d
          where d.project_id = new.id and v.document_id = d.id and v.customer_id is null;
        return null;
      end $$;
      create trigger projects_customer_came after update of customer_id on projects
        for each row when (new.customer_id is not null and old.customer_id is distinct from new.customer_id) execute function project_customer_came();
    `);
  }
}
