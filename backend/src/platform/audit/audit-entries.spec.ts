import { beforeEach, describe, expect, it } from 'vitest';
import { sealAudit } from '../../features/office/audit/seal-chain.ts';
import { useApi } from '../../testing/api.ts';

const api = useApi();
beforeEach(() => api.sql('delete from limits'));

const since = async (moment: Date) =>
  api.sql(
    'select action, object, result, actor_id, request_id from audit_entries where created_at >= $1 order by created_at, id',
    [moment],
  );
const login = (password: string) =>
  api.rest('POST', '/api/auth/login', { email: 'customer@example.com', password });

describe('the record', () => {
  it('has one line for each sign-in, refusal and denied access (L1)', async () => {
    const begun = new Date();
    await login('Wrong-Guess-1');
    await login('DareToCompare1');
    const customer = await api.as('customer');
    await customer.gql('{ contacts { pagination { total } } }');
    await customer.rest('GET', '/api/contacts');
    // Refusals are written when their minute is over.
    await api.sql("update audit_refusals set minute = minute - interval '2 minutes'");
    await sealAudit(api.app.systemContext());
    const lines = await since(begun);
    expect(lines.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'sign-in INVALID_CREDENTIALS',
      'sign-in done',
      'sign-in done',
      'access FORBIDDEN',
      'access FORBIDDEN',
    ]);
    expect(lines.every(({ request_id }) => String(request_id).length === 36)).toBe(true);
  });

  it('notes the moment an account is locked', async () => {
    const begun = new Date();
    for (let time = 0; time < 12; time += 1) await login('Wrong-Guess-1');
    const lines = await since(begun);
    expect(lines.filter(({ action }) => action === 'sign-in.locked')).toHaveLength(1);
  });

  it('stands and falls with the change it is about (L2)', async () => {
    const context = api.app.systemContext();
    const begun = new Date();
    const { audit } = await import('./audit.ts');
    await expect(
      context.transaction(async (trx) => {
        await audit(context, trx, { action: 'never' });
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect(await since(begun)).toEqual([]);
  });

  it('cannot be changed or deleted, by the server or by the owner of the tables', async () => {
    await login('Wrong-Guess-1');
    await expect(api.database.pool.query("update audit_entries set result = 'done'")).rejects.toThrow(
      /permission denied/,
    );
    await expect(api.database.pool.query('delete from audit_entries')).rejects.toThrow(/permission denied/);
    await expect(api.sql('delete from audit_entries')).rejects.toThrow(/only ever added to/);
    await expect(api.sql('truncate audit_entries')).rejects.toThrow(/only ever added to/);
    await expect(api.sql("update audit_entries set result = 'done'")).rejects.toThrow(/only ever added to/);
  });

  it('keeps nothing that somebody typed', async () => {
    await login('A-Secret-Guess-9');
    expect(JSON.stringify(await api.sql('select * from audit_entries'))).not.toMatch(
      /A-Secret-Guess-9|customer@example\.com/,
    );
  });
});
