import { useState, type FormEvent } from 'react';
import { useMailDesignMutation } from '../../../gql/generated.ts';
import { problemOf } from '../../../platform/api/error-text.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { keyHeader, keyOf } from '../../../domain/stored-design.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

interface MailDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

const MailForm = ({ code, onClose }: MailDialogProps) => {
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [mail, { loading }] = useMailDesignMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    try {
      await mail({ variables: { code, email }, context: { headers: keyHeader(keyOf(code)) } });
    } catch (error) {
      setFailure(problemOf(error).message ?? 'The email could not be sent. Please try again.');
      return;
    }
    showToast({ title: 'On its way', text: `The link was mailed to ${email.trim()}.` });
    onClose();
  };
  return (
    <FormDialog
      title="Mail this design"
      description="The email has a link that opens the design on any device. Anyone with the link can change it."
      action="Send the link"
      busyText="Sending..."
      busy={loading}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </FormDialog>
  );
};

/** Mails a link that opens and changes the design: to oneself, or to whoever decides along. */
export const MailDialog = (props: MailDialogProps) => (
  <DataProvider>
    <MailForm {...props} />
  </DataProvider>
);
