import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';
import { differences, readTexts, type RunSql } from '../testing/table-texts.ts';

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

it('migrate.nothing-lost: what was there before the sale is there after it, to the letter, and nothing is invented', async () => {
  await onOldInstallation('0051', async (inside, upgrade) => {
    await inside.query(old);
    const sql: RunSql = async (text, values = []) => (await inside.query(text, [...values])).rows;
    const before = await readTexts(sql);
    expect([before.get('contacts')?.hashes.length, before.get('messages')?.hashes.length]).toEqual([300, 20]);
    await upgrade();
    // Wordings of our own are corrected (`plain-words.spec.ts`).
    const corrected = [
      // The list of known sources is folded (`sources.spec.ts`).
      expect.stringMatching(/^contact_sources: 1 of /),
      expect.stringMatching(/^content_items: 1 of /),
      // With the plans and looks of today.
      'homes: 45 of 45 rows are gone or changed',
      // Nobody had changed the book, and there was no deal: the new rows are in the place of the old ones.
      expect.stringMatching(/^loan_kinds: 2 of /),
      // Sidings have swatches.
      expect.stringMatching(/^option_groups: 1 of /),
      expect.stringMatching(/^price_items: 8 of /),
      // With style and color, floors, cabinets and counters to choose.
      'option_groups: 5 more rows',
      'price_items: 66 more rows',
    ];
    expect(differences(before, await readTexts(sql, before))).toEqual(corrected);
    // The comparison would notice.
    await inside.query("update contacts set phone = '' where email = 'old7@old.example'");
    expect(differences(before, await readTexts(sql, before))).toEqual(
      expect.arrayContaining([...corrected, 'contacts: 1 of 300 rows are gone or changed']),
    );
    const { rows } = await inside.query(
      'select (select count(*)::int from deals) as deals, (select count(*)::int from quotes) as quotes, (select count(*)::int from projects where budget = 145000 and deal_id is null) as projects',
    );
    expect(rows).toEqual([{ deals: 0, quotes: 0, projects: 20 }]);
  });
}, 120_000);
