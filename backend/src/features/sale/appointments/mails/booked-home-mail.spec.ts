import { afterEach, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { bookInTime, clearMails } from '../../../../testing/fixtures/appointment-mails.ts';

const api = useApi();

afterEach(() => clearMails(api));

const confirmation = async (): Promise<string> =>
  (await api.sql<{ text: string }>("select text from mails where kind = 'appointment_confirmed'"))[0]?.text ??
  '';

it('the mail of a booking names the consultant and the home of the catalog', async () => {
  const [home] = await api.sql<{ slug: string; name: string }>(
    'select slug, name from homes where published_at is not null order by position limit 1',
  );
  expect(await bookInTime(api, { homeSlug: home?.slug })).toBe(201);
  const [{ name } = { name: '' }] = await api.sql<{ name: string }>(
    'select c.name from consultants c join appointments a on a.consultant_id = c.id',
  );
  const text = await confirmation();
  expect(text).toContain(`With: ${name}`);
  expect(text).toContain(`Home: ${home?.name}`);
});

it('repeats no name that somebody gave a home', async () => {
  expect(await bookInTime(api)).toBe(201);
  await api.sql("delete from mails where kind <> 'appointment_confirmed'");
  expect(await confirmation()).not.toContain('Home: ');
});
