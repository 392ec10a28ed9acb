import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, loginForm } from '@hearthline/rules/accounts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionStore } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';

interface Failure {
  readonly message: string;
  readonly requiresEmailVerification: boolean;
}

/** E-mail and password. Where to go afterwards is the page's business: it sees that somebody is signed in. */
export const SignInForm = () => {
  const session = useSessionStore();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    const result = await session.signIn(email, password);
    if (result.success) return;
    setFailure({
      message: result.message || accountSentences.loginFailed,
      requiresEmailVerification: result.requiresEmailVerification,
    });
  });

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure.message}</FormMessage>}
      {failure?.requiresEmailVerification && <FormMessage>{accountSentences.verifyNotice}</FormMessage>}
      <TextField label="Email" type="email" autoComplete="username" required error={errors.email?.message} {...register('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" required error={errors.password?.message} {...register('password')} />
      <Button type="submit" size="lg" disabled={isSubmitting}>{isSubmitting ? 'Signing in...' : 'Sign In'}</Button>
    </chakra.form>
  );
};
