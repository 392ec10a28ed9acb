import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { failedText } from '../../../../platform/api/error-text.ts';
import { lateResolver } from '../../../../platform/forms/late-resolver.ts';
import { usePasskeySupport } from '../../../../platform/browser/passkey-support.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import type { SecondFactorQuestion } from '../../../../platform/session/session-store.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { SecondStep } from './lazy-second-step.ts';

interface Fields {
  email: string;
  password: string;
}

interface Failure {
  readonly message: string;
  /** The address that must be verified first, and the password it was signed up with. */
  readonly unverified: Fields | null;
}

const ResendVerification = lazy(() =>
  import('./resend-verification.tsx').then((file) => ({ default: file.ResendVerification })),
);

const PasskeySignIn = lazy(() =>
  import('./passkey-sign-in.tsx').then((file) => ({ default: file.PasskeySignIn })),
);

const { resolver, preload } = lateResolver<Fields>(() =>
  import('../account-resolvers.ts').then((file) => file.signInResolver),
);

/** The state of the form, held above the tabs: looking at the other tab loses nothing. */
export const useSignInForm = (): UseFormReturn<Fields> =>
  useForm<Fields>({ resolver, defaultValues: { email: '', password: '' } });

interface SignInFormProps {
  readonly form: UseFormReturn<Fields>;
  /** A notice of what was just done, such as a new password; hidden once the form has another message. */
  readonly notice?: ReactNode;
}

/** E-mail and password. Where to go afterwards is left to the page, which notices the sign-in. */
export const SignInForm = ({ form, notice }: SignInFormProps) => {
  const session = useSessionStore();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [question, setQuestion] = useState<SecondFactorQuestion | null>(null);
  const fail = (message: string | null): void =>
    setFailure(message === null ? null : { message, unverified: null });
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = form;
  const hasPasskeys = usePasskeySupport();
  const typed = useWatch({ control, name: 'email' });

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    const result = await session.signIn(email, password);
    if (result.success) return;
    if (result.secondFactor) return setQuestion(result.secondFactor);
    setFailure({
      message: failedText(accountSentences.loginFailed, result.status, result.message),
      unverified: result.requiresEmailVerification ? { email, password } : null,
    });
  });

  if (question)
    return (
      <Suspense fallback={<PageSpinner />}>
        <SecondStep
          question={question}
          onBack={(why) => {
            setQuestion(null);
            fail(why);
          }}
        />
      </Suspense>
    );
  const field = fieldProps(register, errors);
  return (
    <chakra.form onFocus={preload} onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {!failure && notice}
      {failure && <FormMessage tone="error">{failure.message}</FormMessage>}
      {failure?.unverified && (
        <>
          <FormMessage>{accountSentences.verifyNotice}</FormMessage>
          <Suspense>
            <ResendVerification key={failure.unverified.email} {...failure.unverified} />
          </Suspense>
        </>
      )}
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <chakra.p textStyle="small" textAlign="center">
        <chakra.span css={{ '& a': textLink }}>
          <Link to="/forgot-password" state={{ email: typed }}>
            Forgot your password?
          </Link>
        </chakra.span>
      </chakra.p>
      {hasPasskeys && (
        <Suspense>
          <PasskeySignIn onFailure={fail} />
        </Suspense>
      )}
    </chakra.form>
  );
};
