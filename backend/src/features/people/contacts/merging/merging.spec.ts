import { mergeSentences } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { askWith } from '../../../../testing/fixtures/consultant-requests.ts';
import { mergingAs, type Person } from '../../../../testing/fixtures/merging.ts';
import { purgeMerges } from './split-contacts.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
const { person, present, merge, split, stored } = mergingAs(api, () => admin);
const code = (answer: Awaited<ReturnType<typeof merge>>): string | undefined =>
  answer.errors?.[0]?.extensions.code;
const messageOf = (answer: Awaited<ReturnType<typeof merge>>): string | undefined =>
  answer.errors?.[0]?.message;

/** Everything that can belong to a contact, one of each. */
const fill = async ({ id }: Person, mark: string): Promise<void> => {
  const user = (await api.sql('select id from users limit 1'))[0]?.id;
  await api.sql(
    'insert into contact_notes (contact_id, author_id, author_name, text) values ($1, $2, $3, $4)',
    [id, user, 'Ada', `Note ${mark}`],
  );
  await api.sql(
    "insert into contact_notes (contact_id, author_id, author_name, text, outcome) values ($1, $2, 'Ada', '', 'spoke')",
    [id, user],
  );
  await api.sql(
    "insert into contact_status_changes (contact_id, from_status, to_status) values ($1, 'prospect', 'active')",
    [id],
  );
  await api.sql(
    "insert into consultant_requests (full_name, email, phone, contact_id) values ('Ada', $2, '', $1)",
    [id, `${mark}@asked.example`],
  );
  await api.sql(
    "insert into tasks (title, due_on, contact_id, created_by_id) values ('Call', '2027-01-01', $1, $2)",
    [id, user],
  );
  await api.sql('insert into projects (name, contact_id) values ($2, $1)', [id, `Home ${mark}`]);
  const [campaign] = await api.sql(
    "insert into campaigns (name, subject, body, audience) values ('Spring', 'Hello', 'Hello', '{}') returning id",
  );
  await api.sql(
    'insert into campaign_recipients (campaign_id, contact_id, email, email_folded) values ($1, $2, $3, $3)',
    [campaign?.id, id, `${mark}@sent.example`],
  );
};
const belongings = [
  'contact_notes',
  'contact_status_changes',
  'consultant_requests',
  'tasks',
  'projects',
  'campaign_recipients',
  'deals',
];
const counts = async (id: string): Promise<number[]> =>
  Promise.all(
    belongings.map(async (table) =>
      Number((await api.sql(`select count(*) from ${table} where contact_id = $1`, [id]))[0]?.count),
    ),
  );

describe('data.merge', () => {
  it('into keeps its fields and owner, the other fills blanks, tags add up, and what loses stands in a note', async () => {
    const owner = await api.addUser({ email: 'owner@merge.example', role: 'sales' });
    const other = await api.addUser({ email: 'other@merge.example', role: 'sales' });
    const into = await person({
      email: 'ada@merge.example',
      owner_id: owner,
      tags: ['a', 'b'],
      company: 'Engines',
    });
    const leaving = await person({
      first_name: 'Augusta',
      email: 'augusta@merge.example',
      phone: '+13605550142',
      company: 'Looms',
      address: 'Main Street 1',
      owner_id: other,
      tags: ['b', 'c'],
      status: 'active',
      marketing_consent: 'yes',
      consent_at: new Date('2026-01-01'),
      consent_source: 'Fair',
    });
    const { data, errors } = await merge(into, leaving);
    expect(errors).toBeUndefined();
    expect(data.mergeContacts).toMatchObject({
      otherId: leaving.id,
      otherName: 'Augusta Byron',
      contact: { id: into.id, version: 2 },
    });
    expect(await stored(into.id)).toMatchObject({
      first_name: 'Ada',
      email: 'ada@merge.example',
      phone: '+13605550142',
      company: 'Engines',
      address: 'Main Street 1',
      owner_id: owner,
      status: 'prospect',
      tags: ['a', 'b', 'c'],
      marketing_consent: 'yes',
      consent_source: 'Fair',
    });
    const [note] = await api.sql('select text from contact_notes where contact_id = $1', [into.id]);
    expect(note?.text).toBe(
      'Merged with Augusta Byron. Not taken over:\nName: Augusta Byron\nEmail: augusta@merge.example\nCompany: Looms\nStatus: Active\nOwner: Spec User',
    );
    expect((await stored(leaving.id)).id).toBeUndefined();
  });

  it('a no to campaigns wins, whoever said it', async () => {
    const no = { marketing_consent: 'no', consent_at: new Date('2026-01-01'), consent_source: 'Phone' };
    const yes = { marketing_consent: 'yes', consent_at: new Date('2026-02-01'), consent_source: 'Fair' };
    const [a, b] = [await person(yes), await person(no)];
    await merge(a, b);
    expect(await stored(a.id)).toMatchObject({ marketing_consent: 'no', consent_source: 'Phone' });
    const [c, d] = [await person({ email: 'c@no.example' }), await person({ email: 'd@no.example', ...yes })];
    await api.sql(
      "insert into mail_suppressions (email, email_folded, reason) values ('d@no.example', 'd@no.example', 'unsubscribed')",
    );
    await merge(c, d);
    expect((await stored(c.id)).marketing_consent).toBe('no');
  });

  it('the records of the other move with it: sums before are sums after, and a split gives each back its own', async () => {
    const [into, other] = [
      await person({ email: 'sum@merge.example' }),
      await person({ email: 'sum@merge.example' }),
    ];
    await fill(into, 'into');
    await fill(other, 'other');
    const deal = await admin.gql('mutation ($c: ID!) { createDeal(input: { contactId: $c }) { id } }', {
      c: other.id,
    });
    const [before, its] = [await counts(into.id), await counts(other.id)];
    const { data } = await merge(into, other);
    expect(await counts(into.id)).toEqual(before.map((count, n) => count + (its[n] ?? 0)));
    expect(await counts(other.id)).toEqual(its.map(() => 0));
    const shown = await admin.gql('query ($id: ID!) { deal(id: $id) { contact { id } events { note } } }', {
      id: deal.data.createDeal.id,
    });
    expect(shown.data.deal).toMatchObject({
      contact: { id: into.id },
      events: [{ note: 'Contact: Ada Byron → Ada Byron' }, {}],
    });
    expect(
      (
        await admin.gql('query ($s: String) { contacts(search: $s) { contacts { id } } }', {
          s: 'note other',
        })
      ).data.contacts.contacts,
    ).toEqual([{ id: into.id }]);
    const back = await split(data.mergeContacts.id);
    expect(back.data.splitContacts.map(({ id }: Person) => id)).toEqual([into.id, other.id]);
    expect([await counts(into.id), await counts(other.id)]).toEqual([before, its]);
    expect(
      (
        await admin.gql('query ($s: String) { contacts(search: $s) { contacts { id } } }', {
          s: 'note other',
        })
      ).data.contacts.contacts,
    ).toEqual([{ id: other.id }]);
  });

  it('the old id leads to the survivor: page, REST, time line, notes and deals; through a second merge too', async () => {
    const [a, b, c] = [
      await person({ email: 'x@old.example' }),
      await person(),
      await person({ email: 'x@old.example' }),
    ];
    await merge(b, a);
    await merge(c, await present(b.id));
    for (const { id } of [a, b]) {
      expect((await admin.gql('query ($id: ID!) { contact(id: $id) { id } }', { id })).data.contact.id).toBe(
        c.id,
      );
      expect((await admin.rest('GET', `/api/contacts/${id}`)).body.id).toBe(c.id);
      expect(
        (
          await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "x" }) }', {
            id,
          })
        ).errors,
      ).toBeUndefined();
      expect(
        (
          await admin.gql(
            'mutation ($id: ID!) { createDeal(input: { contactId: $id }) { contact { id } } }',
            { id },
          )
        ).data.createDeal.contact.id,
      ).toBe(c.id);
      const call = await admin.gql(
        'mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: spoke }) }',
        { id },
      );
      expect(call.errors).toBeUndefined();
      const project = await admin.gql(
        'mutation ($id: ID!) { createProject(input: { name: "Old id", status: planning, contactId: $id }) { contact { id } } }',
        { id },
      );
      expect(project.data.createProject.contact.id).toBe(c.id);
    }
    const [me] = (await admin.gql('{ contactOwners { id } }')).data.contactOwners;
    const given = await admin.gql('mutation ($input: AssignInput!) { assign(input: $input) { changed } }', {
      input: { kind: 'contact', ids: [a.id, b.id], toPerson: me.id },
    });
    expect(given.data.assign.changed).toBe(1);
    const timeline = await admin.gql(
      'query ($id: ID!) { contactTimeline(id: $id) { entries { kind title by } } contact(id: $id) { merges { otherName contact { id } } } }',
      { id: a.id },
    );
    expect(
      timeline.data.contactTimeline.entries.filter(({ kind }: { kind: string }) => kind === 'merge'),
    ).toEqual([
      { kind: 'merge', title: 'Merged with Ada Byron', by: 'Avery Morgan' },
      { kind: 'merge', title: 'Merged with Ada Byron', by: 'Avery Morgan' },
    ]);
    expect(timeline.data.contact.merges).toHaveLength(2);
    const form = { firstName: 'A', lastName: 'B', email: 'x@old.example', tags: [], version: 1 };
    expect((await admin.rest('PATCH', `/api/contacts/${a.id}`, form)).status).toBe(409);
    expect((await admin.rest('DELETE', `/api/contacts/${a.id}`)).status).toBe(404);
  });

  it('of stale, merged, missing, same and foreign ones is refused', async () => {
    const [a, b, c] = [await person(), await person(), await person()];
    expect(code(await merge({ ...a, version: 2 }, b))).toBe('CONFLICT');
    expect(code(await merge(a, { ...b, version: 2 }))).toBe('CONFLICT');
    expect(code(await merge(a, a))).toBe('BAD_INPUT');
    expect(code(await merge(a, { id: crypto.randomUUID(), version: 1 }))).toBe('NOT_FOUND');
    await merge(a, b);
    expect(messageOf(await merge(c, b))).toBe(mergeSentences.merged);
    await api.addUser({ email: 'sales@merge.example', role: 'sales' });
    expect(code(await merge(c, await present(a.id), await api.asUser('sales@merge.example')))).toBe(
      'FORBIDDEN',
    );
    await api.addUser({ email: 'office@merge.example', role: 'office' });
    expect(
      (await merge(c, await present(a.id), await api.asUser('office@merge.example'))).errors,
    ).toBeUndefined();
  });

  it('is in the audit log, with ids, counts and owners', async () => {
    const [a, b] = [await person(), await person()];
    const { data } = await merge(a, b);
    await split(data.mergeContacts.id);
    const entries = await api.sql(
      'select action, details from audit_entries where object = $1 order by created_at',
      [`contact:${a.id}`],
    );
    expect(entries).toEqual([
      {
        action: 'contact.merge',
        details: {
          merge: data.mergeContacts.id,
          other: b.id,
          filled: [],
          moved: {},
          ownerBefore: null,
          ownerAfter: null,
          otherOwner: null,
        },
      },
      {
        action: 'contact.split',
        details: {
          merge: data.mergeContacts.id,
          other: b.id,
          fields: [],
          moved: {},
          ownerBefore: null,
          ownerAfter: null,
          otherOwner: null,
        },
      },
    ]);
  });

  it('every table with the id of a contact moves with it, by its own id', async () => {
    // Imported rows say which contact came of them, so that the import can be undone; merges lead from the contact that went.
    const others = ['contact_import_rows.contact_id'];
    const columns = await api.sql<{ at: string; hasId: boolean }>(
      `select c.relname || '.' || a.attname as at, exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and not i.attisdropped) as "hasId"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped and (a.attname like '%contact\\_id'
         or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'contacts'::regclass and a.attnum = any(k.conkey)))`,
    );
    const moving = (
      await api.sql<{ at: string }>("select tab || '.' || col as at from contact_references()")
    ).map(({ at }) => at);
    expect(columns.map(({ at }) => at).filter((at) => !moving.includes(at))).toEqual(others);
    expect(columns.filter(({ at, hasId }) => !hasId && moving.includes(at))).toEqual([]);
  });
});

describe('data.merge-rights', () => {
  const buyer = async (email: string): Promise<Person> => {
    const made = await person({ email });
    await admin.gql('mutation ($c: ID!) { createDeal(input: { contactId: $c }) { id } }', { c: made.id });
    return made;
  };

  it.each([
    ['the survivor is blank', '', 'stranger@rights.example', 'into'],
    ['the survivor has another', 'buyer@rights.example', 'stranger@rights.example', 'into'],
    ['the other is blank', '', 'mine@rights.example', 'other'],
    ['the other has another', 'buyer2@rights.example', 'mine@rights.example', 'other'],
  ])('the address of who buys stays: %s', async (_what, bought, strange, which) => {
    const [buying, stranger] = [await buyer(bought), await person({ email: strange })];
    const pair = which === 'into' ? ([buying, stranger] as const) : ([stranger, buying] as const);
    const { data } = await merge(...pair);
    expect(data.mergeContacts.contact.email).toBe(bought);
    expect((await split(data.mergeContacts.id)).errors).toBeUndefined();
    expect([(await stored(buying.id)).email, (await stored(stranger.id)).email]).toEqual([bought, strange]);
  });

  it('two who buy with different addresses are not merged; with the same one they are', async () => {
    expect(messageOf(await merge(await buyer('a@two.example'), await buyer('b@two.example')))).toBe(
      mergeSentences.twoBuyers,
    );
    expect(code(await merge(await buyer('a@two.example'), await buyer('')))).toBe('CONFLICT');
    expect((await merge(await buyer('C@two.example'), await buyer('c@two.example'))).errors).toBeUndefined();
  });

  it('buyer.proved: the account of a stranger whose lead was merged into a buyer reads nothing of theirs, and links of the buyer stay', async () => {
    const buying = await buyer('real@proved.example');
    const stranger = await person({ email: 'evil@proved.example', phone: '+13605550142' });
    await api.addUser({ email: 'evil@proved.example', role: 'customer' });
    await api.addUser({ email: 'real@proved.example', role: 'customer' });
    const bought = async (email: string) =>
      (
        await api.sql('select count(*)::int as n from users u, bought_deals(u.id) where u.email = $1', [
          email,
        ])
      )[0]?.n;
    const { data } = await merge(stranger, buying);
    expect([await bought('evil@proved.example'), await bought('real@proved.example')]).toEqual([0, 1]);
    await split(data.mergeContacts.id);
    expect([await bought('evil@proved.example'), await bought('real@proved.example')]).toEqual([0, 1]);
  });

  it('a request from the address that was lost reaches the survivor, unless that buys or the request has a design', async () => {
    const ask = async (email: string): Promise<string> => {
      await askWith(api, { email });
      return String(
        (
          await api.sql(
            'select contact_id from consultant_requests where email = $1 order by created_at desc limit 1',
            [email],
          )
        )[0]?.contact_id,
      );
    };
    const [a, b] = [await person({ email: 'a@former.example' }), await person({ email: 'b@former.example' })];
    await merge(a, b);
    expect(await ask('b@former.example')).toBe(a.id);
    await admin.gql('mutation ($c: ID!) { createDeal(input: { contactId: $c }) { id } }', { c: a.id });
    expect(await ask('b@former.example')).not.toBe(a.id);
  });
});

describe('data.split', () => {
  it('fields that were filled go unless changed, tags that came go, what came since stays', async () => {
    const into = await person({ email: 'into@split.example', tags: ['a'] });
    const other = await person({
      email: 'other@split.example',
      phone: '+13605550142',
      address: 'Main Street 1',
      tags: ['b'],
    });
    const { data } = await merge(into, other);
    const changed = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'into@split.example',
      phone: '+13605550142',
      address: 'Elm Street 2',
      tags: ['b', 'c'],
      version: 2,
    };
    expect((await admin.rest('PATCH', `/api/contacts/${into.id}`, changed)).status).toBe(200);
    await admin.gql('mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Since" }) }', {
      id: into.id,
    });
    await split(data.mergeContacts.id);
    expect(await stored(into.id)).toMatchObject({ phone: null, address: 'Elm Street 2', tags: ['c'] });
    expect(await stored(other.id)).toMatchObject({
      email: 'other@split.example',
      phone: '+13605550142',
      tags: ['b'],
      version: 1,
    });
    expect(await api.sql('select text from contact_notes where contact_id = $1', [into.id])).toEqual([
      { text: 'Since' },
    ]);
  });

  it('goes the newest first, for thirty days and not a moment longer, and once', async () => {
    const at = new Date('2027-05-01T12:00:00.000Z');
    await api.sql('delete from contact_merges');
    api.clock.set(at);
    admin = await api.as('admin');
    const [a, b, c] = [await person(), await person(), await person()];
    const first = (await merge(a, b)).data.mergeContacts;
    const second = (await merge(await present(a.id), c)).data.mergeContacts;
    expect(first.undoUntil).toBe('2027-05-31T12:00:00.000Z');
    expect(messageOf(await split(first.id))).toBe(mergeSentences.newestFirst);
    api.clock.set(new Date(at.getTime() + 30 * 86_400_000));
    admin = await api.as('admin');
    expect(await purgeMerges(api.app.systemContext())).toBe(0);
    expect((await split(second.id)).errors).toBeUndefined();
    expect(messageOf(await split(second.id))).toBe(mergeSentences.isSplit);
    api.clock.set(new Date(at.getTime() + 30 * 86_400_000 + 1));
    admin = await api.as('admin');
    expect(messageOf(await split(first.id))).toBe(mergeSentences.tooLate);
    expect(await purgeMerges(api.app.systemContext())).toBe(1);
    expect((await admin.rest('GET', `/api/contacts/${b.id}`)).body.id).toBe(a.id);
    expect(code(await split(crypto.randomUUID()))).toBe('NOT_FOUND');
    api.clock.reset();
    admin = await api.as('admin');
  });

  it('is refused where a deal would get another address', async () => {
    const [blank, other] = [await person(), await person({ email: 'filled@split.example' })];
    const { data } = await merge(blank, other);
    await admin.gql('mutation ($c: ID!) { createDeal(input: { contactId: $c }) { id } }', { c: blank.id });
    expect(messageOf(await split(data.mergeContacts.id))).toBe(mergeSentences.addressWouldChange);
    await api.sql('delete from deals where contact_id = $1', [blank.id]);
    expect((await split(data.mergeContacts.id)).errors).toBeUndefined();
    expect([(await stored(blank.id)).email, (await stored(other.id)).email]).toEqual([
      '',
      'filled@split.example',
    ]);
  });

  it('leave.race: never ends on somebody who has left', async () => {
    const owner = await api.addUser({ email: 'leaver@split.example', role: 'sales' });
    const [a, b] = [await person(), await person({ owner_id: owner })];
    const { data } = await merge(a, b);
    expect((await stored(a.id)).owner_id).toBe(owner);
    await api.sql('update contacts set owner_id = null where id = $1', [a.id]);
    await api.sql('update users set disabled_at = now(), archived_at = now() where id = $1', [owner]);
    await split(data.mergeContacts.id);
    expect([(await stored(a.id)).owner_id, (await stored(b.id)).owner_id]).toEqual([null, null]);
  });

  it('a deleted survivor that is restored can be split, and leads from the old id again', async () => {
    const [a, b] = [await person(), await person()];
    const { data } = await merge(a, b);
    await admin.rest('DELETE', `/api/contacts/${a.id}`);
    expect((await admin.rest('GET', `/api/contacts/${b.id}`)).status).toBe(404);
    await admin.rest('POST', `/api/contacts/${a.id}/restore`);
    expect((await admin.rest('GET', `/api/contacts/${b.id}`)).body.id).toBe(a.id);
    expect((await split(data.mergeContacts.id)).errors).toBeUndefined();
  });
});

describe('at the same time', () => {
  it('data.merge: of crossed merges one wins, without a deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await person({ email: 'a@cross.example' }), await person({ email: 'b@cross.example' })];
      const codes = (await Promise.all([merge(a, b), merge(b, a)])).map(code);
      expect(codes.sort()).toEqual(['CONFLICT', undefined]);
    }
  });

  it('data.merge: no lead meanwhile is lost', async () => {
    const [a, b] = [await person({ email: 'a@lead.example' }), await person({ email: 'b@lead.example' })];
    await api.sql('delete from limits');
    const ask = (n: number) => askWith(api, { fullName: `Ada ${n}`, email: 'b@lead.example' });
    const [merged, ...requested] = await Promise.all([merge(a, b), ...[1, 2, 3, 4].map(ask)]);
    expect([merged, ...requested].map(({ errors }) => errors)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      await api.sql("select distinct contact_id from consultant_requests where email = 'b@lead.example'"),
    ).toEqual([{ contact_id: a.id }]);
  });
});
