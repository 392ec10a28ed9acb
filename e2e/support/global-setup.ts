import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, startBuiltServer } from './server.ts';

/** The environment variable with the address of the server under test; workers start later and inherit it. */
export const addressVariable = 'HEARTHLINE_E2E_URL';

/** All journeys book from one address, and far more than a visitor may. */
const liftBookingLimits = async (url: string): Promise<void> => {
  const post = async (path: string, body: object, token?: string): Promise<any> =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
    ).json();
  const { accessToken } = await post('/api/auth/login', {
    email: 'admin@example.com',
    password: 'DareToCompare1',
  });
  const query =
    'mutation { updateBookingCaps(input: { perMailbox: 100, perAddress: 1000, version: 1 }) { version } }';
  const { errors } = await post('/graphql', { query }, accessToken);
  if (errors) throw new Error(`The limits on bookings could not be lifted: ${JSON.stringify(errors)}`);
};

/** Builds what is out of date, starts one server on an empty database, and stops it after the last test. */
export default async (): Promise<() => Promise<void>> => {
  const build = spawnSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('The build failed, so there is nothing to test.');
  const server = await startBuiltServer();
  process.env[addressVariable] = server.url;
  await liftBookingLimits(server.url);
  return server.stop;
};
