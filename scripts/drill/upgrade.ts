import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_PROGRAM } from '../launch/server-program.mjs';
import { addContacts, createEmpty, openOwner } from './database.ts';
import type { Drill } from './drill.ts';
import { exactly } from './report.ts';
import { startServer, type DrillServer } from './server.ts';
import { mainWrites, shows, signedIn, type Written } from './upgrade-writes.ts';

/**
 * Takes a database of an earlier version to this one while a server of that version is used, which must go on working, as must
 * one that is started later; this version shows what both wrote. (That no row is lost shows upgrade.spec.ts.)
 */
export const drill: Drill = {
  options: { previous: '../earlier', contacts: '100000' },
  run: async ({ postgres, dataDir, options, say }) => {
    const previous = resolve(options.previous ?? '');
    if (!existsSync(join(previous, SERVER_PROGRAM)))
      throw new Error(`no earlier version was built in ${previous}: name its checkout with --previous`);
    const database = await createEmpty(postgres, 'upgrade');
    const start = async (checkout?: string): Promise<DrillServer> => {
      // The demo is refused in production.
      const env = { NODE_ENV: 'development', SEED: 'demo' };
      const server = await startServer({ ...database, dataDir: join(dataDir, 'server'), checkout, env });
      await server.ready;
      return server;
    };
    const search = async ({ url }: DrillServer): Promise<string> =>
      (await fetch(`${url}/api/floor-plans/search?bedrooms=3&bathrooms=2`)).text();

    say('the earlier version fills a database, and is used while this one migrates it');
    const old = await start(previous);
    const owner = openOwner(database.ownerUrl);
    await addContacts(owner, Number(options.contacts));
    await owner.destroy();
    const plans = await search(old);
    const user = await signedIn(old.url);
    const written: Written[] = [];
    let isUsed = true;
    const using = (async () => {
      for (; isUsed; await pause(20)) written.push(await mainWrites(user, written.length + 1));
    })();
    await pause(2000);
    const migrating = fork('scripts/drill/migrate-process.ts', [database.ownerUrl, database.appUrl], {
      execArgv: ['--import', 'tsx'],
    });
    const [took] = (await once(migrating, 'message')) as [number];
    const meanwhile = written.length;
    await pause(3000);
    isUsed = false;
    await using;
    const code = await old.end('SIGTERM');

    say('the earlier version is started on the new schema, then this one reads what both have written');
    const later = await start(previous);
    written.push(await mainWrites(await signedIn(later.url), written.length + 1));
    await later.end('SIGTERM');
    const today = await start();
    const client = await signedIn(today.url);
    let shown = 0;
    for (const one of written) shown += Number(await shows(client, one));
    const after = await search(today);
    await mainWrites(client, written.length + 1);
    await today.end('SIGTERM');
    return [
      { name: 'the migration, beside a server in use', value: `${took.toFixed(0)} ms` },
      {
        name: 'rounds of all main writes by that server: until the migration ended, after it',
        value: `${meanwhile}, ${written.length - 1 - meanwhile}`,
        goal: 'none refused',
        met: meanwhile > 0 && written.length - 1 > meanwhile,
      },
      exactly('exit code of that server', code, 0),
      exactly('rounds of the earlier version that this one shows', shown, written.length),
      exactly('answers of the search for floor plans', plans === after ? 'the same' : 'others', 'the same'),
    ];
  },
};
