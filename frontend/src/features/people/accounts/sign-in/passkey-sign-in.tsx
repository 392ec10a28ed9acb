import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { useState } from 'react';
import { failedText } from '../../../../platform/api/error-text.ts';
import { postJson } from '../../../../platform/api/post-json.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import type { Refusal, RestAnswers } from '../../../../platform/api/rest-answers.ts';

/** Signs in with a passkey, without a password. @param onFailure null: nothing is to be said any more */
export const PasskeySignIn = ({ onFailure }: { onFailure: (message: string | null) => void }) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);

  const signIn = async (): Promise<void> => {
    const started = await postJson<RestAnswers['POST /api/auth/passkey/start'] & Refusal>(
      '/api/auth/passkey/start',
      {},
    );
    const failed = (status: number, said: string | undefined): void =>
      onFailure(failedText(accountSentences.loginFailed, status, said));
    if (!started.body.passkey) return failed(started.status, started.body.message);
    const browser = await import('../../../../platform/browser/passkey.ts');
    const passkey = await browser.answerWithPasskey(started.body.passkey).catch((error: unknown) => {
      onFailure(browser.passkeyFailure(error));
      return null;
    });
    if (!passkey) return;
    const result = await session.signInAt('/api/auth/passkey', { passkey });
    if (!result.success) failed(result.status, result.message);
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
