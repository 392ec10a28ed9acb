import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { lastLink } from '../../../../testing/fixtures/mailed-links.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();
let passwordHash: string;
let admin: Caller;
let count = 0;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
  admin = await api.as('admin');
});
beforeEach(() => api.sql('delete from limits'));

const password = 'Correct-Horse-9';
type Answer = { errors?: { message: string; extensions: { code: string } }[] };
const code = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;
const insert = async (text: string, values: unknown[] = []): Promise<string> =>
  String((await api.sql<{ id: string }>(`${text} returning id`, values))[0]?.id);
const person = async (): Promise<{ id: string; email: string; caller: Caller }> => {
  const email = `person${(count += 1)}@held.example`;
  const id = await api.addUser({ email, role: 'customer', passwordHash });
  return { id, email, caller: await api.asUser(email) };
};
/** A buyer without an account, whose deal has a quote. @returns their address */
const buyer = async (): Promise<string> => {
  const email = `buyer${(count += 1)}@held.example`;
  const contact = await insert(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Bea', 'Buyer', $1, $1)",
    [email],
  );
  const deal = await insert(
    "insert into deals (stage, probability_percent, buyer_name, contact_id) values ('quoted', 60, 'Bea Buyer', $1)",
    [contact],
  );
  await insert(
    "insert into quotes (deal_id, status, lines, total_cents, terms, design_code, design_version) values ($1, 'draft', '[]', 1, '', '000000000000', 1)",
    [deal],
  );
  return email;
};
const ask = async (caller: Caller, email: string): Promise<string> => {
  const { errors } = await caller.gql(
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
    { email, password },
  );
  expect(errors).toBeUndefined();
  return (await lastLink(api, email)).token;
};
const verify = (caller: Caller, token: string) =>
  caller.gql('mutation ($token: String!) { verifyEmail(token: $token) { message } }', { token });
const heldOf = async (caller: Caller) =>
  (await caller.gql('{ heldEmailChange { email since } }')).data.heldEmailChange;
const waiting = async (): Promise<
  { id: string; who: string; title: string; detail: string; contactId: string }[]
> =>
  (await admin.gql('{ today { items { kind id who title detail contactId } } }')).data.today.items.filter(
    ({ kind }: { kind: string }) => kind === 'address',
  );
const answer = (how: 'confirm' | 'refuse', id: string, caller = admin) =>
  caller.gql(`mutation ($id: ID!) { ${how}EmailChange(id: $id) }`, { id });
const addressOf = async (id: string): Promise<string> =>
  String((await api.sql('select email from users where id = $1', [id]))[0]?.email);
const mailsTo = async (email: string, kind: string): Promise<string[]> =>
  (
    await api.sql<{ text: string }>(
      'select text from mails where to_address = $1 and kind = $2 order by created_at',
      [email, kind],
    )
  ).map(({ text }) => text);
/** Asks for the address of somebody with a sale, and confirms it. */
const requestHeld = async () => {
  const [asker, address] = [await person(), await buyer()];
  const token = await ask(asker.caller, address);
  expect(await verify(asker.caller, token)).toMatchObject({
    data: { verifyEmail: { message: accountSentences.emailChangePending } },
  });
  const row = (await waiting()).find(({ title }) => title === address);
  return { asker, address, token, id: row?.id ?? '', row };
};

describe('a change to the address of a contact with a sale', () => {
  it('waits for staff, gives nothing until then, and its link is spent', async () => {
    const { asker, address, token, row } = await requestHeld();
    expect(await addressOf(asker.id)).toBe(asker.email);
    expect(row).toMatchObject({
      who: 'Spec User',
      title: address,
      detail: asker.email,
      contactId: expect.any(String),
    });
    expect(await heldOf(asker.caller)).toEqual({ email: address, since: expect.any(String) });
    expect(code(await verify(asker.caller, token))).toBe('LINK_USED');
    expect(
      await api.sql('select action from audit_entries where object = $1 order by id desc limit 1', [
        `user:${asker.id}`,
      ]),
    ).toEqual([{ action: 'email.change-held' }]);
  });

  it('is told to nobody before the mailbox is proved: the answer and the account look as for any other address (A1)', async () => {
    const outcomes = [];
    for (const wanted of [`free${(count += 1)}@held.example`, await buyer()]) {
      const { caller } = await person();
      const { status, data } = await caller.gql(
        'mutation ($email: String!, $password: String!) { changeEmail(email: $email, currentPassword: $password) { message } }',
        { email: wanted, password },
      );
      outcomes.push([status, data, await heldOf(caller)]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.at(-1)).toBeNull();
  });

  it('is given by staff, which is audited; both mailboxes are told', async () => {
    const { asker, address, id } = await requestHeld();
    expect((await answer('confirm', id)).data).toEqual({ confirmEmailChange: id });
    expect(await addressOf(asker.id)).toBe(address);
    expect(await heldOf(asker.caller)).toBeNull();
    expect((await waiting()).some((row) => row.id === id)).toBe(false);
    expect(await mailsTo(address, 'email_change_answered')).toEqual([
      expect.stringContaining('our office has confirmed your new address'),
    ]);
    expect((await mailsTo(asker.email, 'security_notice')).at(-1)).toContain(
      'with another address from now on',
    );
    expect(
      await api.sql(
        'select action, actor_id is not null as acted from audit_entries where object = $1 order by id desc limit 1',
        [`user:${asker.id}`],
      ),
    ).toEqual([{ action: 'user.confirm-email', acted: true }]);
  });

  it('is refused by staff: the account keeps its address, and its owner is told', async () => {
    const { asker, address, token, id } = await requestHeld();
    expect((await answer('refuse', id)).data).toEqual({ refuseEmailChange: id });
    expect(await addressOf(asker.id)).toBe(asker.email);
    expect(await heldOf(asker.caller)).toBeNull();
    expect(await mailsTo(asker.email, 'email_change_answered')).toEqual([
      expect.stringContaining('could not confirm your new address'),
    ]);
    expect(await mailsTo(address, 'email_change_answered')).toEqual([]);
    expect(code(await verify(asker.caller, token))).toBe('LINK_USED');
    expect(code(await answer('confirm', id))).toBe('NOT_FOUND');
  });

  it('is answered once, also by two at once', async () => {
    const { id } = await requestHeld();
    const answers = await Promise.all([answer('confirm', id), answer('refuse', id), answer('confirm', id)]);
    expect(answers.map(code).toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined]);
  });

  it('is answered by staff alone', async () => {
    const { asker, id } = await requestHeld();
    for (const caller of [asker.caller, await api.as('agent')])
      expect(code(await answer('confirm', id, caller))).toBe('FORBIDDEN');
    expect(code(await answer('confirm', 'nonsense'))).toBe('NOT_FOUND');
    expect(await addressOf(asker.id)).toBe(asker.email);
  });

  it('cannot be given once another account has the address; it still can be refused', async () => {
    const { asker, address, id } = await requestHeld();
    await api.addUser({ email: address, role: 'customer', passwordHash });
    expect(code(await answer('confirm', id))).toBe('CONFLICT');
    expect(await addressOf(asker.id)).toBe(asker.email);
    expect(await heldOf(asker.caller)).toMatchObject({ email: address });
    expect(code(await answer('refuse', id))).toBeUndefined();
  });

  it.each<[string, (asker: { id: string; caller: Caller }) => Promise<Answer>]>([
    [
      'the account is disabled',
      ({ id }) => admin.gql('mutation ($id: ID!) { disableUser(id: $id) { id } }', { id }),
    ],
    ['the account is removed', ({ id }) => admin.gql('mutation ($id: ID!) { removeUser(id: $id) }', { id })],
    [
      'the password is changed',
      ({ caller }) =>
        caller.gql(
          'mutation ($old: String!) { changePassword(currentPassword: $old, newPassword: "Brand-New-Word-1") { message } }',
          {
            old: password,
          },
        ),
    ],
    [
      'another address is asked for, taken or not',
      ({ caller }) =>
        caller.gql(
          'mutation ($password: String!) { changeEmail(email: "admin@example.com", currentPassword: $password) { message } }',
          {
            password,
          },
        ),
    ],
  ])('waits no longer once %s', async (_what, work) => {
    const { asker, id } = await requestHeld();
    expect((await work(asker)).errors).toBeUndefined();
    expect((await waiting()).some((row) => row.id === id)).toBe(false);
    expect(code(await answer('confirm', id))).toBe('NOT_FOUND');
  });

  it('does not expire while it waits', async () => {
    const { asker, address, id } = await requestHeld();
    await api.sql("update account_links set expires_at = now() - interval '30 days' where id = $1", [id]);
    expect(await heldOf(asker.caller)).toMatchObject({ email: address });
    expect(code(await answer('confirm', id))).toBeUndefined();
  });
});

it('an account that has a sale itself moves to an address without one at once', async () => {
  const address = await buyer();
  const id = await api.addUser({ email: address, role: 'customer', passwordHash });
  const caller = await api.asUser(address);
  const wanted = `moved${(count += 1)}@held.example`;
  expect(await verify(caller, await ask(caller, wanted))).toMatchObject({
    data: { verifyEmail: { message: accountSentences.emailChanged } },
  });
  expect(await addressOf(id)).toBe(wanted);
});
