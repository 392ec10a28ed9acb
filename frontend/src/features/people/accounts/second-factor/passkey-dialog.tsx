import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { deviceName } from '@hearthline/rules/people/device-name.ts';
import { useState, type FormEvent } from 'react';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { makePasskey, passkeyFailure } from '../../../../platform/browser/passkey.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';

interface PasskeyDialogProps {
  /** @param recoveryCodes of a first second factor; otherwise empty */
  readonly onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Adds a passkey under a name; the browser asks for the rest. */
export const PasskeyDialog = ({ onAdded, onClose }: PasskeyDialogProps) => {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const work = async (): Promise<void> => {
    const { data } = await start();
    const passkey = await makePasskey(data?.startPasskey as object).catch((error: unknown) => {
      setFailure(passkeyFailure(error));
      return null;
    });
    if (!passkey) return;
    const result = await add({ variables: { name, passkey: passkey as Record<string, unknown> } });
    await onAdded(result.data?.addPasskey.recoveryCodes ?? []);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFailure(null);
    setWrong(name.trim() ? null : accountSentences.passkeyName);
    if (!name.trim()) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const { message, fieldErrors } = problemOf(error);
      setWrong(fieldErrors.name ?? null);
      if (!fieldErrors.name) setFailure(message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title="Add a passkey"
      description="Your fingerprint, your face, or the PIN of this device or of a security key then confirms your sign-in, or signs you in without a password."
      action="Go on"
      busyText="Waiting for your device..."
      busy={busy}
      error={failure}
      keeps
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        help="To distinguish it from others, such as “Work laptop.”"
        required
        maxLength={60}
        value={name}
        error={wrong ?? undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
};
