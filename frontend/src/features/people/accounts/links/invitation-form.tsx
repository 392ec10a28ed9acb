import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, invitationAcceptance, passwordForm } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAcceptInvitationMutation } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { useGoToSignIn } from '../sign-in/go-to-sign-in.ts';
import { linkErrorText } from './link-error.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';

const rule = z.object({ name: invitationAcceptance.shape.name }).and(passwordForm);

interface InvitationFormProps {
  readonly token: string;
  readonly name: string;
  /** The account's address, for the browser's password manager. */
  readonly email: string;
  readonly onUsed: () => void;
  /** Called when the link has become invalid since the page was opened. */
  readonly onDead: () => void;
}

/** The name, which can be corrected, and a password twice. */
export const InvitationForm = ({ token, name, email, onUsed, onDead }: InvitationFormProps) => {
  const goToSignIn = useGoToSignIn();
  const [accept] = useAcceptInvitationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(rule),
    defaultValues: { name, password: '', confirmPassword: '' },
  });
  const typed = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { data } = await accept({ variables: { token, name: values.name, password: values.password } });
      onUsed();
      await goToSignIn(data?.acceptInvitation.message ?? accountSentences.passwordReset);
    } catch (error) {
      if (linkErrorText(error)) return onDead();
      if (!showFieldErrors(error, setError, ['name', 'password'])) setFailure(errorText(error));
    }
  });

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Your Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <NewPasswordFields
        label="Password"
        value={typed}
        errors={errors}
        first={register('password', { deps: ['confirmPassword'] })}
        second={register('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Accept invitation'}
      </Button>
    </chakra.form>
  );
};
