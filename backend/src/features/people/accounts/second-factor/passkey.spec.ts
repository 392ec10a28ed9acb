import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../../../testing/api.ts';
import {
  addAuthenticator,
  addPasskey,
  login,
  secondStep,
} from '../../../../testing/fixtures/second-factors.ts';
import { createSoftwarePasskey } from '../../../../testing/fixtures/software-passkey.ts';
import { passkeysAvailable } from './passkey.ts';

const origin = 'https://homes.example';
const email = 'customer@example.com';

it('needs a site with a domain name', () => {
  expect(['http://localhost:4000', origin].map((publicUrl) => passkeysAvailable({ publicUrl }))).toEqual([
    true,
    true,
  ]);
  expect(
    ['http://127.0.0.1:4000', 'http://[::1]:4000'].map((publicUrl) => passkeysAvailable({ publicUrl })),
  ).toEqual([false, false]);
});

describe('a passkey', () => {
  const api = useApi({ publicUrl: origin });
  let passkey: ReturnType<typeof createSoftwarePasskey>;

  beforeEach(async () => {
    api.clock.reset();
    for (const table of ['limits', 'second_factors', 'recovery_codes', 'mails'])
      await api.sql(`delete from ${table}`);
    passkey = createSoftwarePasskey({ origin });
  });

  const start = async (): Promise<{ challenge: string }> =>
    (await api.rest('POST', '/api/auth/passkey/start', {})).body.passkey;
  const signIn = (answer: unknown): Promise<Answer> =>
    api.rest('POST', '/api/auth/passkey', { passkey: answer });

  it('is added with recovery codes, told by mail, and signs in by itself', async () => {
    const { data } = await addPasskey(await api.as('customer'), passkey);
    expect(data.addPasskey).toEqual({
      recoveryCodes: expect.toSatisfy((codes: string[]) => codes.length === 10),
      secondFactors: {
        factors: [{ id: expect.any(String), kind: 'passkey', name: 'My laptop' }],
        recoveryCodesLeft: 10,
      },
    });
    expect(await api.sql("select from mails where text like '%a passkey was added%'")).toHaveLength(1);
    const { status, body } = await signIn(passkey.get(await start()));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { email } });
    expect((await api.withToken(body.accessToken).rest('GET', '/api/auth/me')).status).toBe(200);
  });

  it('signs in over GraphQL as well', async () => {
    await addPasskey(await api.as('customer'), passkey);
    const { data } = await api.gql('mutation { startPasskeySignIn }');
    const answer = await api.gql(
      'mutation ($passkey: JSONObject!) { signInWithPasskey(passkey: $passkey) { user { email } } }',
      { passkey: passkey.get(data.startPasskeySignIn) },
    );
    expect(answer.data.signInWithPasskey.user.email).toBe(email);
  });

  it('is the second step after the password', async () => {
    await addPasskey(await api.as('customer'), passkey);
    const { secondFactor } = (await login(api, email)).body;
    expect(secondFactor).toMatchObject({
      methods: ['passkey', 'recovery_code'],
      passkey: { rpId: 'homes.example', allowCredentials: [{ id: passkey.id }] },
    });
    const { challenge } = secondFactor;
    const done = await secondStep(api, { challenge, passkey: passkey.get(secondFactor.passkey) });
    expect(done.status).toBe(200);
  });

  it('answers a challenge once, for five minutes to the millisecond', async () => {
    await addPasskey(await api.as('customer'), passkey);
    const question = await start();
    expect((await signIn(passkey.get(question))).status).toBe(200);
    expect((await signIn(passkey.get(question))).status).toBe(410);

    const issued = new Date();
    api.clock.set(issued);
    const [one, two] = [await start(), await start()];
    api.clock.set(new Date(issued.getTime() + 300_000 - 1));
    expect((await signIn(passkey.get(one))).status).toBe(200);
    api.clock.set(new Date(issued.getTime() + 300_000));
    expect((await signIn(passkey.get(two))).status).toBe(410);
  });

  it('is refused if its counter has not moved on: it may be a copy', async () => {
    await addPasskey(await api.as('customer'), passkey);
    passkey.setCounter(5);
    expect((await signIn(passkey.get(await start()))).status).toBe(200);
    passkey.setCounter(5);
    const copied = await signIn(passkey.get(await start()));
    expect([copied.status, copied.body.message]).toEqual([
      401,
      'This passkey does not belong to an account here.',
    ]);
  });

  it.each([
    ['made for another site', { origin: 'https://homes.example.evil.test' }],
    ['used by somebody whom its device has not verified', { origin, verifies: false }],
  ])('is not added if it was %s', async (_what, options) => {
    const { errors } = await addPasskey(await api.as('customer'), createSoftwarePasskey(options));
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(await api.sql('select from second_factors')).toEqual([]);
  });

  it('is refused if it is unknown, changed, of a disabled account, or asked for another purpose', async () => {
    await addPasskey(await api.as('customer'), passkey);
    const stranger = createSoftwarePasskey({ origin });
    expect((await signIn(stranger.get(await start()))).status).toBe(401);

    const changed = passkey.get(await start());
    const forged = stranger.get(await start()).response.signature;
    expect((await signIn({ ...changed, response: { ...changed.response, signature: forged } })).status).toBe(
      401,
    );

    const question = await (await api.as('customer')).rest('GET', '/api/auth/identity');
    expect((await signIn(passkey.get(question.body.passkey))).status).toBe(410);

    await api.sql('update users set disabled_at = now() where email = $1', [email]);
    expect((await signIn(passkey.get(await start()))).status).toBe(401);
    await api.sql('update users set disabled_at = null where email = $1', [email]);
  });

  it('of somebody else is no second step', async () => {
    await addPasskey(await api.as('customer'), passkey);
    const other = createSoftwarePasskey({ origin });
    await addPasskey(await api.as('contractor'), other);
    const { secondFactor } = (await login(api, email)).body;
    const { challenge } = secondFactor;
    expect((await secondStep(api, { challenge, passkey: other.get(secondFactor.passkey) })).status).toBe(401);
  });

  it('belongs to one account only, and there are at most ten', async () => {
    const caller = await api.as('customer');
    await addPasskey(caller, passkey);
    const again = await addPasskey(await api.as('contractor'), passkey);
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (let n = 2; n <= 10; n += 1)
      expect((await addPasskey(caller, createSoftwarePasskey({ origin }))).errors).toBeUndefined();
    const { errors } = await caller.gql('mutation { startPasskey }');
    expect(errors?.[0]?.message).toBe('You have ten passkeys. Remove one first.');
  });
});

describe('the second factors of an account', () => {
  const api = useApi({ publicUrl: origin });
  const list =
    '{ secondFactors { factors { id kind lastUsedAt } recoveryCodesLeft isRequired passkeysAvailable } }';
  const remove = 'mutation ($id: ID!) { removeSecondFactor(id: $id) { factors { id } recoveryCodesLeft } }';

  beforeEach(async () => {
    api.clock.reset();
    for (const table of ['limits', 'second_factors', 'recovery_codes', 'settings'])
      await api.sql(`delete from ${table}`);
  });

  it('are listed, renewed and removed by their owner; the last one takes the recovery codes along', async () => {
    const caller = await api.as('customer');
    await addPasskey(caller, createSoftwarePasskey({ origin }));
    const app = await addAuthenticator(caller, api.clock.now());
    expect(app.uri).toBe(
      `otpauth://totp/Hearthline%20Homes:customer%40example.com?issuer=Hearthline%20Homes&secret=${app.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(app.answer.data.addAuthenticator.recoveryCodes).toEqual([]);
    const another = await caller.gql('mutation { startAuthenticator { secret } }');
    expect(another.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { data } = await caller.gql(list);
    expect(data.secondFactors).toMatchObject({
      factors: [
        { kind: 'passkey', lastUsedAt: null },
        { kind: 'authenticator', lastUsedAt: null },
      ],
      recoveryCodesLeft: 10,
      isRequired: false,
      passkeysAvailable: true,
    });
    const renewed = await caller.gql('mutation { renewRecoveryCodes }');
    expect(renewed.data.renewRecoveryCodes).toHaveLength(10);
    const [first, second] = data.secondFactors.factors.map(({ id }: { id: string }) => id);
    expect((await (await api.as('contractor')).gql(remove, { id: first })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    const one = await caller.gql(remove, { id: first });
    expect(one.data.removeSecondFactor).toEqual({ factors: [{ id: second }], recoveryCodesLeft: 10 });
    const none = await caller.gql(remove, { id: second });
    expect(none.data.removeSecondFactor).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await login(api, email)).status).toBe(200);
    expect((await caller.gql('mutation { renewRecoveryCodes }')).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
  });

  it('are required of staff by a setting, from their next request on; others are not concerned', async () => {
    const require = 'mutation ($required: Boolean!) { requireStaffSecondFactor(required: $required) }';
    const admin = await api.as('admin');
    const alone = await admin.gql(require, { required: true });
    expect(alone.errors?.[0]?.message).toBe('Set up a second factor for your own account first.');
    await addPasskey(admin, createSoftwarePasskey({ origin }));
    await api.addUser({ email: 'second.admin@example.com', role: 'admin' });
    const colleague = await api.asUser('second.admin@example.com');
    expect((await colleague.gql('{ users { pagination { total } } }')).errors).toBeUndefined();
    expect((await admin.gql(require, { required: true })).data.requireStaffSecondFactor).toBe(true);

    expect((await admin.gql('{ users { pagination { total } } }')).errors).toBeUndefined();
    const refused = await colleague.gql('{ users { pagination { total } } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_MISSING');
    expect((await colleague.rest('GET', '/api/auth/me')).body.mustAddSecondFactor).toBe(true);
    expect((await (await api.as('customer')).rest('GET', '/api/auth/me')).body.mustAddSecondFactor).toBe(
      false,
    );

    await addAuthenticator(colleague, api.clock.now());
    expect((await colleague.gql('{ users { pagination { total } } }')).errors).toBeUndefined();
    const { data } = await colleague.gql(list);
    const last = await colleague.gql(remove, { id: data.secondFactors.factors[0].id });
    expect(last.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are told at the sign-in of staff who lack one', async () => {
    await api.sql("insert into settings (key, value) values ('staffSecondFactor', 'true')");
    expect((await login(api, 'admin@example.com')).body.user.mustAddSecondFactor).toBe(true);
    expect((await login(api, email)).body.user.mustAddSecondFactor).toBe(false);
  });

  it('can be removed by an admin for somebody who has lost them: audited, mailed, signed out', async () => {
    const caller = await api.as('customer');
    await addPasskey(caller, createSoftwarePasskey({ origin }));
    const admin = await api.as('admin');
    const [user] = await api.sql<{ id: string }>('select id from users where email = $1', [email]);
    const reset = () =>
      admin.gql('mutation ($id: ID!) { resetSecondFactors(id: $id) { hasSecondFactor } }', { id: user?.id });
    expect((await reset()).data.resetSecondFactors.hasSecondFactor).toBe(false);
    expect((await login(api, email)).status).toBe(200);
    expect((await caller.rest('GET', '/api/auth/me')).status).toBe(401);
    expect(await api.sql('select from recovery_codes')).toEqual([]);
    expect(await api.sql("select from audit_entries where action = 'user.reset-second-factor'")).toHaveLength(
      1,
    );
    expect(
      await api.sql("select from mails where to_address = $1 and text like '%removed all second factors%'", [
        email,
      ]),
    ).toHaveLength(1);
    expect((await reset()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
