import { Migration } from '@mikro-orm/migrations';
import { insertLooks } from './base-looks/insert-looks.ts';
import { lookBefore } from './base-looks/looks.ts';
import { json } from './base-prices/insert-prices.ts';

/** Homes of the catalog have a look of their own, at first that of their pictures; style and color can be chosen (decision 0107). */
export class Looks extends Migration {
  override async up(): Promise<void> {
    const homes = (await this.execute('select id, slug from homes')) as { id: string; slug: string }[];
    const looks = homes.map(({ id, slug }) => ({ id, look: lookBefore(slug) }));
    this.addSql(`
      alter table "homes" add "look" jsonb null, add "street" text generated always as (case when plan ->> 'street' is not null then plan ->> 'street' when jsonb_path_exists(plan, '$."levels"[0]."doors"[*]?((@."entry" == true && @."h" > @."w") && @."x" == 0)') then 'left' when jsonb_path_exists(plan, '$."levels"[0]."doors"[*]?((@."entry" == true && @."h" > @."w") && @."x" + @."w" == $."length")') then 'right' when plan is not null then 'front' else null end) stored null;
      alter table "homes" add constraint "homes_street_check" check ("street" in ('front', 'left', 'right'));
      update homes h set look = r.look from jsonb_to_recordset(${json(looks)}) as r (id uuid, look jsonb) where r.id = h.id;`);
    this.addSql(insertLooks);
  }
}
