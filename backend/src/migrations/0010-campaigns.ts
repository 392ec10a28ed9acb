import { Migration } from '@mikro-orm/migrations';

/** Campaigns with their recipients, the addresses that get none, and what mails carry for them. */
export class Campaigns extends Migration {
  override up(): void {
    this.addSql(`
      create table "campaigns" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "version" int not null default 1, "name" text not null, "subject" text not null, "body" text not null, "audience" jsonb not null, "state" text not null default 'draft', "scheduled_at" timestamptz(3) null, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "updated_at" timestamptz(3) not null default now(), "request_key" uuid null, "total" int not null default 0, "queued" int not null default 0, "sent" int not null default 0, "failed" int not null default 0, "suppressed" int not null default 0, "unsubscribed" int not null default 0, "gathered" boolean not null default false, "gathered_to" uuid null, "baton" uuid null, "baton_at" timestamptz(3) null, primary key ("id"));
      alter table "campaigns" add constraint "campaigns_request_key_unique" unique ("request_key");
      create index campaigns_busy_index on campaigns (state) where state in ('scheduled', 'sending');
      create index campaigns_newest_index on campaigns (created_at desc, id desc);

      create table "campaign_pace" ("id" smallint not null, "free_at" timestamptz(3) not null, primary key ("id"));

      create table "campaign_recipients" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "campaign_id" uuid not null, "contact_id" uuid not null, "email" text not null, "email_folded" text not null, "state" text not null default 'waiting', "reason" text null, "mail_id" uuid null, "sent_at" timestamptz(3) null, "unsubscribed_at" timestamptz(3) null, primary key ("id"));
      create index campaign_recipients_unsubscribed_index on campaign_recipients (campaign_id, id) where unsubscribed_at is not null;
      create index "campaign_recipients_contact_index" on "campaign_recipients" ("contact_id");
      create index "campaign_recipients_state_index" on "campaign_recipients" ("campaign_id", "state", "id");
      alter table "campaign_recipients" add constraint "campaign_recipients_email_unique" unique ("campaign_id", "email_folded");

      create table "mail_suppressions" ("id" uuid not null default uuidv7(), "created_at" timestamptz(3) not null default now(), "email" text not null, "email_folded" text not null, "reason" text not null, "detail" text null, "campaign_id" uuid null, primary key ("id"));
      alter table "mail_suppressions" add constraint "mail_suppressions_email_unique" unique ("email_folded");
      create index mail_suppressions_newest_index on mail_suppressions (created_at desc, id desc);

      alter table "mails" add "headers" jsonb null, add "message_key" text null, add "reference_id" uuid null;
      create index mails_single_index on mails (created_at desc, id desc) where kind <> 'campaign';

      alter table "campaigns" add constraint "campaigns_state_check" check ("state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'));

      alter table "campaign_recipients" add constraint "campaign_recipients_campaign_id_foreign" foreign key ("campaign_id") references "campaigns" ("id") on delete cascade;
      alter table "campaign_recipients" add constraint "campaign_recipients_state_check" check ("state" in ('waiting', 'queued', 'sent', 'failed', 'suppressed'));

      alter table "mail_suppressions" add constraint "mail_suppressions_reason_check" check ("reason" in ('unsubscribed', 'bounced', 'manual'));
    `);
  }
}
