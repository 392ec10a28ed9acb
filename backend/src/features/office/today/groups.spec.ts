import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '@hearthline/rules/dates/day.ts';
import { useWaiting } from '../../../testing/fixtures/waiting.ts';
import type { Caller } from '../../../testing/api.ts';

const waiting = useWaiting();
const { api, person, ask, book, mail, imported, ago, insert, deal } = waiting;
const ids: Record<string, string> = {};
const callers: Record<string, Caller> = {};
const as = (name: string): Caller => callers[name] as Caller;

beforeAll(async () => {
  for (const [name, role] of [
    ['ann', 'sales'],
    ['ben', 'sales'],
    ['mia', 'project_manager'],
    ['olaf', 'office'],
  ] as const) {
    ids[name] = await api.addUser({ email: `${name}@today.example`, role, name });
    callers[name] = await api.asUser(`${name}@today.example`);
  }
  callers.admin = waiting.admin;
});

/** Today's day where the business is. */
const day = async (later = 0): Promise<string> => {
  const [zone] = await api.sql<{ day: string }>(
    "select to_char(now() at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), 'America/Los_Angeles'), 'YYYY-MM-DD') as day",
  );
  return dayAfter(zone?.day ?? '', later);
};
const task = async (title: string, due: object, who = 'ann', more: object = {}): Promise<void> => {
  const { errors } = await as(who).gql('mutation ($input: TaskInput!) { createTask(input: $input) { id } }', {
    input: { title, ...due, ...more },
  });
  expect(errors).toBeUndefined();
};
const today = async (who: string, args = '') => {
  const { data, errors } = await as(who).gql(
    `{ today${args} { items { kind group title who id dueAt day since freshUntil contactId owner { id name } } tallies { kind group mine unassigned all } pagination { total } } }`,
  );
  expect(errors).toBeUndefined();
  return data.today;
};
const titles = async (who: string, args = ''): Promise<string[]> =>
  (await today(who, args)).items.map(({ kind, title, who: name }: Record<string, string>) =>
    kind === 'task' ? title : kind === 'call' ? name : kind,
  );
const own = (contact: string, name: string | null) =>
  api.sql('update contacts set owner_id = $2 where id = $1', [contact, name && ids[name]]);
const log = (who: string, contact: string, input: object) =>
  as(who).gql(
    'mutation ($id: ID!, $input: ContactCallInput!) { logContactCall(contactId: $id, input: $input) }',
    { id: contact, input },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const ownerOf = async (contact: string): Promise<string | null> =>
  (
    await api.sql<{ owner: string | null }>('select owner_id as owner from contacts where id = $1', [contact])
  )[0]?.owner ?? null;

describe('the groups (today.fresh)', () => {
  it('have their rows in their order, and only now and today are counted', async () => {
    await waiting.atNoon();
    const [old, fresh, before] = [await person('Old'), await person('Fresh'), await person('Before')];
    await ask(old, 30);
    await ask(before, 5 / 60);
    await ask(fresh, 1 / 60);
    await api.sql('update contacts set owner_id = $1', [ids.ann]);
    await mail('failed', 'appointment_affirmed', 20);
    await imported('imported', { 'outcome failed': 3 }, 300);
    await task('Past', { dueOn: await day(-1) });
    await task('Long past', { dueOn: await day(-3) });
    await task('At an hour past', { dueAt: new Date(Date.now() - 3_600_000).toISOString() });
    await task('Some time today', { dueOn: await day() });
    await task('In an hour', { dueAt: new Date(Date.now() + 3_600_000).toISOString() });
    await task('Next week', { dueOn: await day(7) });
    await task('Tomorrow', { dueOn: await day(1) });
    const putOff = await person('Put off');
    await ask(putOff, 40);
    await log('admin', putOff, { outcome: 'no_answer' });
    expect(await titles('admin')).toEqual([
      'Fresh Lead',
      'Before Lead',
      'Long past',
      'Old Lead',
      'mail',
      'Past',
      'At an hour past',
      'In an hour',
      'Some time today',
      'import',
    ]);
    const later = await today('admin', '(groups: [later])');
    expect(later.items.map(({ group }: { group: string }) => group)).toEqual(['later', 'later', 'later']);
    expect(await titles('admin', '(groups: [later])')).toEqual(['Tomorrow', 'Next week', 'Put off Lead']);
    expect(later.items[2].dueAt).not.toBeNull();
    expect(later.pagination.total).toBe(3);
    expect(await titles('admin', '(groups: [today, later], kinds: [task])')).toEqual([
      'In an hour',
      'Some time today',
      'Tomorrow',
      'Next week',
    ]);
    const { data } = await as('admin').gql('{ waitingCounts { total calls tasks } }');
    expect(data.waitingCounts).toEqual({ total: 10, calls: 3, tasks: 5 });
    expect((await today('admin')).pagination.total).toBe(10);
  });

  it('a row takes its place by age once its clock has reached the minutes', async () => {
    await waiting.atNoon();
    const [old, one, none] = [await person('Old'), await person('One'), await person('None')];
    await ask(old, 3);
    await ask(one, 1.01 / 60);
    await ask(none, 0.01 / 60);
    await api.sql("insert into settings (key, value) values ('answerMinutes', '1')");
    const { items } = await today('admin');
    expect(items.map(({ who }: { who: string }) => who)).toEqual(['None Lead', 'Old Lead', 'One Lead']);
    expect(items.map(({ freshUntil }: { freshUntil: string | null }) => freshUntil !== null)).toEqual([
      true,
      false,
      false,
    ]);
    await api.sql("delete from settings where key = 'answerMinutes'");
  });

  it('the clock stands on days that are blocked for everybody', async () => {
    await waiting.atNoon();
    const old = await person('Old');
    await ask(old, 30);
    await ask(await person('Young'), 1);
    expect((await titles('admin'))[0]).toBe('Old Lead');
    await api.sql(
      "insert into blocked_dates (starts_on, ends_on, reason) values (current_date - 1, current_date + 1, 'Snow')",
    );
    expect((await titles('admin'))[0]).toBe('Young Lead');
    await api.sql('delete from blocked_dates');
  });
});

describe('the scopes (today.scope)', () => {
  it('are one’s own, what nobody owns who may, and all that one reads; the counts agree', async () => {
    const [anns, bens, free, former] = [
      await person('Anns'),
      await person('Bens'),
      await person('Free'),
      await person('Gone'),
    ];
    for (const contact of [anns, bens, free, former]) await ask(contact, 9);
    await own(anns, 'ann');
    await own(bens, 'ben');
    // A contractor owns no contacts: whoever stands there is nobody.
    await api.sql(
      "update contacts set owner_id = (select id from users where email = 'contractor@example.com') where id = $1",
      [former],
    );
    await mail('failed', 'appointment_affirmed', 1);
    await task('Do it', { dueOn: await day(-1) }, 'ann', { assigneeId: ids.ben });
    await task('Anybody', { dueOn: await day(-1) }, 'ann', { assigneeId: null });
    const scopes = async (who: string) => {
      const found: Record<string, string[]> = {};
      for (const scope of ['mine', 'unassigned', 'all']) {
        found[scope] = (await titles(who, `(scope: ${scope})`)).toSorted();
        const { data } = await as(who).gql(`{ waitingCounts(scope: ${scope}) { total } }`);
        expect(data.waitingCounts.total, `${who} ${scope}`).toBe(found[scope].length);
        const { tallies } = await today(who);
        const tally = tallies
          .filter(({ group }: { group: string }) => group !== 'later')
          .reduce((sum: number, row: Record<string, number>) => sum + (row[scope] ?? 0), 0);
        expect(tally).toBe(found[scope].length);
      }
      return found;
    };
    expect(await scopes('ann')).toEqual({
      mine: ['Anns Lead'],
      unassigned: ['Anybody', 'Free Lead', 'Gone Lead'],
      all: ['Anns Lead', 'Anybody', 'Do it', 'Free Lead', 'Gone Lead'],
    });
    expect(await scopes('ben')).toEqual({
      mine: ['Bens Lead', 'Do it'],
      unassigned: ['Free Lead', 'Gone Lead'],
      all: ['Bens Lead', 'Do it', 'Free Lead', 'Gone Lead'],
    });
    expect(await scopes('mia')).toEqual({ mine: [], unassigned: [], all: [] });
    expect((await scopes('admin')).unassigned).toEqual(['Anybody', 'Free Lead', 'Gone Lead', 'mail']);
    const { items } = await today('olaf', '(kinds: [call])');
    expect(items.map(({ owner }: { owner: { name: string } | null }) => owner?.name ?? null)).toEqual([
      'ann',
      'ben',
      null,
      null,
    ]);
  });

  it('work on a project is its manager’s, an appointment its consultant’s, a deal its owner’s', async () => {
    await api.sql('update projects set manager_id = $1', [ids.mia]);
    await insert(
      "insert into documents (project_id, name, type, state, uploaded_at) values ($1, 'Deed', 'other', 'waiting', $2)",
      [waiting.project, ago(70)],
    );
    await waiting.message(1, 4);
    const booking = await book(await person('Booker'), 9);
    await api.sql(
      'update consultants set user_id = $2 where id = (select consultant_id from appointments where id = $1)',
      [booking, ids.ben],
    );
    const quiet = await deal(24 * 400);
    await api.sql('update deals set owner_id = $2 where id = $1', [quiet, ids.ann]);
    expect((await titles('mia', '(scope: mine)')).toSorted()).toEqual(['document', 'message']);
    expect(await titles('ben', '(scope: mine)')).toEqual(['booking']);
    expect(await titles('ann', '(scope: mine)')).toEqual(['deal']);
    await api.sql('update message_threads set assignee_id = $1', [ids.olaf]);
    expect(await titles('mia', '(scope: mine)')).toEqual(['document']);
    expect(await titles('olaf', '(scope: mine)')).toEqual(['message']);
  });

  it('a task tells nothing of a record that its maker no longer reads', async () => {
    const contact = await person('Secret');
    await own(contact, 'ann');
    await task('Mine still', { dueOn: await day(-1) }, 'ann', { contactId: contact, assigneeId: null });
    await own(contact, 'ben');
    expect((await today('ann')).items).toMatchObject([{ title: 'Mine still', who: '', contactId: null }]);
    expect((await today('ben')).items).toMatchObject([{ who: 'Secret Lead', contactId: contact }]);
  });
});

describe('what answers and what puts off (today.conversation)', () => {
  it('a call in vain puts a request off until nine of the next day, or of the day that was chosen', async () => {
    const contact = await person('Ada');
    await ask(contact, 9);
    const chosen = await day(3);
    await log('olaf', contact, { outcome: 'left_message', followUpOn: chosen });
    expect(await titles('olaf')).toEqual([]);
    const { items } = await today('olaf', '(groups: [later])');
    expect(items).toHaveLength(1);
    const [wall] = await api.sql(
      "select to_char($1::timestamptz at time zone coalesce((select value #>> '{}' from settings where key = 'timeZone'), 'America/Los_Angeles'), 'YYYY-MM-DD HH24:MI') as at",
      [items[0].dueAt],
    );
    expect(wall?.at).toBe(`${chosen} 09:00`);
    expect(await api.sql('select from tasks')).toEqual([]);
    // The last call counts.
    await log('olaf', contact, { outcome: 'no_answer', followUpOn: await day(1) });
    expect((await today('olaf', '(groups: [later])')).items[0].dueAt < items[0].dueAt).toBe(true);
    // Asking again is a new row, at once.
    await ask(contact, 0);
    expect(await titles('olaf')).toEqual(['Ada Lead']);
    expect(await titles('olaf', '(groups: [later])')).toEqual([]);
  });

  it.each(['spoke', 'wrong_number'])(
    '%s ends it, and a chosen day makes a task of the caller’s',
    async (outcome) => {
      const contact = await person('Ada');
      await ask(contact, 9);
      const { data } = await log('olaf', contact, { outcome, followUpOn: await day(3) });
      expect(await titles('olaf')).toEqual([]);
      expect((await today('olaf', '(groups: [later])')).items).toMatchObject([
        { kind: 'task', title: 'Call Ada Lead', day: await day(3), owner: { id: ids.olaf } },
      ]);
      await as('olaf').gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: data.logContactCall });
      expect(await api.sql('select from tasks')).toEqual([]);
      expect(await titles('olaf')).toEqual(['Ada Lead']);
    },
  );

  it('where nobody waits, a call in vain makes a task too; a past day is refused', async () => {
    const contact = await person('Ada');
    expect(codeOf(await log('olaf', contact, { outcome: 'no_answer', followUpOn: await day(-1) }))).toBe(
      'BAD_INPUT',
    );
    await log('olaf', contact, { outcome: 'no_answer', followUpOn: await day() });
    expect((await today('olaf')).items).toMatchObject([{ kind: 'task', group: 'today' }]);
  });

  it('a call that nobody needs is set aside, unanswered, and comes back by undoing it or by a new request', async () => {
    const contact = await person('Ada');
    await own(contact, 'ann');
    await ask(contact, 9);
    const change = (name: string, who: string) =>
      as(who).gql(`mutation ($id: ID!) { ${name}(kind: call, id: $id) }`, { id: contact });
    expect(codeOf(await change('dismissWaiting', 'ben'))).toBe('NOT_FOUND');
    expect((await change('dismissWaiting', 'ann')).data.dismissWaiting).toBe(contact);
    expect(await titles('ann')).toEqual([]);
    expect(codeOf(await change('dismissWaiting', 'ann'))).toBe('NOT_FOUND');
    expect((await change('undoDismissal', 'ann')).errors).toBeUndefined();
    expect(await titles('ann')).toEqual(['Ada Lead']);
    await change('dismissWaiting', 'ann');
    await ask(contact, 1);
    expect(await titles('ann')).toEqual(['Ada Lead']);
  });
});

describe('whoever of sales ends the waiting of somebody whom nobody owns (role.unassigned)', () => {
  it('owns them, until they take it back', async () => {
    const contact = await person('Free');
    await ask(contact, 9);
    await log('ann', contact, { outcome: 'no_answer' });
    expect(await ownerOf(contact)).toBeNull();
    const { data } = await log('ann', contact, { outcome: 'spoke' });
    expect(await ownerOf(contact)).toBe(ids.ann);
    await as('ann').gql('mutation ($id: ID!) { deleteContactNote(id: $id) }', { id: data.logContactCall });
    expect(await ownerOf(contact)).toBeNull();
    for (const name of ['dismissWaiting', 'undoDismissal']) {
      await as('ben').gql(`mutation ($id: ID!) { ${name}(kind: call, id: $id) }`, { id: contact });
      expect(await ownerOf(contact)).toBe(name === 'dismissWaiting' ? ids.ben : null);
    }
    await log('olaf', contact, { outcome: 'spoke' });
    expect(await ownerOf(contact)).toBeNull();
  });

  it('so does whoever confirms their booking', async () => {
    const contact = await person('Free');
    const booking = await book(contact, 9);
    const change = (name: string, version: number) =>
      as('ann').gql(`mutation ($refs: [AppointmentRefInput!]!) { ${name}(refs: $refs) { id } }`, {
        refs: [{ id: booking, version }],
      });
    expect((await change('confirmAppointments', 1)).data.confirmAppointments).toEqual([{ id: booking }]);
    expect(await ownerOf(contact)).toBe(ids.ann);
    await change('undoAppointmentConfirmations', 2);
    expect(await ownerOf(contact)).toBeNull();
  });
});

it('says which booking the viewer may answer: not that of a colleague with a contact of theirs', async () => {
  const contact = await person('Read');
  await own(contact, 'ann');
  const id = await book(contact, 5);
  await api.sql(
    'update consultants set user_id = $1 where id = (select consultant_id from appointments where id = $2)',
    [ids.ben, id],
  );
  for (const [who, viewerCanEdit] of [
    ['ann', false],
    ['ben', true],
    ['olaf', true],
    ['admin', true],
  ] as const) {
    const { data } = await as(who).gql('{ today(kinds: [booking]) { items { id viewerCanEdit } } }');
    expect(data.today.items, who).toEqual([{ id, viewerCanEdit }]);
  }
  await api.sql('update consultants set user_id = null');
});

it('says which task the viewer may complete: not a colleague’s about a project that they only read', async () => {
  await api.sql("update projects set manager_id = (select id from users where email = 'admin@example.com')");
  await task('Order the crane', { dueOn: await day() }, 'admin', { projectId: waiting.project });
  for (const [who, viewerCanEdit] of [
    ['mia', false],
    ['admin', true],
  ] as const) {
    const { data } = await as(who).gql('{ today(kinds: [task]) { items { title viewerCanEdit } } }');
    expect(data.today.items, who).toEqual([{ title: 'Order the crane', viewerCanEdit }]);
  }
});

describe('several bookings confirmed together (today.bulk-confirm)', () => {
  it('stale ones and those that have begun stay; the others are mailed later, unless it is undone', async () => {
    const refs: { id: string; version: number }[] = [];
    for (let n = 0; n < 20; n += 1) refs.push({ id: await book(null, 5, 48 + n), version: n === 7 ? 2 : 1 });
    refs.push({ id: await book(null, 5, -1), version: 1 }, { id: crypto.randomUUID(), version: 1 });
    const send = (name: string, some: typeof refs) =>
      as('olaf').gql(
        `mutation ($refs: [AppointmentRefInput!]!) { ${name}(refs: $refs) { id version status } }`,
        { refs: some },
      );
    const { data } = await send('confirmAppointments', refs);
    expect(data.confirmAppointments).toHaveLength(19);
    expect(await titles('olaf', '(kinds: [booking])')).toHaveLength(2);
    const jobs = async () =>
      (await api.sql("select from pgboss.job where name = 'appointments.tell' and state = 'created'")).length;
    expect(await jobs()).toBeGreaterThanOrEqual(19);
    const undone = await send(
      'undoAppointmentConfirmations',
      data.confirmAppointments.map(({ id, version }: { id: string; version: number }) => ({ id, version })),
    );
    expect(undone.data.undoAppointmentConfirmations).toHaveLength(19);
    expect(await titles('olaf', '(kinds: [booking])')).toHaveLength(21);
    const many = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID(), version: 1 }));
    expect(codeOf(await send('confirmAppointments', many))).toBe('BAD_INPUT');
  });
});

describe('what happened moves the newest open deal of a contact forward (fact.moves)', () => {
  const stages = async (): Promise<string[]> =>
    (await api.sql<{ stage: string }>('select stage from deals order by created_at')).map(
      ({ stage }) => stage,
    );
  const dealOf = async (contact: string, stage: string, hours: number) => {
    const id = await deal(1, stage);
    await api.sql('update deals set contact_id = $2, created_at = $3 where id = $1', [
      id,
      contact,
      ago(hours),
    ]);
    return id;
  };

  it('a call that reached them to contacted, and only forward', async () => {
    const contact = await person('Ada');
    await dealOf(contact, 'new', 9);
    await dealOf(contact, 'new', 5);
    await dealOf(contact, 'won', 1);
    for (const outcome of ['no_answer', 'left_message', 'wrong_number'])
      await log('olaf', contact, { outcome });
    expect(await stages()).toEqual(['new', 'new', 'won']);
    await log('mia', contact, { outcome: 'spoke' });
    await log('olaf', contact, { outcome: 'spoke' });
    expect(await stages()).toEqual(['new', 'contacted', 'won']);
    for (const stage of ['visited', 'quoted', 'agreed'] as const) {
      await api.sql("update deals set stage = $1 where stage = any('{contacted,visited,quoted}')", [stage]);
      await log('olaf', contact, { outcome: 'spoke' });
      expect(await stages()).toEqual(['new', stage, 'won']);
    }
  });

  it.each([
    ['consultation', 'visited'],
    ['meeting', 'visited'],
    ['inspection', 'new'],
  ])('a held %s to %s, once', async (kind, stage) => {
    const contact = await person('Ada');
    await dealOf(contact, 'new', 5);
    const id = await book(contact, 9, -1);
    await api.sql('update appointments set kind = $2 where id = $1', [id, kind]);
    const close = (outcome: string, version: number) =>
      as('olaf').gql(
        'mutation ($input: CloseAppointmentInput!) { closeAppointment(input: $input) { version } }',
        { input: { id, version, outcome } },
      );
    expect((await close('missed', 1)).errors).toBeUndefined();
    expect(await stages()).toEqual(['new']);
    await close('held', 2);
    expect(await stages()).toEqual([stage]);
    await api.sql("update deals set stage = 'new'");
    await close('missed', 3);
    await close('held', 4);
    expect(await stages()).toEqual(['new']);
  });
});
