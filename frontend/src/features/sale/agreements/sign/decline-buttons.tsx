import { chakra } from '@chakra-ui/react/styled-system';
import { linkedDecline, paperReason } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { useState } from 'react';
import {
  useDeclineLinkedAgreementMutation,
  type LinkedAgreementShownFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { paperWords } from './paper-words.ts';

const rule = linkedDecline.pick({ reason: true });

interface DeclineButtonsProps {
  readonly token: string;
  readonly agreement: LinkedAgreementShownFragment;
  /** The agreement has ended: its link no longer opens it. */
  readonly onEnded: (agreement: LinkedAgreementShownFragment, onPaper: boolean) => void;
}

/** The ways out: paper, or not at all. */
export const DeclineButtons = ({ token, agreement, onEnded }: DeclineButtonsProps) => {
  const [openDialog, setOpenDialog] = useState<'paper' | 'decline' | null>(null);
  const [send, { loading }] = useDeclineLinkedAgreementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { name: paper } = paperWords(agreement);
  const close = (): void => setOpenDialog(null);
  const end = async (reason: string): Promise<void> => {
    const { data } = await send({ variables: { token, reason } });
    if (data) onEnded(data.declineLinkedAgreement, reason === paperReason);
  };
  const askForPaper = (): void =>
    void end(paperReason).then(close, (error: unknown) => {
      setFailure(errorText(error));
      close();
    });
  return (
    // Their words begin where the sentence above them does.
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" ms="-4">
      <Button variant="ghost" size="sm" onClick={() => setOpenDialog('paper')}>
        I would rather sign on paper
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setOpenDialog('decline')}>
        Decline {paper}
      </Button>
      {openDialog === 'decline' && (
        <ReasonDialog
          title={`Decline this ${paper}`}
          action={`Decline ${paper}`}
          busyText="Declining..."
          label="Why?"
          help={`The ${paper} ends for all signers. We will read this and can prepare another one.`}
          rule={rule}
          failed={`The ${paper} was not declined`}
          onSubmit={end}
          onClose={close}
        />
      )}
      {openDialog === 'paper' && (
        <ConfirmDialog
          title="Sign on paper instead?"
          question={`We end the electronic ${paper}, and ${agreement.company.name} sends you one on paper. That costs nothing.`}
          action="Ask for paper"
          busy={loading}
          onConfirm={askForPaper}
          onClose={close}
        />
      )}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </chakra.div>
  );
};
