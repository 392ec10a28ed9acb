import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import {
  useDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutEverywhereMutation,
  type DeviceRowFragment,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { deviceName } from '@hearthline/rules/people/device-name.ts';
import { DeviceRow } from './device-row.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const failedTitle = 'Sign-out failed';

/** The texts of the question before signing out a device, or all of them. */
const words = (device: DeviceRowFragment | 'all'): { title: string; question: string } => {
  if (device === 'all')
    return {
      title: 'Sign out everywhere',
      question: 'Sign out all devices? This one too: you will have to sign in again.',
    };
  const name = deviceName(device.userAgent);
  return device.isCurrent
    ? { title: 'Sign out this device', question: 'Sign out here? You will have to sign in again.' }
    : { title: `Sign out ${name}`, question: 'Anyone using this device will have to sign in again.' };
};

/** The devices where the account is signed in; each can be signed out, or all at once. */
export const DeviceList = () => {
  const session = useSessionStore();
  // Always loaded anew: other devices sign in and out at any time.
  const { data, loading, error, refetch } = useDevicesQuery(networkOnly);
  const [signOutDevice] = useSignOutDeviceMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const [openDialog, setOpenDialog] = useState<DeviceRowFragment | 'all' | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const read = (): Promise<unknown> => refetch().catch(() => undefined);

  const end = async (device: DeviceRowFragment | 'all'): Promise<void> => {
    if (device === 'all') await signOutEverywhere();
    // For this device it is an ordinary sign-out, which also removes what was typed and the cookie.
    if (device === 'all' || device.isCurrent) return session.signOut();
    await signOutDevice({ variables: { id: device.id } }).catch((problem: unknown) => {
      // The session is gone already, expired or ended from another device: that is the desired result.
      if (problemOf(problem).code !== 'NOT_FOUND') throw problem;
    });
    showToast({ title: 'Signed out', text: `${deviceName(device.userAgent)} is signed out.` });
    setOpenDialog(null);
    await read();
    list.current?.focus();
  };

  const confirm = async (device: DeviceRowFragment | 'all'): Promise<void> => {
    setBusy(true);
    try {
      await end(device);
    } catch (problem) {
      setOpenDialog(null);
      showToast({ title: failedTitle, text: errorText(problem), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  if (error && !loading)
    return <LoadError title="We could not read your devices" error={error} retry={read} />;
  if (!data)
    return (
      <chakra.div display="grid" gap="3" aria-busy data-skeleton>
        <Skeleton width="40%" minH="6" />
        <Skeleton width="70%" />
      </chakra.div>
    );
  return (
    <>
      <chakra.ul ref={list} tabIndex={-1} aria-label="Signed-in devices" listStyle="none">
        {data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => setOpenDialog(device)} />
        ))}
      </chakra.ul>
      <chakra.div borderTopWidth="1px" borderColor="line" pt="5" mt="1">
        <Button variant="outline" onClick={() => setOpenDialog('all')}>
          Sign out everywhere
        </Button>
      </chakra.div>
      {openDialog && (
        <ConfirmDialog
          {...words(openDialog)}
          action={busy ? 'Signing out...' : 'Sign out'}
          busy={busy}
          onConfirm={() => void confirm(openDialog)}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  );
};
