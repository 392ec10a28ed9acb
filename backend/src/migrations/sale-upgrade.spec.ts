import type pg from 'pg';
import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';

/** An installation as it was before homes were sold. */
const old = `
  insert into users (name, email, email_folded, role, is_email_verified) values ('Cora', 'cora@old.example', 'cora@old.example', 'customer', true);
  insert into contacts (first_name, last_name, email, email_folded, phone, company, address, status, source, tags)
    select 'Old', 'Contact ' || n, 'old' || n || '@old.example', 'old' || n || '@old.example', '(360) 555-0142', 'Zoë & Söhne', '“Quoted”, line' || chr(10) || 'two', 'prospect', 'manual', '{first home}'
    from generate_series(1, 300) n;
  insert into consultant_requests (full_name, email, phone, address, roof, siding, contact_id)
    select 'Old Contact', email, '(360) 555-0142', 'I want the Castle Rock', 'hip', 'wood', id from contacts limit 40;
  insert into projects (name, status, stage, budget, customer_id, contact_id, notes)
    select 'Project of ' || last_name, 'planning', 'Design', 145000, (select id from users where email = 'cora@old.example'), id, 'Kept – as it was' from contacts limit 20;
  insert into messages (project_id, number, key, author_id, author_name, from_staff, text) select id, 1, gen_random_uuid(), customer_id, 'Cora', false, 'Where is my roof?' from projects;
`;

/** Every value of every column that was there, by table. @param before only what an earlier reading has read */
const textsIn = async (inside: pg.Client, before?: Map<string, { columns: string[] }>) => {
  const tables =
    before ??
    new Map(
      (
        await inside.query<{ table: string; columns: string[] }>(
          `select c.table_name as "table", array_agg(c.column_name::text order by 1) as columns
           from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
           where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'mikro_orm_migrations' group by 1`,
        )
      ).rows.map(({ table, columns }) => [table, { columns }]),
    );
  const texts = new Map<string, { columns: string[]; rows: string[] }>();
  for (const [table, { columns }] of tables) {
    const values = columns.map((column) => `t."${column}"`).join(', ');
    const { rows } = await inside.query<{ text: string }>(
      `select row(${values})::text as text from "${table}" t order by 1`,
    );
    texts.set(table, { columns, rows: rows.map(({ text }) => text) });
  }
  return texts;
};

it('migrate.nothing-lost: what was there before the sale is there after it, to the letter, and nothing is invented', async () => {
  await onOldInstallation('0051', async (inside, upgrade) => {
    await inside.query(old);
    const before = await textsIn(inside);
    expect([before.get('contacts')?.rows.length, before.get('messages')?.rows.length]).toEqual([300, 20]);
    await upgrade();
    expect(await textsIn(inside, before)).toEqual(before);
    const { rows } = await inside.query(
      'select (select count(*)::int from deals) as deals, (select count(*)::int from quotes) as quotes, (select count(*)::int from projects where budget = 145000 and deal_id is null) as projects',
    );
    expect(rows).toEqual([{ deals: 0, quotes: 0, projects: 20 }]);
  });
}, 120_000);
