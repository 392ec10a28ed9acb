import { agreementVoid } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useVoidAgreementMutation, type AgreementFactsFragment } from '../../../../gql/generated.ts';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';

const rule = agreementVoid.omit({ version: true });

interface VoidDialogProps {
  readonly agreement: AgreementFactsFragment;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks why an agreement is made void. */
export const VoidDialog = ({ agreement: { id, version, number }, onSaved, onClose }: VoidDialogProps) => {
  const [makeVoid] = useVoidAgreementMutation();
  return (
    <ReasonDialog
      title={`Void agreement ${number}`}
      action="Void agreement"
      help="Signers are notified that the agreement is void, without the reason."
      rule={rule}
      failed="The agreement was not voided"
      onSubmit={async (reason) => {
        await makeVoid({ variables: { id, version, reason } });
        onSaved();
      }}
      onClose={onClose}
    />
  );
};
