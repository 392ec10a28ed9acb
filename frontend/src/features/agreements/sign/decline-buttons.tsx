import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { linkedDecline, paperReason } from '@hearthline/rules/agreements/rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  useDeclineLinkedAgreementMutation,
  type LinkedAgreementShownFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';

const decline = linkedDecline.pick({ reason: true });

interface DeclineButtonsProps {
  readonly token: string;
  readonly agreement: LinkedAgreementShownFragment;
  readonly onChanged: () => void;
}

const DeclineForm = ({
  onDecline,
  onClose,
}: {
  readonly onDecline: (reason: string) => Promise<string | null>;
  readonly onClose: () => void;
}) => {
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof decline>>({ resolver: zodResolver(decline), defaultValues: { reason: '' } });
  const submit = handleSubmit(async ({ reason }) => setFailure(await onDecline(reason)));
  return (
    <FormDialog
      title="Decline this agreement"
      action="Decline agreement"
      busyText="Declining..."
      busy={isSubmitting}
      error={failure}
      danger
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField
        label="Why?"
        required
        help="It ends for everybody. We read this, and can prepare another agreement."
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};

/** The ways out: paper, or not at all. */
export const DeclineButtons = ({ token, agreement, onChanged }: DeclineButtonsProps) => {
  const [asked, setAsked] = useState<'paper' | 'decline' | null>(null);
  const [send, { loading }] = useDeclineLinkedAgreementMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const close = (): void => setAsked(null);
  const end = async (reason: string): Promise<string | null> => {
    try {
      await send({ variables: { token, reason } });
    } catch (error) {
      const text = errorText(error);
      setFailure(text);
      return text;
    }
    close();
    onChanged();
    return null;
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button variant="ghost" size="sm" onClick={() => setAsked('paper')}>
        I would rather sign on paper
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsked('decline')}>
        Decline agreement
      </Button>
      {asked === 'decline' && <DeclineForm onDecline={end} onClose={close} />}
      {asked === 'paper' && (
        <ConfirmDialog
          title="Sign on paper instead?"
          question={`We end the electronic agreement, and ${agreement.company.name} sends you one on paper. That costs nothing.`}
          action="Ask for paper"
          busy={loading}
          onConfirm={() => void end(paperReason)}
          onClose={close}
        />
      )}
      {failure && asked !== 'decline' && <FormMessage tone="error">{failure}</FormMessage>}
    </chakra.div>
  );
};
