import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import type { signupForm } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { lateResolver } from '../../../../platform/forms/late-resolver.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { PasswordRules } from '../password-rules.tsx';
import { signUp } from './sign-up.ts';

type Fields = z.input<typeof signupForm>;
type Values = z.output<typeof signupForm>;
type Form = UseFormReturn<Fields, unknown, Values>;

const blank = { name: '', email: '', phone: '', password: '', confirmPassword: '' } satisfies Fields;
const fields = ['name', 'email', 'phone', 'password'] as const;

const { resolver, preload } = lateResolver<Fields, Values>(() =>
  import('../account-resolvers.ts').then((file) => file.signUpResolver),
);

/** The state of the form, held above the tabs: looking at the other tab loses nothing. */
export const useSignUpForm = (): Form => useForm<Fields, unknown, Values>({ resolver, defaultValues: blank });

interface SignUpFormProps {
  readonly form: Form;
  /** Called when the account is created. @param message the server's own @param email the address that the e-mail was sent to */
  readonly onSignedUp: (message: string, email: string) => void;
}

/** Name, e-mail, phone and a password twice. */
export const SignUpForm = ({ form, onSignedUp }: SignUpFormProps) => {
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const [failure, setFailure] = useState<string | null>(null);
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    // The server is sent only one of them, so this alone must not depend on rules that could not be loaded.
    if (values.password !== values.confirmPassword)
      return setError('confirmPassword', { type: 'custom', message: accountSentences.passwordsDiffer });
    const result = await signUp(values);
    if (result.success) {
      reset(blank);
      return onSignedUp(result.message, values.email);
    }
    const wrong = fields.filter((name) => result.fieldErrors[name]);
    wrong.forEach((name, index) =>
      setError(
        name,
        { type: 'server', message: result.fieldErrors[name] ?? '' },
        { shouldFocus: index === 0 },
      ),
    );
    if (wrong.length === 0) setFailure(result.message);
  });

  const field = fieldProps(register, errors);
  return (
    <chakra.form onFocus={preload} onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <TextField label="Name" autoComplete="name" required {...field('name')} />
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        help={<PasswordRules value={password} />}
        {...field('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
    </chakra.form>
  );
};
