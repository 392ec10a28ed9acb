import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { mergingAs } from '../../../../testing/fixtures/merging.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});
beforeEach(() => api.sql('delete from contacts'));
const { person, merge, present, apart, groups } = mergingAs(api, () => admin);
const at = (minute: number): { created_at: Date } => ({
  created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
});

describe('data.duplicates', () => {
  it('are those of one folded address, then of one number, then of one name and place; the oldest first', async () => {
    const b = await person({ email: 'Same@dup.example', ...at(2) });
    const a = await person({ email: 'same@DUP.example', ...at(1) });
    const p = await person({ phone: '+13605550142', last_name: 'P', ...at(0) });
    const q = await person({ phone: '(360) 555-0142', last_name: 'Q', email: 'q@dup.example', ...at(9) });
    const m = await person({ first_name: 'José', last_name: 'Núñez', address: '1 Main  St', ...at(3) });
    const n = await person({ first_name: 'jose', last_name: 'NUNEZ', address: '1 main st', ...at(4) });
    // Neither blank addresses nor names alone, nor numbers that nobody can dial.
    for (const address of [null, null, '2 Elm St'])
      await person({ first_name: 'Jose', last_name: 'Nunez', address });
    for (const n of [1, 2]) await person({ phone: '555', last_name: `${n}` });
    expect(await groups()).toEqual([
      { reason: 'email', contacts: [a.id, b.id] },
      { reason: 'phone', contacts: [p.id, q.id] },
      { reason: 'name', contacts: [m.id, n.id] },
    ]);
  });

  it('are shown for their strongest reason alone, unless a weaker one finds more', async () => {
    const same = { email: 'x@dup.example', phone: '+13605550142', address: '1 Main St' };
    const [a, b] = [await person({ ...same, ...at(1) }), await person({ ...same, ...at(2) })];
    expect(await groups()).toEqual([{ reason: 'email', contacts: [a.id, b.id] }]);
    const c = await person({ phone: '+13605550142', ...at(3) });
    expect(await groups()).toEqual([
      { reason: 'email', contacts: [a.id, b.id] },
      { reason: 'phone', contacts: [a.id, b.id, c.id] },
    ]);
  });

  it('are the oldest five of a group, and twenty groups to a page', async () => {
    const many = await Promise.all(
      [6, 5, 4, 3, 2, 1].map((n) => person({ email: 'many@dup.example', ...at(n) })),
    );
    expect((await groups())[0]?.contacts).toEqual(
      many
        .slice(1)
        .map(({ id }) => id)
        .reverse(),
    );
    for (let n = 0; n < 20; n += 1)
      for (const time of [1, 2]) await person({ email: `${n}@page.example`, ...at(n * 10 + time) });
    const [first, second] = [await groups(1), await groups(2)];
    expect([first.length, second.length]).toEqual([20, 1]);
    const beyond = await admin.gql('{ duplicateGroups(page: 99) { pagination { total } } }');
    expect(beyond.data.duplicateGroups.pagination.total).toBe(21);
    expect(new Set([...first, ...second].map(({ contacts }) => contacts[0])).size).toBe(21);
  });

  it('who was kept apart is none, until somebody joins or it is taken back', async () => {
    const [a, b] = [
      await person({ email: 'x@apart.example', ...at(1) }),
      await person({ email: 'x@apart.example', ...at(2) }),
    ];
    expect((await apart([a.id, b.id])).errors).toBeUndefined();
    expect((await apart([b.id, a.id])).data).toEqual({ keepContactsApart: true });
    expect(await groups()).toEqual([]);
    const c = await person({ email: 'x@apart.example', ...at(3) });
    expect(await groups()).toEqual([{ reason: 'email', contacts: [a.id, b.id, c.id] }]);
    await apart([a.id, c.id]);
    expect(await groups()).toEqual([{ reason: 'email', contacts: [b.id, c.id] }]);
    await merge(c, await present(b.id));
    expect(await groups()).toEqual([]);
    await apart([a.id, c.id], false);
    expect(await groups()).toEqual([{ reason: 'email', contacts: [a.id, c.id] }]);
  });

  it('keeping apart needs two contacts that are there', async () => {
    const a = await person();
    const code = (answer: Awaited<ReturnType<typeof apart>>) => answer.errors?.[0]?.extensions.code;
    expect(code(await apart([a.id, a.id]))).toBe('BAD_INPUT');
    expect(code(await apart([a.id, crypto.randomUUID()]))).toBe('NOT_FOUND');
    await api.addUser({ email: 'sales@apart.example', role: 'sales' });
    expect(code(await apart([a.id, a.id], true, await api.asUser('sales@apart.example')))).toBe('FORBIDDEN');
  });
});
