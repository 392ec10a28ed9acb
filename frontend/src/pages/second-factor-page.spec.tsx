import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../testing/render.tsx';
import { SecondFactorPage } from './second-factor-page.tsx';

const list = (factors: object[]) => ({
  __typename: 'SecondFactors',
  factors,
  recoveryCodesLeft: factors.length * 10,
  isRequired: true,
  passkeysAvailable: false,
});
const app = {
  __typename: 'SecondFactor',
  id: 'f1',
  kind: 'authenticator',
  name: 'Authenticator app',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
let secondFactors: ReturnType<typeof list>;

beforeEach(() => {
  secondFactors = list([]);
  fakeApi({
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
      return {
        addAuthenticator: {
          __typename: 'AddedSecondFactor',
          secondFactors,
          recoveryCodes: ['ABCD-EFGH-JKLM'],
        },
      };
    },
  });
});

const draw = (mustAddSecondFactor: boolean) => {
  const session = {
    ...sessionOf({ user: userOf('admin', { mustAddSecondFactor }) }),
    reload: vi.fn(() => Promise.resolve()),
  };
  const view = renderAt(
    <DataProvider>
      <SecondFactorPage />
    </DataProvider>,
    { at: '/second-factor', state: { next: '/admin?tab=users' }, session },
  );
  return { session, view };
};
const setUp = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved them' }));
};

it('leads staff who need a second factor on to where they were going, once the recovery codes are saved', async () => {
  const { session, view } = draw(true);
  expect(screen.getByText(/needs a second factor before the rest of the site opens/)).toBeInTheDocument();
  await setUp();
  await waitFor(() => expect(view.address()).toBe('/admin?tab=users'));
  expect(session.reload).toHaveBeenCalledOnce();
});

it('leaves those who chose to set one up where they are', async () => {
  const { session, view } = draw(false);
  await setUp();
  expect(await screen.findByText(/10 of 10 recovery codes left/)).toBeInTheDocument();
  expect(view.address()).toBe('/second-factor');
  expect(session.reload).not.toHaveBeenCalled();
});
