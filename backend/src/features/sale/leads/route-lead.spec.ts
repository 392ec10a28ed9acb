import { appointmentTimes } from '@hearthline/rules/sale/appointments/times.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { bookAs, noon, wish } from '../../../testing/fixtures/appointments-fixtures.ts';
import {
  addRoutedTeam,
  askAs,
  clearRouting,
  leadMails,
  ownerNameOf,
  sharesOf,
  type RoutedTeam,
} from '../../../testing/fixtures/routing-fixtures.ts';
import { addContact, addDeal, addStaff } from '../../../testing/fixtures/staff-fixtures.ts';
import { findOrCreateContact } from '../../people/contacts/contact.api.ts';
import { routeRequest } from './route-lead.ts';

const api = useApi();
beforeEach(() => api.clock.set(noon));
afterEach(async () => {
  api.clock.reset();
  await clearRouting(api);
});

const disable = (name: string) =>
  api.sql('update users set disabled_at = now() where email = $1', [`${name}@staff.example`]);
const setTakesLeads = (name: string, takes: boolean) =>
  api.sql('update users set takes_leads = $2 where email = $1', [`${name}@staff.example`, takes]);
/** Makes somebody a consultant. */
const consult = async (name: string, columns = ''): Promise<void> => {
  await api.sql(
    `insert into consultants (name, position, on_duty, user_id) select name, 5, true, id from users where email = $1`,
    [`${name}@staff.example`],
  );
  if (columns) await api.sql(`update consultants set ${columns} where name = $1`, [name]);
};
const forgetConsultants = (team: RoutedTeam) =>
  api.sql(
    'delete from consultants where name in (select name from users u join team_members m on m.user_id = u.id where m.team_id = $1)',
    [team.id],
  );

/** Many leads, one after the other, without the mails around them. */
const lead = async (times: number): Promise<void> => {
  const context = api.app.systemContext();
  for (let time = 0; time < times; time += 1)
    await context.transaction(async (trx) => {
      const email = `many${Math.random()}@visitor.example`;
      const contactId = await findOrCreateContact(trx, null, {
        firstName: 'Vi',
        lastName: 'Sitor',
        email,
        phone: '3605550100',
        source: 'consultant_request',
        hasDesign: false,
      });
      const { id } = await trx
        .insertInto('consultantRequests')
        .values({ fullName: 'Vi Sitor', email, phone: '3605550100', contactId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await routeRequest(context, trx, id, { contactId, zip: null, phone: '3605550100' });
    });
};

describe('route.off: while no team has beginnings of ZIP codes', () => {
  it('nobody gets a lead, a booking or a mail about one', async () => {
    await addRoutedTeam(api, 'North', [], ['ann']);
    await consult('ann');
    const email = await askAs(api);
    await bookAs(api, { customerEmail: 'booker@visitor.example' });
    expect(await ownerNameOf(api, email)).toBeNull();
    expect(await ownerNameOf(api, 'booker@visitor.example')).toBeNull();
    expect(await leadMails(api)).toEqual([]);
    expect(await api.sql('select from answer_reminders')).toEqual([]);
    await api.sql('delete from appointments');
    await api.sql("delete from consultants where name = 'ann'");
  });
});

describe('route.rule', () => {
  let north: RoutedTeam;
  beforeEach(async () => {
    north = await addRoutedTeam(api, 'North', ['*'], ['ann']);
    await addRoutedTeam(api, 'South', ['972', '98531'], ['bea']);
    await addRoutedTeam(api, 'East', ['9853'], ['cid']);
  });

  it.each([
    ['1 Fir Lane, Portland OR 97201', 'bea'],
    ['1 Fir Lane, Centralia, WA 98531-0001', 'bea'],
    ['1 Fir Lane, Chehalis, WA 98532', 'cid'],
    ['97201 Fir Lane, Vancouver, WA 98660', 'ann'],
    ['1 Fir Lane', 'ann'],
    [null, 'ann'],
  ])('a lead from "%s" goes to the team with the longest beginning', async (address, owner) => {
    expect(await ownerNameOf(api, await askAs(api, { address }))).toBe(owner);
    expect(await leadMails(api)).toEqual([`new_owner ${owner}`]);
  });

  it('a lead is unassigned if no team has its ZIP code and none has the others', async () => {
    await api.sql("delete from team_zips where zip = '*'");
    expect(await ownerNameOf(api, await askAs(api, { address: 'Vancouver, WA 98660' }))).toBeNull();
    expect(await ownerNameOf(api, await askAs(api))).toBeNull();
    expect(await leadMails(api)).toEqual([]);
  });

  it('the site of the design counts before the address', async () => {
    const { body } = await api.rest('POST', '/api/designs', {
      home: { slug: 'enid' },
      site: { zip: '97201' },
    });
    const { errors } = await api.gql(
      'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
      {
        input: {
          fullName: 'Ada Byron',
          email: 'ada@visitor.example',
          phone: '(360) 555-0100',
          address: 'Chehalis, WA 98532',
          designCode: body.code,
        },
      },
      { 'x-design-key': body.editKey },
    );
    expect(errors).toBeUndefined();
    expect(await ownerNameOf(api, 'ada@visitor.example')).toBe('bea');
    // The deal that the lead opens is the same person's.
    expect(await api.sql('select u.name from deals d join users u on u.id = d.owner_id')).toEqual([
      { name: 'bea' },
    ]);
  });

  it('an active owner keeps the contact and is mailed; what is not active makes place', async () => {
    const email = await askAs(api, { address: 'Portland OR 97201' });
    await askAs(api, { email, address: 'Chehalis, WA 98532', fullName: 'Someone Else', phone: '3605550111' });
    expect(await ownerNameOf(api, email)).toBe('bea');
    expect(await leadMails(api)).toEqual(['new_owner bea', 'owner_lead bea']);
    expect(await api.sql('select first_name, phone from contacts where email = $1', [email])).toMatchObject([
      { first_name: 'Vera' },
    ]);
    await disable('bea');
    await askAs(api, { email, address: 'Chehalis, WA 98532' });
    expect(await ownerNameOf(api, email)).toBe('cid');
  });

  it('the time line and the audit log say that it was by routing', async () => {
    const email = await askAs(api);
    const admin = await api.as('admin');
    const [contact] = await api.sql<{ id: string }>('select id from contacts where email = $1', [email]);
    const { data } = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind title text by } } }',
      { id: contact?.id },
    );
    expect(data.contactTimeline.entries).toContainEqual({
      kind: 'owner',
      title: 'Owner: nobody → ann',
      text: 'By routing',
      by: null,
    });
    expect(
      await api.sql(
        "select details->>'to' as to from audit_entries where action = 'contact.route' and object = $1",
        [`contact:${contact?.id}`],
      ),
    ).toEqual([{ to: north.leader.id }]);
  });

  it('an owner who may own no contacts makes place as well, and unassigned open deals follow', async () => {
    const agent = await addStaff(api, 'agent', 'agent');
    const contactId = await addContact(api, 'Old', { ownerId: agent.id });
    const [mine, none] = [
      await addDeal(api, contactId, north.leader.id),
      await addDeal(api, contactId, null),
    ];
    await askAs(api, { email: 'old@contact.example', address: 'Portland OR 97201' });
    expect(await ownerNameOf(api, 'old@contact.example')).toBe('bea');
    const owners = await api.sql<{ id: string; name: string }>(
      'select d.id, u.name from deals d join users u on u.id = d.owner_id',
    );
    expect(owners.find(({ id }) => id === mine)?.name).toBe('ann');
    expect(owners.find(({ id }) => id === none)?.name).toBe('bea');
  });

  it('a contact found by the same phone and name stays somebody else’s', async () => {
    await addContact(api, 'Byron', { ownerId: north.leader.id });
    await api.sql("update contacts set phone = '3605550100'");
    const email = await askAs(api, { fullName: 'Ada Byron', address: 'Portland OR 97201' });
    expect(await ownerNameOf(api, email)).toBe('bea');
    expect(await ownerNameOf(api, 'byron@contact.example')).toBe('ann');
  });

  it('a design that is saved is no lead', async () => {
    await api.rest('POST', '/api/designs', { home: { slug: 'enid' }, site: { zip: '97201' } });
    expect(await api.sql('select from lead_turns')).toEqual([]);
  });

  it('nothing is given away if the lead is not stored', async () => {
    const context = api.app.systemContext();
    const undone = context.transaction(async (trx) => {
      const contactId = await findOrCreateContact(trx, null, {
        firstName: 'Vi',
        lastName: 'Sitor',
        email: 'gone@visitor.example',
        phone: '3605550100',
        source: 'consultant_request',
        hasDesign: false,
      });
      const { id } = await trx
        .insertInto('consultantRequests')
        .values({ fullName: 'Vi', email: 'gone@visitor.example', phone: '3605550100', contactId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await routeRequest(context, trx, id, { contactId, zip: null, phone: '3605550100' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await api.sql('select from lead_turns')).toEqual([]);
    expect(await leadMails(api)).toEqual([]);
  });
});

describe('route.fair', () => {
  const six = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];

  it('of 300 leads each of six gets 50', async () => {
    const team = await addRoutedTeam(api, 'North', ['*'], six);
    await lead(300);
    expect(await sharesOf(api, team)).toEqual(Object.fromEntries(six.map((name) => [name, 50])));
  });

  it('twenty at once are shared as well', async () => {
    const team = await addRoutedTeam(api, 'North', ['*'], six);
    await Promise.all(Array.from({ length: 20 }, () => askAs(api)));
    const shares = Object.values(await sharesOf(api, team));
    expect(shares.reduce((sum, share) => sum + share)).toBe(20);
    expect(Math.min(...shares)).toBe(3);
    expect(Math.max(...shares)).toBe(4);
  });

  it('who was away gets the next one, and has no backlog', async () => {
    const team = await addRoutedTeam(api, 'North', ['*'], six);
    await lead(6);
    await setTakesLeads('a1', false);
    await lead(60);
    expect((await sharesOf(api, team)).a1).toBe(1);
    await setTakesLeads('a1', true);
    await lead(6);
    expect((await sharesOf(api, team)).a1).toBe(2);
    await lead(54);
    expect((await sharesOf(api, team)).a1).toBe(11);
  });

  it('who is new comes first, of equals by name, whatever its case', async () => {
    const team = await addRoutedTeam(api, 'North', ['*'], ['bob', 'Abe']);
    await lead(1);
    expect(await sharesOf(api, team)).toEqual({ Abe: 1, bob: 0 });
    await lead(1);
    const cy = await addStaff(api, 'cy', 'sales');
    await api.sql('insert into team_members (user_id, team_id) values ($1, $2)', [cy.id, team.id]);
    await lead(1);
    expect(await sharesOf(api, team)).toEqual({ Abe: 1, bob: 1, cy: 1 });
  });
});

describe('route.off-duty', () => {
  let team: RoutedTeam;
  beforeEach(async () => {
    team = await addRoutedTeam(api, 'North', ['*'], ['lea', 'ann', 'bea']);
    await setTakesLeads('lea', false);
  });
  afterEach(() => forgetConsultants(team));
  const next = async () => ownerNameOf(api, await askAs(api));
  const blockToday = (whose: string | null) =>
    api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason, consultant_id) values ('2027-01-05', '2027-01-05', 'Fair', (select id from consultants where name = $1))",
      [whose],
    );

  it.each([
    ['has the switch off', () => setTakesLeads('ann', false)],
    ['is disabled', () => disable('ann')],
    ['does not work on that weekday', () => consult('ann', "weekdays = '{1,3,4,5}'")],
    ['is off duty', () => consult('ann', 'on_duty = false')],
    ['has blocked the day', async () => void (await consult('ann'), await blockToday('ann'))],
    ['is a project manager', () => api.sql("update users set role = 'project_manager' where name = 'ann'")],
  ])('who %s gets none', async (_why, away) => {
    await away();
    expect([await next(), await next()]).toEqual(['bea', 'bea']);
  });

  it('if nobody is available the leader gets it, though they take no leads, and nobody if they are disabled', async () => {
    await setTakesLeads('ann', false);
    await setTakesLeads('bea', false);
    expect(await next()).toBe('lea');
    expect(await leadMails(api)).toEqual(['new_owner lea']);
    await disable('lea');
    expect(await next()).toBeNull();
  });

  it('after closing time the next open day counts', async () => {
    await consult('ann', "weekdays = '{3}'");
    await setTakesLeads('bea', false);
    expect(await next()).toBe('lea');
    api.clock.set('2027-01-06T02:00:00Z');
    expect(await next()).toBe('ann');
  });
});

describe('a booking', () => {
  let team: RoutedTeam;
  beforeEach(async () => {
    team = await addRoutedTeam(api, 'North', ['*'], ['ann', 'bea', 'cid']);
    await api.sql('update consultants set on_duty = false');
    await consult('bea');
  });
  afterEach(async () => {
    await api.sql('delete from appointments');
    await forgetConsultants(team);
    await api.sql('update consultants set on_duty = true');
  });
  const book = async (email: string, appointmentTime = '10:30 AM'): Promise<string | undefined> => {
    const id = await bookAs(api, { customerEmail: email, appointmentTime });
    const [row] = await api.sql<{ name: string }>(
      'select c.name from appointments a join consultants c on c.id = a.consultant_id where a.id = $1',
      [id],
    );
    return row?.name;
  };

  it('makes its consultant the owner, as a turn', async () => {
    expect(await book('one@visitor.example')).toBe('bea');
    expect(await ownerNameOf(api, 'one@visitor.example')).toBe('bea');
    expect(await leadMails(api)).toEqual(['new_owner bea']);
    expect(await ownerNameOf(api, await askAs(api))).toBe('ann');
    expect(await ownerNameOf(api, await askAs(api))).toBe('cid');
    expect(await ownerNameOf(api, await askAs(api))).toBe('bea');
  });

  it('goes to the owner of its contact if they are free, who keeps it either way', async () => {
    await consult('ann');
    const cid = team.members[2]!;
    await consult('cid');
    await addContact(api, 'Kept', { ownerId: cid.id });
    const email = 'kept@contact.example';
    expect(await book(email)).toBe('cid');
    expect(await book('other@visitor.example', '11:00 AM')).not.toBe('cid');
    expect(await book(email, '01:00 PM')).toBe('cid');
    // Nobody but the owner is booked at that time, so another one comes.
    const [taken] = [await book('third@visitor.example', '02:00 PM')];
    await api.sql(
      "update appointments set consultant_id = (select id from consultants where name = 'cid') where customer_email = 'third@visitor.example'",
    );
    expect(taken).not.toBe('cid');
    expect(await book(email, '02:00 PM')).not.toBe('cid');
    expect(await ownerNameOf(api, email)).toBe('cid');
    expect((await leadMails(api)).filter((mail) => mail === 'owner_lead cid')).toHaveLength(3);
  });

  it('of a consultant without an account is routed like a request', async () => {
    await api.sql('update consultants set user_id = null');
    expect(await book('two@visitor.example')).toBe('bea');
    expect(await ownerNameOf(api, 'two@visitor.example')).toBe('ann');
  });

  it('with a design makes the deal the owner’s too', async () => {
    const { body } = await api.rest('POST', '/api/designs', { home: { slug: 'enid' } });
    await bookAs(
      api,
      { customerEmail: 'three@visitor.example', designCode: body.code },
      { 'x-design-key': body.editKey },
    );
    expect(await api.sql('select u.name from deals d join users u on u.id = d.owner_id')).toEqual([
      { name: 'bea' },
    ]);
  });

  it('of the office for somebody gives nobody away', async () => {
    const admin = await api.as('admin');
    await admin.gql(
      'mutation ($input: BookAppointmentForInput!) { bookAppointmentFor(input: $input) { id } }',
      {
        input: {
          customerName: 'Ada',
          customerEmail: 'called@visitor.example',
          customerPhone: '3605550100',
          appointmentDate: '2027-01-11',
          appointmentTime: '10:30 AM',
        },
      },
    );
    expect(await api.sql("select owner_id from contacts where email = 'called@visitor.example'")).toEqual([
      { owner_id: null },
    ]);
  });
});

describe('route.rule: meanwhile', () => {
  it('somebody is disabled: the lead waits and goes to the next one', async () => {
    await addRoutedTeam(api, 'North', ['*'], ['ann', 'bea']);
    const release = await holdLocks(
      api,
      "update users set disabled_at = now() where email = 'ann@staff.example'",
    );
    const asking = askAs(api);
    await untilWaiting(api, 1);
    await release();
    expect(await ownerNameOf(api, await asking)).toBe('bea');
  });

  it('a consultant is removed while people book: all get their time, and nothing is left with whoever has left', async () => {
    const team = await addRoutedTeam(api, 'North', ['*'], ['ann', 'bea', 'cid']);
    await api.sql('update consultants set on_duty = false');
    for (const name of ['ann', 'bea', 'cid']) await consult(name);
    const admin = await api.as('admin');
    const book = (number: number) =>
      api.rest(
        'POST',
        '/api/appointments',
        wish({
          customerEmail: `race${number}@visitor.example`,
          appointmentTime: appointmentTimes[number % 14],
          appointmentDate: number < 14 ? '2027-01-12' : '2027-01-13',
        }),
      );
    const half = (from: number) => Array.from({ length: 9 }, (_, number) => book(from + number));
    const [removed, ...booked] = await Promise.all([
      admin.gql('mutation ($id: ID!) { removeUser(id: $id) }', { id: team.leader.id }),
      ...half(0),
      ...half(9),
    ]);
    expect((removed as { errors?: object }).errors).toBeUndefined();
    expect(booked.map(({ status }) => status)).toEqual(booked.map(() => 201));
    expect(await api.sql('select from contacts where owner_id = $1', [team.leader.id])).toEqual([]);
    await api.sql('delete from appointments');
    await api.sql("delete from consultants where name in ('ann', 'bea', 'cid')");
    await api.sql('update consultants set on_duty = true');
  });

  it('a team is removed: its leads go to the one with the others', async () => {
    const south = await addRoutedTeam(api, 'South', ['972'], ['bea']);
    await addRoutedTeam(api, 'North', ['*'], ['ann']);
    const release = await holdLocks(
      api,
      "with gone as (delete from teams where id = $1 returning id) select pg_advisory_xact_lock(hashtextextended('turn:' || id, 5)) from gone",
      [south.id],
    );
    const asking = askAs(api, { address: 'Portland OR 97201' });
    await untilWaiting(api, 1);
    await release();
    expect(await ownerNameOf(api, await asking)).toBe('ann');
  });
});
