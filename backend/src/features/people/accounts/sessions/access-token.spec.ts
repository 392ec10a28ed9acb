import { createHmac, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, type JWTHeaderParameters } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../seed/accounts.ts';
import { specKey, useApi } from '../../../../testing/api.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';

const api = useApi();
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let valid = '';
let claims: Record<string, unknown> = {};
let refreshToken = '';
beforeAll(async () => {
  const { body, headers } = await api.rest('POST', '/api/auth/login', {
    email: 'admin@example.com',
    password: demoPassword,
  });
  valid = String(body.accessToken);
  claims = decodeJwt(valid);
  refreshToken = /=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? '';
});

/** A token signed by hand, with any header: libraries refuse to make most of these. */
const handmade = (
  header: object,
  payload: object,
  key: Buffer | string = specKey,
  hash = 'sha256',
): string => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};

const withKeyPair = (header: JWTHeaderParameters): Promise<string> =>
  new SignJWT(claims).setProtectedHeader(header).sign(createPrivateKey(privateKey));

const expectRefused = async (token: string, name: string): Promise<void> => {
  const caller = api.withToken(token);
  expect((await caller.rest('GET', '/api/auth/me')).status, name).toBe(401);
  expect((await caller.rest('GET', '/api/contacts')).status, name).toBe(401);
  expect((await caller.gql('{ viewer { id } }')).errors?.[0]?.extensions.code, name).toBe('UNAUTHENTICATED');
};

describe('an access token', () => {
  it('is good for fifteen minutes of one session, and says no more than whose it is (B1)', async () => {
    expect((await api.withToken(valid).rest('GET', '/api/auth/me')).status).toBe(200);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    expect(Object.keys(claims).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'kind',
      'nbf',
      'sid',
      'sub',
    ]);
    api.clock.set(new Date((Number(claims.iat) + 899) * 1000));
    expect((await api.withToken(valid).rest('GET', '/api/auth/me')).status).toBe(200);
    api.clock.set(new Date((Number(claims.iat) + 901) * 1000));
    await expectRefused(valid, 'expired');
    api.clock.reset();
  });

  it('is refused with any other signature or header (B2)', async () => {
    const [header = '', payload = '', signature = ''] = valid.split('.');
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    const forged: Record<string, string> = {
      'a blank signature': `${header}.${payload}.`,
      'no signature': `${header}.${payload}`,
      'a signature of zeros': `${header}.${payload}.${Buffer.alloc(32).toString('base64url')}`,
      'one bit off': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'the signature of another token': `${header}.${encode({ ...claims, sub: 'other' })}.${signature}`,
      'another key': handmade(hs256, claims, Buffer.alloc(32, 8)),
      'an empty key': handmade(hs256, claims, ''),
      'the right key for another algorithm': handmade(
        { alg: 'HS512', typ: 'JWT' },
        claims,
        specKey,
        'sha512',
      ),
      HS384: handmade({ alg: 'HS384', typ: 'JWT' }, claims, specKey, 'sha384'),
      'a public key as a secret': handmade(hs256, claims, publicKey),
      RS256: await withKeyPair({ alg: 'RS256' }),
      'RS256 with its key in the header': await withKeyPair({
        alg: 'RS256',
        jwk: { kty: 'RSA' },
        jku: 'https://evil.test/keys',
        x5u: 'https://evil.test/x',
      }),
      'a key from a file': handmade({ ...hs256, kid: '../../../../dev/null' }, claims, ''),
      'a key from a query': handmade({ ...hs256, kid: "x' union select 'k' --" }, claims, 'k'),
      'an algorithm in a list': handmade({ alg: ['HS256'] }, claims),
      'no header': `.${payload}.${signature}`,
      nonsense: 'a.b.c',
      'a refresh token': refreshToken,
    };
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
      forged[`alg ${String(alg)}`] = `${encode({ alg, typ: 'JWT' })}.${payload}.`;
      forged[`alg ${String(alg)} with a signature`] = handmade({ alg, typ: 'JWT' }, claims);
    }
    for (const [name, token] of Object.entries(forged)) await expectRefused(token, name);
  });

  it('is refused with any claim missing, wrong or of another kind, even if it is signed rightly (B4)', async () => {
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    expect((await api.withToken(handmade(hs256, claims)).rest('GET', '/api/auth/me')).status).toBe(200);
    const now = Math.floor(Date.now() / 1000);
    const [other] = await api.sql("select id from users where email = 'customer@example.com'");
    const wrong: Record<string, object> = {
      'another issuer': { iss: 'other' },
      'no issuer': { iss: undefined },
      'another audience': { aud: 'other' },
      'no audience': { aud: undefined },
      'no end': { exp: undefined },
      'an end in the past': { exp: now - 1 },
      'an end that is no number': { exp: 'never' },
      'a start in the future': { nbf: now + 60 },
      'a start that is no number': { nbf: 'now' },
      'no kind': { kind: undefined },
      'no session': { sid: undefined },
      'a list of sessions': { sid: [claims.sid] },
      'an unknown session': { sid: '01890a5d-0000-7000-8000-000000000000' },
      'a session that is no id': { sid: 'x' },
      nobody: { sub: undefined },
      "somebody else with one's own session": { sub: other?.id },
      'a person that is no id': { sub: "' or true --" },
      'kind refresh': { kind: 'refresh' },
      'kind reset': { kind: 'reset' },
      'kind verify': { kind: 'verify' },
      'kind Access': { kind: 'Access' },
    };
    for (const [name, change] of Object.entries(wrong))
      await expectRefused(handmade(hs256, { ...claims, ...change }), name);
  });

  it('is taken from the bearer header only, in one form only', async () => {
    const ask = async (headers: Record<string, string>, search = ''): Promise<number> =>
      (await api.rest('GET', `/api/auth/me${search}`, undefined, headers)).status;
    expect(await ask({ authorization: `bearer ${valid}` })).toBe(200);
    for (const authorization of [
      valid,
      `Basic ${valid}`,
      `Bearer  ${valid}`,
      `Bearer ${valid} x`,
      `Bearer ${valid},Bearer ${valid}`,
      `Bearer "${valid}"`,
      'Bearer',
      `Bearer ${'a'.repeat(10_000)}`,
      `Bearer ${'a.'.repeat(2000)}`,
    ]) {
      expect(await ask({ authorization }), authorization.slice(0, 20)).toBe(401);
    }
    expect(await ask({ cookie: `accessToken=${valid}` })).toBe(401);
    expect(await ask({}, `?access_token=${valid}&accessToken=${valid}&token=${valid}`)).toBe(401);
  });

  it('of one key is worthless for another purpose (B4)', async () => {
    const session = {
      userId: '01890a5d-0000-7000-8000-000000000001',
      sessionId: '01890a5d-0000-7000-8000-000000000002',
    };
    const token = await signAccessToken(specKey, session, Date.now());
    expect(await readAccessToken(specKey, token, Date.now())).toMatchObject(session);
    expect(await readAccessToken(Buffer.alloc(32, 9), token, Date.now())).toBeNull();
  });
});
