import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DismissButton } from '../../../../ui/dialogs/dismiss-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import type { SignerRowFragment } from '../../../../gql/generated.ts';

interface ConfirmSendProps {
  readonly signers: readonly SignerRowFragment[];
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before an agreement is sent: nothing of it can be changed afterwards. */
export const ConfirmSend = ({ signers, busy, onSend, onClose }: ConfirmSendProps) => {
  const of = (role: 'buyer' | 'seller'): string =>
    signers
      .filter((signer) => signer.role === role)
      .map(({ name }) => name)
      .join(' and ');
  const several = signers.filter(({ role }) => role === 'buyer').length > 1;
  return (
    <Dialog
      title="Send for signature?"
      description={`${of('buyer')} ${several ? 'get their links' : 'gets a link'} now, ${of('seller')} once ${several ? 'all buyers have' : 'the buyer has'} signed. The agreement can no longer be changed after that.`}
      busy={busy}
      onClose={onClose}
    >
      <chakra.div display="flex" justifyContent="flex-end" flexWrap="wrap" gap="3">
        <DismissButton onClick={onClose}>Cancel</DismissButton>
        <Button disabled={busy} onClick={onSend} data-focus-first>
          {busy ? 'Sending...' : 'Send agreement'}
        </Button>
      </chakra.div>
    </Dialog>
  );
};
