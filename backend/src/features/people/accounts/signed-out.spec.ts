import { describe, expect, it } from 'vitest';
import { toAppError } from '../../../platform/errors.ts';
import { useApi } from '../../../testing/api.ts';
import type { Context } from '../../../platform/context.ts';
import { changePassword } from './passwords/password.service.ts';
import { changeEmail } from './profile/email-change.service.ts';
import { readAccount, updateAccount } from './profile/profile.service.ts';
import { listDevices, signOutDevice, signOutEverywhere } from './sessions/device.service.ts';
import { closeSession } from './sessions/session.service.ts';

const api = useApi();

describe('what belongs to an account is refused when nobody is signed in', () => {
  it.each<[string, (context: Context) => unknown]>([
    ['the account', readAccount],
    ['a change of the account', (context) => updateAccount(context, { name: 'Nora Field' })],
    ['a new address', (context) => changeEmail(context, {})],
    ['a new password', (context) => changePassword(context, {})],
    ['the list of devices', listDevices],
    ['signing out a device', (context) => signOutDevice(context, 'x')],
    ['signing out everywhere', signOutEverywhere],
  ])('%s', async (_what, work) => {
    const refused = await Promise.resolve()
      .then(() => work(api.app.systemContext()))
      .catch((error: unknown) => toAppError(error).code);
    expect(refused).toBe('UNAUTHENTICATED');
  });
});

it('signing out without being signed in is no error', async () => {
  await expect(closeSession(api.app.systemContext(), undefined)).resolves.toBeUndefined();
});
