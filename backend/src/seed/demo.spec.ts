import { settings } from '@hearthline/rules/office/settings.ts';
import { describe, expect, it } from 'vitest';
import { specSeal, useApi } from '../testing/api.ts';
import { dayIn } from '../platform/time/business-time.ts';
import { demoContact, demoContactCount, demoLeadCount } from './contacts.ts';
import { seedDemo } from './demo.ts';

const api = useApi();
const zone = settings.timeZone.initial;

describe('the demo', () => {
  it.each([
    '2026-11-20T18:00:00Z',
    '2027-01-01T08:00:00Z',
    '2026-11-01T07:00:01Z',
    '2027-03-01T07:59:59Z',
    '2028-02-29T23:00:00Z',
  ])('at %s has 47 prospects of the current month, and nobody of the future', (moment) => {
    const now = new Date(moment);
    const contacts = Array.from({ length: demoContactCount }, (_, number) => demoContact(number, now));
    expect(contacts.every(({ createdAt }) => createdAt <= now)).toBe(true);
    const month = dayIn(zone, now).slice(0, 7);
    expect(
      contacts.filter(
        ({ status, createdAt }) => status === 'prospect' && dayIn(zone, createdAt).startsWith(month),
      ),
    ).toHaveLength(demoLeadCount);
  });

  it('is stored whole, once, with these numbers', async () => {
    const now = new Date();
    for (const table of ['sessions', 'users', 'consultants']) await api.sql(`delete from ${table}`);
    const seed = () => seedDemo(api.database.db, now, api.app.systemContext().storage, specSeal);
    expect([await seed(), await seed()]).toEqual([true, false]);
    const month = dayIn(zone, now).slice(0, 7);
    const [leads] = await api.sql(
      "select count(*)::int as n from contacts where status = 'prospect' and to_char(created_at at time zone $1, 'YYYY-MM') = $2",
      [zone, month],
    );
    expect(leads).toEqual({ n: demoLeadCount });
    expect((await api.sql("select count(*)::int as n from documents where state = 'waiting'"))[0]).toEqual({
      n: 156,
    });
    expect((await api.sql('select count(*)::int as n from contact_notes'))[0]?.['n']).toBeGreaterThan(4);
    // Every signed agreement has its deposit.
    expect(
      await api.sql(
        "select count(*)::int > 0 as some, bool_and(p.id is not null) as paid from agreements a left join payments p on p.deal_id = a.deal_id and p.kind = 'deposit' where a.status = 'signed'",
      ),
    ).toEqual([{ some: true, paid: true }]);
    expect(await api.sql('select email from contacts where created_at > $1', [now])).toEqual([]);
    expect(await api.sql('select name from projects group by name having count(*) > 1')).toEqual([]);
    // Everybody has work of their own, and some leads wait for whoever takes them.
    const sellers = await api.sql<{ contacts: number; deals: number }>(
      "select (select count(*)::int from contacts c where c.owner_id = u.id) as contacts, (select count(*)::int from deals d where d.owner_id = u.id and d.stage not in ('won', 'lost')) as deals from users u where role = 'sales' and archived_at is null",
    );
    expect(sellers).toHaveLength(6);
    for (const { contacts, deals } of sellers) {
      expect(contacts).toBeGreaterThanOrEqual(15);
      expect(deals).toBeGreaterThanOrEqual(2);
    }
    const managers = await api.sql<{ projects: number }>(
      "select (select count(*)::int from projects p where p.manager_id = u.id) as projects from users u where role = 'project_manager'",
    );
    expect(managers).toHaveLength(3);
    for (const { projects } of managers) expect(projects).toBeGreaterThanOrEqual(4);
    // Who has left keeps what is closed, and nothing else.
    expect(
      await api.sql(
        "select (select count(*)::int from contacts c where c.owner_id = u.id) as contacts, (select array_agg(distinct stage) from deals d where d.owner_id = u.id) as stages from users u where role = 'sales' and archived_at is not null",
      ),
    ).toEqual([{ contacts: 0, stages: ['lost'] }]);
    // Five people are there twice, somebody was and was merged, and a deal was made by mistake (rules data.duplicates, data.merge, data.archive).
    const { data } = await (
      await api.asUser('admin@example.com')
    ).gql(
      '{ duplicateGroups { groups { reason contacts { id } } } deals(archived: true) { deals { stage } } }',
    );
    expect(data.duplicateGroups.groups.map(({ reason }: { reason: string }) => reason)).toEqual([
      'email',
      'email',
      'phone',
      'phone',
      'name',
    ]);
    expect(data.deals.deals).toEqual([{ stage: 'new' }]);
    expect(await api.sql('select count(*)::int as n from contact_merges')).toEqual([{ n: 1 }]);
    expect(await api.sql('select count(*)::int as n from contacts')).toEqual([{ n: demoContactCount }]);
    expect(await api.sql('select name from teams order by name')).toEqual(
      ['Projects', 'Sales North', 'Sales South'].map((name) => ({ name })),
    );
    // Five people wait for whoever takes them, as everybody who sells sees.
    for (const email of ['admin@example.com', 'sales@example.com', 'office@example.com']) {
      const answer = await (
        await api.asUser(email)
      ).gql('{ today(scope: unassigned) { items { kind owner { id } } pagination { total } } }');
      expect(answer.data.today.pagination.total, email).toBe(5);
      expect(answer.data.today.items).toEqual(Array(5).fill({ kind: 'call', owner: null }));
    }
  });
});
