import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, passwordChange, passwordForm } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useChangePasswordMutation } from '../../../../gql/generated.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { afterSignInPath, readRedirectState } from '../../../../platform/navigation/after-sign-in.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const rule = z.object({ currentPassword: passwordChange.shape.currentPassword }).and(passwordForm);
/** Pairs of a field's name on the server and in this form. */
const fields = [
  ['currentPassword', 'currentPassword'],
  ['newPassword', 'password'],
] as const;

/** Asks for the current password and twice for the new one; then goes on to where the user was going. */
export const ChangePasswordForm = () => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { next } = readRedirectState(useLocation().state);
  const [change] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [forced] = useState(user?.mustChangePassword ?? false);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(rule),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const typed = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ currentPassword, password }) => {
    setFailure(null);
    try {
      await change({ variables: { currentPassword, newPassword: password } });
    } catch (error) {
      const { fieldErrors } = problemOf(error);
      const wrong = fields.filter(([theirs]) => fieldErrors[theirs]);
      wrong.forEach(([theirs, ours], index) =>
        setError(ours, { type: 'server', message: fieldErrors[theirs] ?? '' }, { shouldFocus: index === 0 }),
      );
      if (wrong.length === 0) setFailure(errorText(error));
      return;
    }
    showToast({ title: 'Password changed', text: accountSentences.passwordChanged });
    // The guard would stop a user whose loaded account still says that the password must be changed.
    await session.reload();
    if (user)
      await navigate(
        afterSignInPath({ ...user, mustChangePassword: false }, next ?? (forced ? null : '/account')),
        { replace: true },
      );
  });

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <input type="text" hidden name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        label="New Password"
        value={typed}
        errors={errors}
        first={register('password', { deps: ['confirmPassword'] })}
        second={register('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Change password'}
      </Button>
    </chakra.form>
  );
};
