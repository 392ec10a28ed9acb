import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useRequireStaffSecondFactorMutation, useStaffSecondFactorQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { SecurityRule } from './security-rule.tsx';

const question =
  'From their next click on, staff without a second factor can only set one up. Nothing changes for everyone else.';

/** Whether staff need a second factor; an admin decides. */
export const StaffSecondFactor = () => {
  const { data, refetch } = useStaffSecondFactorQuery();
  const [require] = useRequireStaffSecondFactorMutation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const required = data?.staffSecondFactor;

  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      await require({ variables: { required: !required } });
      showToast({
        title: 'Security changed',
        text: required
          ? 'Staff may sign in without a second factor.'
          : 'Staff need a second factor from now on.',
      });
      await refetch().catch(() => undefined);
    } catch (error) {
      showToast({ title: 'Security not changed', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
    setConfirmOpen(false);
  };

  return (
    <>
      <SecurityRule
        title="Second factor for staff"
        text="Staff confirm their sign-in with an authenticator app or a passkey. Everybody can set one up under My Account."
        state={
          required !== undefined && (
            <Badge tone={required ? 'done' : 'neutral'}>{required ? 'Required' : 'Optional'}</Badge>
          )
        }
        action={
          <Button
            variant="outline"
            size="sm"
            disabled={busy || required === undefined}
            onClick={() => (required ? void change() : setConfirmOpen(true))}
          >
            {required ? 'Make it optional' : 'Require it'}
            <chakra.span srOnly>: second factor for staff</chakra.span>
          </Button>
        }
      />
      {isConfirmOpen && (
        <ConfirmDialog
          title="Require a second factor of staff"
          question={question}
          action={busy ? 'One moment...' : 'Require it'}
          busy={busy}
          onConfirm={() => void change()}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </>
  );
};
