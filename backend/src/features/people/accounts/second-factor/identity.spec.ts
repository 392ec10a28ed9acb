import { permissions, type Action } from '@hearthline/rules/permissions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addAuthenticator, addPasskey, codeOf } from '../../../../testing/fixtures/second-factors.ts';
import { createSoftwarePasskey } from '../../../../testing/fixtures/software-passkey.ts';

const origin = 'https://homes.example';
const api = useApi({ publicUrl: origin });
const start = new Date('2027-03-01T09:00:00Z').getTime();
const tenMinutes = 600_000;
const at = (ms: number): void => api.clock.set(new Date(start + ms));

let admin: Caller;
beforeEach(async () => {
  for (const table of ['limits', 'second_factors', 'recovery_codes']) await api.sql(`delete from ${table}`);
  at(0);
  admin = await api.as('admin');
});

const exported = (): ReturnType<Caller['rest']> => admin.rest('GET', '/api/contacts/export');
const invite = () =>
  admin.gql(
    'mutation { inviteUser(input: { name: "Ada Byron", email: "ada@example.com", role: admin }) { id } }',
  );

it('is asked for where data or money leaves, something is voided or won, staff come and factors change', () => {
  const sensitiveActions = (Object.keys(permissions) as Action[]).filter(
    (action) => 'freshProof' in permissions[action],
  );
  expect(sensitiveActions).toEqual(
    expect.arrayContaining([
      'agreement:void',
      'payment:void',
      'payment:refund',
      'deal:win',
      'user:invite',
      'user:set-role',
      'user:reset-second-factor',
      'second-factor:change',
      'setting:require-second-factor',
    ]),
  );
  const exports = (Object.keys(permissions) as Action[]).filter((action) => action.endsWith(':export'));
  expect(exports.length).toBeGreaterThan(8);
  expect(sensitiveActions).toEqual(expect.arrayContaining(exports));
});

describe('a sign-in', () => {
  it('proves it for ten minutes, to the millisecond, over both APIs', async () => {
    at(tenMinutes - 1);
    expect((await exported()).status).toBe(200);
    at(tenMinutes);
    const refused = await exported();
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Please confirm that it is you to continue.');
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_user_authentication", max_age=600',
    );
    const { errors } = await invite();
    expect(errors?.[0]?.extensions.code).toBe('PROOF_REQUIRED');
    expect(await api.sql("select from users where email = 'ada@example.com'")).toEqual([]);
    expect((await admin.rest('GET', '/api/contacts')).status).toBe(200);
  });

  it('of an earlier version, which has not noted it, is as old as its session', async () => {
    await api.sql('update sessions set proved_at = null, created_at = $1', [new Date(start)]);
    at(tenMinutes - 1);
    expect((await exported()).status).toBe(200);
    at(tenMinutes);
    expect((await exported()).status).toBe(403);
  });
});

describe('after ten minutes it is proved again', () => {
  beforeEach(() => at(tenMinutes));
  const prove = (proof: object) => admin.rest('POST', '/api/auth/identity', proof);

  it('with the password, for this session and ten minutes to the millisecond', async () => {
    at(0);
    const other = await api.as('admin');
    at(tenMinutes / 2 - 1000);
    expect((await prove({ password: demoPassword })).body).toEqual({ message: 'Thank you. Please go on.' });
    at(tenMinutes);
    expect((await other.rest('GET', '/api/contacts/export')).status).toBe(403);
    at(tenMinutes * 1.5 - 1001);
    expect((await exported()).status).toBe(200);
    at(tenMinutes * 1.5 - 1000);
    expect((await exported()).status).toBe(403);
  });

  it('and not with a wrong one, ten of which are refused for a while', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { status, body } = await prove({ password: 'Wrong-Password-1' });
      expect([status, body.fieldErrors]).toEqual([400, { password: 'The current password is not right.' }]);
    }
    expect((await prove({ password: demoPassword })).status).toBe(429);
    expect((await exported()).status).toBe(403);
  });

  it('with a code of the authenticator, once, and with no recovery code', async () => {
    at(0);
    const { secret, answer } = await addAuthenticator(admin, api.clock.now());
    at(tenMinutes);
    const [recovery] = answer.data.addAuthenticator.recoveryCodes;
    expect((await prove({ code: recovery })).body.fieldErrors).toEqual({
      code: 'This code is not right. Each code works once.',
    });
    const { data } = await admin.gql('{ identityQuestion { methods passkey } }');
    expect(data.identityQuestion).toEqual({ methods: ['authenticator', 'password'], passkey: null });
    const code = codeOf(secret, api.clock.now());
    const proved = await admin.gql('mutation ($code: String) { confirmIdentity(code: $code) { message } }', {
      code,
    });
    expect(proved.errors).toBeUndefined();
    expect((await exported()).status).toBe(200);
    expect((await prove({ code })).status).toBe(400);
  });

  it('with a passkey, which answers this question only', async () => {
    at(0);
    const passkey = createSoftwarePasskey({ origin });
    await addPasskey(admin, passkey);
    at(tenMinutes);
    const { data } = await api.gql('mutation { startPasskeySignIn }');
    expect((await prove({ passkey: passkey.get(data.startPasskeySignIn) })).status).toBe(410);
    const question = await admin.rest('GET', '/api/auth/identity');
    expect(question.body.methods).toEqual(['passkey', 'password']);
    const answer = passkey.get(question.body.passkey);
    expect((await prove({ passkey: answer })).status).toBe(200);
    expect((await exported()).status).toBe(200);
    expect((await prove({ passkey: answer })).status).not.toBe(200);
  });

  it.each([{}, { password: demoPassword, code: '123456' }, { password: '' }])(
    'not with %j',
    async (proof) => {
      expect((await prove(proof)).status).toBe(400);
    },
  );

  it('and is asked for by a refund and by a new role, but not by a payment or a new name', async () => {
    const record = (kind: string) =>
      admin.gql(
        'mutation ($input: PaymentInput!) { recordPayment(dealId: "01890a5d-0000-7000-8000-000000000000", input: $input) { id } }',
        { input: { kind, method: 'check', amountCents: 100, receivedOn: '2027-02-01' } },
        { 'idempotency-key': kind },
      );
    expect((await record('refund')).errors?.[0]?.extensions.code).toBe('PROOF_REQUIRED');
    expect((await record('deposit')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');

    const [user] = await api.sql("select id, version, name from users where email = 'customer@example.com'");
    const update = (values: object) =>
      admin.gql(
        'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { version } }',
        {
          id: user?.id,
          input: { name: user?.name, role: 'customer', version: user?.version, ...values },
        },
      );
    expect((await update({ role: 'admin' })).errors?.[0]?.extensions.code).toBe('PROOF_REQUIRED');
    expect((await update({ name: 'Casey Nguyen' })).errors).toBeUndefined();
  });

  it('and is audited', async () => {
    await prove({ password: demoPassword });
    expect(
      await api.sql(
        "select details from audit_entries where action = 'session.confirm' order by id desc limit 1",
      ),
    ).toEqual([{ details: { method: 'password' } }]);
  });
});
