import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useEffect, useState, type FormEvent } from 'react';
import {
  useAddAuthenticatorMutation,
  useStartAuthenticatorMutation,
  type StartAuthenticatorMutation,
} from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorDialogProps {
  /** @param recoveryCodes of a first second factor; otherwise empty */
  readonly onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

const Step = chakra('li', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** In groups of four, as people type it. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Sets up an authenticator app: a picture to scan, the same as text, and the first code. */
export const AuthenticatorDialog = ({ onAdded, onClose }: AuthenticatorDialogProps) => {
  const [start] = useStartAuthenticatorMutation();
  const [add] = useAddAuthenticatorMutation();
  const [setup, setSetup] = useState<StartAuthenticatorMutation['startAuthenticator'] | null>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    start().then(
      ({ data }) => setSetup(data?.startAuthenticator ?? null),
      (error: unknown) => setFailure(errorText(error)),
    );
  }, [start]);

  const submit = async (): Promise<void> => {
    if (!setup) return;
    setWrong(code.trim() ? null : accountSentences.codeRequired);
    setFailure(null);
    if (!code.trim()) return;
    setBusy(true);
    try {
      const { data } = await add({ variables: { setup: setup.setup, code } });
      await onAdded(data?.addAuthenticator.recoveryCodes ?? []);
    } catch (error) {
      const { message, fieldErrors } = problemOf(error);
      setWrong(fieldErrors.code ?? null);
      if (!fieldErrors.code) setFailure(message);
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title="Set up an authenticator app"
      description="Any app that shows codes of six digits will do, such as Google Authenticator, 1Password, or Microsoft Authenticator."
      action="Turn on"
      busyText="Checking..."
      busy={busy}
      disabled={!setup}
      error={failure}
      keeps
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <chakra.ol display="grid" gap="5" ps="5" listStyleType="decimal">
        <Step display="list-item">
          <Text mb="3">Scan this code with the app.</Text>
          {setup ? (
            <QrCode text={setup.uri} label="QR code of the secret, which is also given as text below" />
          ) : (
            <Skeleton width="12rem" minH="48" />
          )}
          <Text look="small" quiet mt="3">
            No camera? Type this secret into the app:
          </Text>
          <chakra.code
            display="block"
            fontFamily="mono"
            fontSize="0.9375rem"
            mt="1"
            userSelect="all"
            overflowWrap="anywhere"
            minH="6"
          >
            {setup && grouped(setup.secret)}
          </chakra.code>
        </Step>
        <Step display="list-item">
          <Text mb="3">Enter the code that it shows.</Text>
          <TextField
            label="Code"
            required
            value={code}
            error={wrong ?? undefined}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        </Step>
      </chakra.ol>
    </FormDialog>
  );
};
