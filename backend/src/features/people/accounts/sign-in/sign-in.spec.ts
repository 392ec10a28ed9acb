import { demoPassword } from '../../../../seed/accounts.ts';
import { describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../../../testing/api.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const api = useApi();

const login = (email: unknown, password: unknown = demoPassword): Promise<Answer> =>
  api.rest('POST', '/api/auth/login', { email, password });
const refusal = {
  success: false,
  message: 'Invalid email or password.',
  code: 'INVALID_CREDENTIALS',
  requiresEmailVerification: false,
};

describe('signing in', () => {
  it('answers as designed, with the account and nothing more of it', async () => {
    const { status, body } = await login('admin@example.com');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/\w/),
      requiresEmailVerification: false,
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id: expect.any(String),
        name: 'Avery Morgan',
        email: 'admin@example.com',
        username: null,
        phone: null,
        role: 'admin',
        isEmailVerified: true,
        mustChangePassword: false,
        mustAddSecondFactor: false,
        createdAt: expect.any(String),
      },
    });
    const self = await api.withToken(String(body.accessToken)).rest('GET', '/api/auth/me');
    expect(self.status).toBe(200);
    expect(self.body).toEqual(body.user);
  });

  it('takes the address however it is written, or the username (A10)', async () => {
    for (const name of ['ADMIN@Example.com', '  admin@example.com '])
      expect((await login(name)).body.user?.email, name).toBe('admin@example.com');
    for (const name of ['contractor', 'CONTRACTOR', ' contractor ', 'contractor@example.com'])
      expect((await login(name)).body.user?.username, name).toBe('contractor');
    expect((await login('admin')).status).toBe(401);
  });

  it('answers wrong, unknown, without a password and disabled alike (A2)', async () => {
    await api.addUser({ email: 'invited@example.com', role: 'customer', passwordHash: null });
    await api.addUser({
      email: 'disabled@example.com',
      role: 'customer',
      passwordHash: await hashPassword(demoPassword),
      disabledAt: new Date(),
    });
    const answers = [
      await login('admin@example.com', 'Wrong-Password-1'),
      await login('nobody@example.com'),
      await login('nobody'),
      await login('invited@example.com'),
      await login('disabled@example.com'),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(refusal);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('speaks of verification only after the right password', async () => {
    await api.addUser({
      email: 'unverified@example.com',
      role: 'customer',
      passwordHash: await hashPassword(demoPassword),
      isEmailVerified: false,
    });
    expect(await login('unverified@example.com', 'Wrong-Password-1')).toMatchObject({
      status: 401,
      body: refusal,
    });
    const { status, body, headers } = await login('unverified@example.com');
    expect(status).toBe(403);
    expect(body).toEqual({
      success: false,
      message: expect.stringContaining('verify your email'),
      code: 'EMAIL_NOT_VERIFIED',
      requiresEmailVerification: true,
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('answers a broken request with the flags that clients read', async () => {
    expect(await api.rest('POST', '/api/auth/login', { email: 'admin@example.com' })).toMatchObject({
      status: 400,
      body: {
        success: false,
        requiresEmailVerification: false,
        code: 'BAD_INPUT',
        message: expect.stringMatching(/\w/),
      },
    });
  });

  it('takes as long for nobody as for somebody (A2)', async () => {
    const time = async (name: string): Promise<number> => {
      const started = performance.now();
      expect((await login(name, 'Wrong-Password-1')).status).toBe(401);
      return performance.now() - started;
    };
    await api.sql('delete from limits');
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      known.push(await time('customer@example.com'));
      unknown.push(await time(`nobody${round}@example.com`));
    }
    // The quickest of each shows the cost of the work; the others, the load of the machine. If no hash were computed for
    // unknown accounts, theirs would be a tenth.
    const [somebody, nobody] = [Math.min(...known), Math.min(...unknown)];
    expect(nobody).toBeGreaterThan(somebody / 3);
    expect(nobody).toBeLessThan(somebody * 3);
  });

  it('refuses after ten misses, the right password too, for a while and not for good (A3, A4)', async () => {
    await api.sql('delete from limits');
    const email = 'devops@example.com';
    for (let miss = 0; miss < 10; miss += 1)
      expect(
        (await login(miss % 2 ? email : ` ${email.toUpperCase()}`, `Wrong-${miss}`)).status,
        String(miss),
      ).toBe(401);
    const right = await login(email);
    expect(right.status).toBe(429);
    expect(right.body).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(right.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await login('agent@example.com')).status).toBe(200);
    await api.sql(
      "update limits set expire = (extract(epoch from now()) * 1000)::bigint - 1 where key like 'signInFrom%'",
    );
    expect((await login(email)).status).toBe(200);
    for (let again = 0; again < 15; again += 1)
      expect((await login(email)).status, 'signing in often is no miss').toBe(200);
  });

  it('counts parallel guesses singly (A5)', async () => {
    await api.sql('delete from limits');
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, guess) => login('factory@example.com', `Guess-${guess}`)),
    );
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 15]);
  });

  it('counts over both APIs together, each alias of a document as one (A5)', async () => {
    await api.sql('delete from limits');
    const guess = (count: number) =>
      api.gql(
        `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: signIn(email: "investor@example.com", password: "Guess-${index}") { accessToken }`).join(' ')} }`,
      );
    for (let miss = 0; miss < 5; miss += 1)
      expect((await login('investor@example.com', `Guess-${miss}`)).status).toBe(401);
    // The first failure ends a document of mutations that may not be null: what was not tried is not counted.
    const { errors = [] } = await guess(4);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(
      Array.from({ length: errors.length }, () => 'INVALID_CREDENTIALS'),
    );
    for (let miss = 5 + errors.length; miss < 10; miss += 1)
      expect((await login('investor@example.com', `Guess-${miss}`)).status).toBe(401);
    expect((await guess(1)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await login('investor@example.com')).status).toBe(429);
  });

  it('keeps neither address nor name in what it counts', async () => {
    const keys = (await api.sql('select key from limits')).map(({ key }) => String(key)).join();
    expect(keys).toMatch(/signIn/);
    expect(keys).not.toMatch(/example|127\.0|factory/);
  });
});
