import { Migration } from '@mikro-orm/migrations';

/** What is open, by table: who has it, the columns that open it again, and when a row of it is open. Contacts always are. */
const work = [
  { table: 'contacts', owner: 'owner_id', state: [], isOpen: () => 'true' },
  {
    table: 'deals',
    owner: 'owner_id',
    state: ['stage'],
    isOpen: (row: string) => `${row}.stage not in ('won', 'lost')`,
  },
  {
    table: 'projects',
    owner: 'manager_id',
    state: ['status'],
    isOpen: (row: string) => `${row}.status not in ('completed', 'cancelled')`,
  },
  {
    table: 'tasks',
    owner: 'assignee_id',
    state: ['done_at'],
    isOpen: (row: string) => `${row}.done_at is null`,
  },
  {
    table: 'message_threads',
    owner: 'assignee_id',
    state: ['done_number', 'customer_number'],
    isOpen: (row: string) => `not (${row}.done_number > 0 and ${row}.done_number >= ${row}.customer_number)`,
  },
] as const;

/**
 * Open work never comes to an account that was removed, by whatever way: a lead, an undo, a contact that is restored, or a deal that is
 * opened again has nobody then. Whoever gives somebody work waits for the account, which is locked while it is removed. A server of the
 * version before does not notice. A consultant whose account was removed keeps it as the one that they had.
 */
export class Leavers extends Migration {
  override up(): void {
    this.addSql(`
      create function work_of_nobody_removed() returns trigger language plpgsql as $$
      declare
        has_left boolean;
      begin
        if tg_argv[0] = 'owner_id' then
          select archived_at is not null into has_left from users where id = new.owner_id for share;
          if has_left then new.owner_id := null; end if;
        elsif tg_argv[0] = 'manager_id' then
          select archived_at is not null into has_left from users where id = new.manager_id for share;
          if has_left then new.manager_id := null; end if;
        else
          select archived_at is not null into has_left from users where id = new.assignee_id for share;
          if has_left then new.assignee_id := null; end if;
        end if;
        return new;
      end $$;
    `);
    for (const { table, owner, state, isOpen } of work) {
      const isGiven = `new.${owner} is distinct from old.${owner}`;
      const again = state.length > 0 ? ` or not (${isOpen('old')})` : '';
      this.addSql(`
        create trigger ${table}_given before insert on ${table} for each row
          when (new.${owner} is not null and ${isOpen('new')}) execute function work_of_nobody_removed('${owner}');
        create trigger ${table}_given_on before update of ${[owner, ...state].join(', ')} on ${table} for each row
          when (new.${owner} is not null and ${isOpen('new')} and (${isGiven}${again})) execute function work_of_nobody_removed('${owner}');
      `);
    }
    this.addSql(`
      alter table "consultants" add "former_user_id" uuid null;
      alter table "consultants" add constraint "consultants_former_user_id_foreign" foreign key ("former_user_id") references "users" ("id") on delete restrict;
    `);
  }
}
