import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { takeLocks, takeLocksOf, tryLock } from './advisory-locks.ts';

const api = useApi();
const source = join(import.meta.dirname, '../..');

describe('advisory locks', () => {
  it('are taken through the register only, and in migrations', () => {
    const others = globSync('**/*.ts', { cwd: source })
      .filter((file) => !/^migrations\/|^testing\/|\.spec\.ts$|locks\/advisory-locks\.ts$/.test(file))
      .filter((file) => /pg_(try_)?advisory/.test(readFileSync(join(source, file), 'utf8')));
    // A connection of its own, which holds the lock beyond transactions.
    expect(others).toEqual(['platform/migration/migrate.ts']);
  });

  it('keep others out until the end of the transaction, each value by itself', async () => {
    const context = api.app.systemContext();
    await context.transaction(async (trx) => {
      await takeLocks(trx, 'settings', { shared: 'duty' }, ['contractor', 'a'], ['uploads', 'b']);
      await takeLocksOf(trx, 'address of a contact', ['z@locks.example', 'a@locks.example']);
      expect(await tryLock(trx, 'idempotency key', 'mine')).toBe(true);
      await context.transaction(async (other) => {
        const tried = await Promise.all([
          tryLock(other, 'contractor', 'a'),
          tryLock(other, 'contractor', 'b'),
          tryLock(other, 'uploads', 'b'),
          tryLock(other, 'address of a contact', 'a@locks.example'),
          tryLock(other, 'idempotency key', 'mine'),
        ]);
        expect(tried).toEqual([false, true, false, false, false]);
        await takeLocks(other, { shared: 'duty' });
      });
    });
    await context.transaction(async (trx) => {
      expect(await tryLock(trx, 'contractor', 'a')).toBe(true);
      expect(await tryLock(trx, 'idempotency key', 'mine')).toBe(true);
    });
  });
});
