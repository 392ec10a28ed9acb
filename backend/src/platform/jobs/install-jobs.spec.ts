import { expect, it } from 'vitest';
import { createDatabase } from '../../testing/spec-database.ts';
import { createLog } from '../log.ts';
import { defineJob } from './job-queue.ts';
import { installJobs, openBoss } from './job-runner.ts';

it('a queue gets the options of this version, whether it is new, changed or as it was', async () => {
  const database = await createDatabase();
  const boss = openBoss(database.ownerUrl, createLog('silent'));
  await boss.start();
  const limits = async () =>
    (await boss.getQueues(['spec.one', 'spec.two'])).map(({ name, retryLimit }) => [name, retryLimit]).sort();
  try {
    await installJobs(database.ownerUrl, [defineJob('spec.one', { retryLimit: 3 })], null);
    expect(await limits()).toEqual([['spec.one', 3]]);
    for (let start = 0; start < 2; start += 1) {
      await installJobs(
        database.ownerUrl,
        [defineJob('spec.one', { retryLimit: 4 }), defineJob('spec.two', { retryLimit: 5 })],
        null,
      );
      expect(await limits()).toEqual([
        ['spec.one', 4],
        ['spec.two', 5],
      ]);
    }
  } finally {
    await boss.stop({ graceful: false });
    database.drop();
  }
});
