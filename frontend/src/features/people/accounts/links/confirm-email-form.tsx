import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, login } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useVerifyEmailMutation } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import type { RedirectState } from '../../../../platform/navigation/after-sign-in.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { linkErrorText } from './link-error.ts';

const Confirmed = ({ message }: { message: string }) => (
  <chakra.div display="grid" gap="5" justifyItems="start">
    <FormMessage takesFocus>{message}</FormMessage>
    <ButtonLink to="/account" variant="outline">
      My Account
    </ButtonLink>
  </chakra.div>
);

interface ConfirmEmailFormProps {
  readonly token: string;
  readonly email: string;
  /** The link belongs to a sign-up, of which only its maker knows the password. */
  readonly needsPassword: boolean;
  readonly onUsed: () => void;
  /** Called when the link has become invalid since the page was opened. */
  readonly onDead: () => void;
}

/** Confirms an address: a sign-up together with its password, and then signs in with it; or the new address of the viewer's account. */
export const ConfirmEmailForm = ({ token, email, needsPassword, onUsed, onDead }: ConfirmEmailFormProps) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const [verify] = useVerifyEmailMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(z.object({ password: needsPassword ? login.shape.password : z.string() })),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const { data } = await verify({ variables: { token, ...(needsPassword && { password }) } });
      onUsed();
      if (user) {
        // The account's address may have changed by this.
        await session.reload();
        return setConfirmed(needsPassword ? 'This address is confirmed.' : (data?.verifyEmail.message ?? ''));
      }
      if (needsPassword) await session.signIn(email, password);
      await navigate('/auth', {
        replace: true,
        state: {
          notice: data?.verifyEmail.message ?? accountSentences.emailVerified,
        } satisfies RedirectState,
      });
    } catch (error) {
      if (linkErrorText(error)) return onDead();
      if (!showFieldErrors(error, setError, ['password'])) setFailure(errorText(error));
    }
  });

  if (confirmed !== null) return <Confirmed message={confirmed} />;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <Text overflowWrap="anywhere">
        {needsPassword ? (
          <>
            Please confirm that <strong>{email}</strong> is yours, with the password that you chose when you
            signed up.
          </>
        ) : (
          <>
            Please confirm that <strong>{email}</strong> is yours. From then on you sign in to your account
            with it.
          </>
        )}
      </Text>
      {needsPassword && (
        <>
          <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
        </>
      )}
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Confirming...' : 'Confirm my address'}
      </Button>
      {needsPassword && (
        <Text look="small" quiet css={{ '& a': textLink }}>
          Forgot it? <Link to="/auth?tab=signup">Sign up again</Link>. Not you? Then do nothing.
        </Text>
      )}
    </chakra.form>
  );
};
