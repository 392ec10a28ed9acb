import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { failedText } from '../../../../platform/api/error-text.ts';
import { hasPasskeys } from '../../../../platform/browser/passkey-support.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import type { SecondFactorQuestion, SessionUser } from '../../../../platform/session/session-store.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface SecondStepProps {
  readonly question: SecondFactorQuestion;
  /** To begin again with the password. @param why a message, if the user did not choose to */
  readonly onBack: (why: string | null) => void;
  readonly onSignedIn?: (user: SessionUser) => void;
}

type Typed = 'authenticator' | 'recovery_code';

const words = {
  authenticator: {
    label: 'Code',
    help: 'The six digits that your authenticator app shows.',
    other: 'Use a recovery code',
  },
  recovery_code: {
    label: 'Recovery code',
    help: 'One of the ten codes you saved. Each works once.',
    other: 'Use your authenticator app',
  },
} as const satisfies Record<Typed, unknown>;

/** The second step of a sign-in: a code, a recovery code or a passkey. */
export const SecondStep = ({ question, onBack, onSignedIn }: SecondStepProps) => {
  const session = useSessionStore();
  const { methods, challenge, passkey } = question;
  const hasApp = methods.includes('authenticator');
  const [typed, setTyped] = useState<Typed>(hasApp ? 'authenticator' : 'recovery_code');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const byPasskey = passkey !== null && hasPasskeys();
  const { label, help, other } = words[typed];

  const send = async (proof: object): Promise<void> => {
    const result = await session.signInAt('POST /api/auth/login/second-factor', { challenge, ...proof });
    if (result.success) return onSignedIn?.(result.user);
    const message = failedText(accountSentences.loginFailed, result.status, result.message);
    if (result.status === 410) return onBack(message);
    setFailure(message);
  };
  const act = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setMissing(false);
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  const withPasskey = (): Promise<void> =>
    act(async () => {
      if (!passkey) return;
      const browser = await import('../../../../platform/browser/passkey.ts');
      const answer = await browser.answerWithPasskey(passkey).catch((error: unknown) => {
        setFailure(browser.passkeyFailure(error));
        return null;
      });
      if (answer) await send({ passkey: answer });
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim()) void act(() => send({ code }));
    else setMissing(true);
  };
  // The form that had the focus is gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <chakra.div ref={place} tabIndex={-1} borderRadius="md">
        <Heading as="h2" look="subheading">
          Confirm that it is you
        </Heading>
        <Text look="small" quiet mt="1.5">
          Your account has a second factor.
        </Text>
      </chakra.div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      {byPasskey && (
        <Button
          size="lg"
          variant={hasApp ? 'outline' : 'solid'}
          disabled={busy}
          onClick={() => void withPasskey()}
        >
          Use your passkey
        </Button>
      )}
      <TextField
        key={typed}
        label={label}
        help={help}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={missing ? accountSentences.codeRequired : undefined}
        autoComplete={typed === 'authenticator' ? 'one-time-code' : 'off'}
        inputMode={typed === 'authenticator' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="lg" variant={byPasskey && !hasApp ? 'outline' : 'solid'} disabled={busy}>
        {busy ? 'Signing in...' : 'Confirm'}
      </Button>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
        {hasApp && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setCode('');
              setMissing(false);
              setTyped(typed === 'authenticator' ? 'recovery_code' : 'authenticator');
            }}
          >
            {other}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onBack(null)}>
          Back to sign in
        </Button>
      </chakra.div>
    </chakra.form>
  );
};
