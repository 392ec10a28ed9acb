import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, startBuiltServer } from './server.ts';

/** The environment variable with the address of the server under test; workers start later and inherit it. */
export const addressVariable = 'HEARTHLINE_E2E_URL';

/** Builds what is out of date, starts one server on an empty database, and stops it after the last test. */
export default async (): Promise<() => Promise<void>> => {
  const build = spawnSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { cwd: projectRoot, stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The build failed, so there is nothing to test.');
  const server = await startBuiltServer();
  process.env[addressVariable] = server.url;
  return server.stop;
};
