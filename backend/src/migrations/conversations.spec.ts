import { expect, it } from 'vitest';
import { onOldInstallation } from '../testing/old-installation.ts';

it(
  'who was answered by a note or a left message stays answered, and nobody else',
  { timeout: 120_000 },
  async () => {
    const waiting = await onOldInstallation('0061', async (inside, upgrade) => {
      await inside.query(
        `with people as (
         insert into contacts (first_name, last_name, email, email_folded)
         select n, 'Lead', n || '@b.example', n || '@b.example'
         from unnest(array['nobody', 'noted', 'message', 'in-vain', 'noted-before']) n returning id, first_name)
       , asked as (
         insert into consultant_requests (full_name, email, phone, contact_id, created_at)
         select first_name, 'x@b.example', '1', id, now() - interval '2 hours' from people)
       insert into contact_notes (contact_id, author_id, author_name, text, outcome, created_at)
       select id, uuidv7(), 'Ada', '',
         case first_name when 'message' then 'left_message' when 'in-vain' then 'no_answer' end,
         case first_name when 'noted-before' then now() - interval '3 hours' else now() end
       from people where first_name <> 'nobody'`,
      );
      await upgrade();
      return (
        await inside.query<{ name: string }>(
          'select full_name as name from consultant_requests where not settled order by full_name',
        )
      ).rows.map(({ name }) => name);
    });
    expect(waiting).toEqual(['in-vain', 'nobody', 'noted-before']);
  },
);
