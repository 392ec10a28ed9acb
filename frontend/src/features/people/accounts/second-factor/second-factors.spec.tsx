import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../../testing/render.tsx';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import { SecondFactors } from './second-factors.tsx';

const app = {
  __typename: 'SecondFactor',
  id: 'f1',
  kind: 'authenticator',
  name: 'Authenticator app',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const list = (factors: object[], recoveryCodesLeft = factors.length ? 10 : 0) => ({
  __typename: 'SecondFactors',
  factors,
  recoveryCodesLeft,
  isRequired: false,
  passkeysAvailable: true,
});
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JK${index}M`);
let secondFactors: ReturnType<typeof list>;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  secondFactors = list([]);
  api = fakeApi({
    SecondFactors: () => ({ secondFactors }),
    StartAuthenticator: () => ({
      startAuthenticator: {
        __typename: 'AuthenticatorSetup',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Hearthline:ada?secret=JBSWY3DPEHPK3PXP',
        setup: 'sealed',
      },
    }),
    AddAuthenticator: () => {
      secondFactors = list([app]);
      return { addAuthenticator: { __typename: 'AddedSecondFactor', secondFactors, recoveryCodes: codes } };
    },
    RemoveSecondFactor: () => {
      secondFactors = list([]);
      return { removeSecondFactor: secondFactors };
    },
    RenewRecoveryCodes: () => ({ renewRecoveryCodes: codes }),
  });
});

const draw = () => {
  const onReady = vi.fn();
  renderAt(
    <DataProvider>
      <SecondFactors onReady={onReady} />
    </DataProvider>,
    { session: sessionOf({ user: userOf('admin') }) },
  );
  return onReady;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('sets an authenticator app up, shows its recovery codes once, and is ready when they are saved', async () => {
  const onReady = draw();
  await press('Set up an authenticator app');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await press('Turn on');
  const shown = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(api.sent('AddAuthenticator')).toEqual([{ setup: 'sealed', code: '123456' }]);
  expect(onReady).not.toHaveBeenCalled();
  await press('I have saved them');
  expect(onReady).toHaveBeenCalledOnce();
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  expect(screen.getByText(/10 of 10 recovery codes left/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set up an authenticator app' })).toBeNull();
});

it('says that a code is wrong, and keeps the set-up', async () => {
  api.answer('AddAuthenticator', () => refusal('BAD_INPUT', 'Not right.', { code: 'Not right.' }));
  draw();
  await press('Set up an authenticator app');
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '000000');
  await press('Turn on');
  expect(await screen.findByText('Not right.')).toBeInTheDocument();
  expect(api.sent('StartAuthenticator')).toHaveLength(1);
});

it('asks before it removes the last one, and says what that means', async () => {
  secondFactors = list([app]);
  draw();
  await press('Remove Authenticator app');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove the authenticator app' }));
  expect(dialog.getByText(/the password alone will sign you in/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/None yet/)).toBeInTheDocument();
  expect(api.sent('RemoveSecondFactor')).toEqual([{ id: 'f1' }]);
});

it('says why one cannot be removed', async () => {
  secondFactors = list([app]);
  api.answer('RemoveSecondFactor', () => refusal('CONFLICT', 'Staff need a second factor.'));
  draw();
  await press('Remove Authenticator app');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(toastStore.current()[0]?.text).toBe('Staff need a second factor.'));
});

it('makes new recovery codes after a question', async () => {
  secondFactors = list([app], 2);
  draw();
  expect(await screen.findByText(/2 of 10 recovery codes left/)).toBeInTheDocument();
  await press('Make new codes');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }),
  );
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
});

it('offers no passkey where the browser, or the site’s address, has none', async () => {
  draw();
  await screen.findByRole('button', { name: 'Set up an authenticator app' });
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
