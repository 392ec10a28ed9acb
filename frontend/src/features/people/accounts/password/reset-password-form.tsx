import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, passwordForm } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useResetPasswordMutation } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { InvalidLink } from '../links/invalid-link.tsx';
import { useGoToSignIn } from '../sign-in/go-to-sign-in.ts';
import { linkErrorText } from '../links/link-error.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';
import { PasswordLinkForm } from '../links/request-link-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const Again = ({ reason = null }: { reason?: string | null }) => (
  <InvalidLink
    reason={reason}
    advice={`${reason ? '' : 'Open the link in our mail to choose a new password. '}Enter your email address and we will send you a new link.`}
  >
    <PasswordLinkForm />
  </InvalidLink>
);

const Form = ({ token, onUsed }: { token: string; onUsed: () => void }) => {
  const goToSignIn = useGoToSignIn();
  const [setPassword] = useResetPasswordMutation();
  const [dead, setDead] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const typed = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const { data } = await setPassword({ variables: { token, password } });
      onUsed();
      await goToSignIn(data?.resetPassword.message ?? accountSentences.passwordReset);
    } catch (error) {
      const reason = linkErrorText(error);
      if (reason) onUsed();
      setDead(reason);
      if (!reason && !showFieldErrors(error, setError, ['password'])) setFailure(errorText(error));
    }
  });

  if (dead) return <Again reason={dead} />;
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <NewPasswordFields
        label="New Password"
        value={typed}
        errors={errors}
        first={register('password', { deps: ['confirmPassword'] })}
        second={register('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set new password'}
      </Button>
      <Text look="small" quiet>
        All devices are signed out, so that the new password counts everywhere.
      </Text>
    </chakra.form>
  );
};

/** Asks for a new password, authorized by the link of an e-mail. */
export const ResetPassword = () => {
  const { token, forget } = useMailedToken();
  return token ? <Form key={token} token={token} onUsed={forget} /> : <Again />;
};
