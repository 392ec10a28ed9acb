import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useState } from 'react';
import { failedText } from '../../../../platform/api/error-text.ts';
import { rest, type Failure } from '../../../../platform/api/rest-client.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';

/** Signs in with a passkey, without a password. @param onFailure null: nothing is to be said any more */
export const PasskeySignIn = ({ onFailure }: { onFailure: (message: string | null) => void }) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);

  const signIn = async (): Promise<void> => {
    const fail = (status: number, message: string | undefined): void =>
      onFailure(failedText(accountSentences.loginFailed, status, message));
    const started = await rest('POST /api/auth/passkey/start', { json: {} }).catch((error: unknown) => {
      const { statusCode = 0, serverMessage } = error as Failure;
      fail(statusCode, serverMessage);
      return null;
    });
    if (!started) return;
    const browser = await import('../../../../platform/browser/passkey.ts');
    const passkey = await browser.answerWithPasskey(started.passkey).catch((error: unknown) => {
      onFailure(browser.passkeyFailure(error));
      return null;
    });
    if (!passkey) return;
    const result = await session.signInAt('POST /api/auth/passkey', { passkey });
    if (!result.success) fail(result.status, result.message);
  };
  const press = async (): Promise<void> => {
    onFailure(null);
    setBusy(true);
    await signIn().catch(() => onFailure(failedText(accountSentences.loginFailed, 0)));
    setBusy(false);
  };

  return (
    <Button variant="outline" size="lg" disabled={busy} onClick={() => void press()}>
      Sign in with a passkey
    </Button>
  );
};
