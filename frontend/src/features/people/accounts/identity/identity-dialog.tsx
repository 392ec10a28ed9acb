import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { rest } from '../../../../platform/api/rest-client.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { hasPasskeys } from '../../../../platform/browser/passkey-support.ts';
import { identityProof } from '../../../../platform/session/identity-proof.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

type Question = RestAnswers['GET /api/auth/identity'];

type Typed = 'password' | 'code';

/** Asks a signed-in user to prove again who they are: with the password, a code, or a passkey. What they wanted to do then goes on. */
export const IdentityDialog = () => {
  const session = useSessionStore();
  const { user } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  const [typed, setTyped] = useState<Typed>('password');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const read = (): Promise<Question> => rest('GET /api/auth/identity', { session });
  useEffect(() => {
    // The password works without it.
    read().then(setQuestion, () => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, []);
  // Signed out meanwhile, here or in another tab: nobody is left to ask.
  useEffect(() => {
    if (!user) identityProof.settle(false);
  }, [user]);

  const prove = async (proof: object): Promise<void> => {
    try {
      await rest('POST /api/auth/identity', { session, json: proof });
      identityProof.settle(true);
    } catch (problem) {
      const { message, fieldErrors } = problemOf(problem);
      const wrong = fieldErrors[typed];
      setError(wrong ?? null);
      setFailure(wrong ? null : message);
    }
  };
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    setFailure(null);
    await work();
    setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (value.trim()) return void act(() => prove({ [typed]: value }));
    setError(typed === 'password' ? accountSentences.passwordRequired : accountSentences.codeRequired);
  };
  const withPasskey = (): Promise<void> =>
    act(async () => {
      const browser = await import('../../../../platform/browser/passkey.ts');
      // Asked for anew: each question can be answered once.
      const { passkey } = await read().catch(() => ({ passkey: null }));
      if (!passkey) return setFailure(accountSentences.unknownPasskey);
      const answer = await browser.answerWithPasskey(passkey).catch((problem: unknown) => {
        setFailure(browser.passkeyFailure(problem));
        return null;
      });
      if (answer) await prove({ passkey: answer });
    });

  const byPasskey = Boolean(question?.passkey) && hasPasskeys();
  const byApp = question?.methods.includes('authenticator') ?? false;
  const swap = (): void => {
    setTyped(typed === 'password' ? 'code' : 'password');
    setValue('');
    setError(null);
  };
  return (
    <FormDialog
      title="Confirm that it is you"
      description="This step is protected. You will not be asked again for ten minutes."
      action="Confirm"
      busyText="Confirming..."
      busy={busy}
      error={failure}
      keeps
      onSubmit={submit}
      onClose={() => identityProof.settle(false)}
    >
      <input type="text" hidden name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      {typed === 'password' ? (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          autoFocus
          value={value}
          error={error ?? undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      ) : (
        <TextField
          label="Code"
          help="The six digits that your authenticator app shows."
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          autoFocus
          value={value}
          error={error ?? undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {(byApp || byPasskey) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {byPasskey && (
            <Button variant="outline" size="sm" disabled={busy} onClick={() => void withPasskey()}>
              Use your passkey
            </Button>
          )}
          {byApp && (
            <Button variant="outline" size="sm" disabled={busy} onClick={swap}>
              {typed === 'password' ? 'Use your authenticator app' : 'Use your password'}
            </Button>
          )}
        </chakra.div>
      )}
    </FormDialog>
  );
};
