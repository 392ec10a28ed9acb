import { chakra } from '@chakra-ui/react/styled-system';
import { recoveryCodeCount } from '@hearthline/rules/people/second-factors.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import {
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorsQuery,
  type SecondFactorRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { usePasskeySupport } from '../../../../platform/browser/passkey-support.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FactorRow } from './factor-row.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const AuthenticatorDialog = lazy(() =>
  import('./authenticator-dialog.tsx').then((file) => ({ default: file.AuthenticatorDialog })),
);
const PasskeyDialog = lazy(() =>
  import('./passkey-dialog.tsx').then((file) => ({ default: file.PasskeyDialog })),
);

/** What is open above the list. */
type Open =
  | { readonly what: 'authenticator' | 'passkey' | 'renew' }
  | { readonly what: 'codes'; readonly codes: readonly string[] }
  | { readonly what: 'remove'; readonly factor: SecondFactorRowFragment };

const removal = ({ kind, name }: SecondFactorRowFragment, isLast: boolean) => ({
  title: kind === 'passkey' ? `Remove the passkey ${name}` : 'Remove the authenticator app',
  question: isLast
    ? 'It is your last second factor: the password alone will sign you in, and your recovery codes stop working.'
    : 'It can no longer confirm your sign-in.',
  action: 'Remove',
});

/** Lists the second factors of the account, adds and removes them. @param onReady called when one was added and its recovery codes are saved */
export const SecondFactors = ({ onReady }: { onReady?: () => void }) => {
  // Always loaded anew: they say when they were last used.
  const { data, loading, error, refetch } = useSecondFactorsQuery(networkOnly);
  const [remove] = useRemoveSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const [busy, setBusy] = useState(false);
  const hasPasskeys = usePasskeySupport();
  const place = useRef<HTMLDivElement>(null);

  const close = (): void => {
    setOpen(null);
    place.current?.focus();
  };
  const added = async (codes: readonly string[]): Promise<void> => {
    await refetch().catch(() => undefined);
    if (codes.length) return setOpen({ what: 'codes', codes });
    close();
    showToast({ title: 'Second factor added', text: 'You can confirm your sign-in with it.' });
    onReady?.();
  };
  const act = async (failedTitle: string, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      close();
      showToast({ title: failedTitle, text: errorText(problem), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };

  if (error && !loading && !data)
    return (
      <ErrorNotice
        title="We could not read your second factors"
        onRetry={() => void refetch().catch(() => null)}
      >
        {errorText(error)}
      </ErrorNotice>
    );
  if (!data)
    return (
      <chakra.div display="grid" gap="3" aria-busy data-skeleton>
        <Skeleton width="60%" />
        <Skeleton width="12rem" minH="11" />
      </chakra.div>
    );
  const { factors, recoveryCodesLeft, passkeysAvailable, isRequired } = data.secondFactors;
  const hasApp = factors.some(({ kind }) => kind === 'authenticator');
  const offersPasskeys = passkeysAvailable && hasPasskeys;
  return (
    <chakra.div ref={place} tabIndex={-1} borderRadius="md" display="grid" gap="5">
      {factors.length === 0 ? (
        <Text>
          {isRequired
            ? 'Your account needs one: set it up now.'
            : 'None yet. An app on your phone takes two minutes to set up.'}
        </Text>
      ) : (
        <chakra.ul aria-label="Second factors" listStyle="none">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setOpen({ what: 'remove', factor })} />
          ))}
        </chakra.ul>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {!hasApp && (
          <Button
            variant={factors.length ? 'outline' : 'solid'}
            onClick={() => setOpen({ what: 'authenticator' })}
          >
            Set up an authenticator app
          </Button>
        )}
        {offersPasskeys && (
          <Button variant="outline" onClick={() => setOpen({ what: 'passkey' })}>
            Add a passkey
          </Button>
        )}
      </chakra.div>
      {factors.length > 0 && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          borderTopWidth="1px"
          borderColor="line"
          pt="5"
        >
          <Text look="small" quiet>
            {recoveryCodesLeft} of {recoveryCodeCount} recovery codes left, for when you lose your device.
          </Text>
          <Button variant="outline" size="sm" onClick={() => setOpen({ what: 'renew' })}>
            Make new codes
          </Button>
        </chakra.div>
      )}
      <Suspense>
        {open?.what === 'authenticator' && <AuthenticatorDialog onAdded={added} onClose={close} />}
        {open?.what === 'passkey' && <PasskeyDialog onAdded={added} onClose={close} />}
      </Suspense>
      {open?.what === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            close();
            onReady?.();
          }}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          {...removal(open.factor, factors.length === 1)}
          busy={busy}
          onConfirm={() =>
            void act('Second factor not removed', async () => {
              await remove({ variables: { id: open.factor.id } });
              await refetch().catch(() => undefined);
              close();
              showToast({ title: 'Second factor removed' });
            })
          }
          onClose={close}
        />
      )}
      {open?.what === 'renew' && (
        <ConfirmDialog
          title="Make new recovery codes"
          question="You get ten new codes, and the ones you have stop working."
          action="Make new codes"
          busy={busy}
          onConfirm={() =>
            void act('No new codes', async () => {
              const result = await renew();
              await refetch().catch(() => undefined);
              setOpen({ what: 'codes', codes: result.data?.renewRecoveryCodes ?? [] });
            })
          }
          onClose={close}
        />
      )}
    </chakra.div>
  );
};
