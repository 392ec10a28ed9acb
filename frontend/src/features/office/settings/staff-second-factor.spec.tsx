import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toasts/toast-store.ts';
import { SecurityPanel } from './security-panel.tsx';

let required: boolean;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  required = false;
  api = fakeApi({
    StaffSecondFactor: () => ({ staffSecondFactor: required }),
    RequireStaffSecondFactor: (variables) => {
      required = variables.required === true;
      return { requireStaffSecondFactor: required };
    },
  });
  renderAt(
    <DataProvider>
      <SecurityPanel email={null} />
    </DataProvider>,
    { session: sessionOf({ user: userOf('admin') }) },
  );
});

const require = async () => {
  const offer = await screen.findByRole('button', { name: 'Require it: second factor for staff' });
  await waitFor(() => expect(offer).toBeEnabled());
  await userEvent.click(offer);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Require it' }));
};

it('is required after a question, and made optional again', async () => {
  expect(await screen.findByText('Optional')).toBeInTheDocument();
  await require();
  expect(await screen.findByText('Required')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Make it optional: second factor for staff' }));
  expect(await screen.findByText('Optional')).toBeInTheDocument();
  expect(api.sent('RequireStaffSecondFactor')).toEqual([{ required: true }, { required: false }]);
});

it('says why it cannot be required', async () => {
  api.answer('RequireStaffSecondFactor', () => refusal('CONFLICT', 'Set up one of your own first.'));
  await require();
  await waitFor(() => expect(toastStore.current()[0]?.text).toBe('Set up one of your own first.'));
  expect(screen.getByText('Optional')).toBeInTheDocument();
});
