import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/people/account-sentences.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { failedText } from '../../../../platform/api/error-text.ts';
import type { RedirectState } from '../../../../platform/navigation/after-sign-in.ts';
import { lateResolver } from '../../../../platform/forms/late-resolver.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';
import type {
  SecondFactorQuestion,
  SessionUser,
  SignInResult,
} from '../../../../platform/session/session-store.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { SecondStep } from './lazy-second-step.ts';

const { resolver, preload } = lateResolver<{ username: string; password: string }>(() =>
  import('../account-resolvers.ts').then((file) => file.gateResolver),
);

/** docs/specification.md, section 8, Role gate bad login. */
const invalidCredentials = 'Invalid credentials. Please try again.';

const failureText = ({
  status,
  message,
  requiresEmailVerification,
}: Extract<SignInResult, { success: false }>): string => {
  if (requiresEmailVerification) return accountSentences.verifyNotice;
  // Rate limit, server error or no connection: must not be mistaken for a typing error in the password.
  return status === 0 || status === 429 || status >= 500
    ? failedText(accountSentences.loginFailed, status, message)
    : invalidCredentials;
};

const GateForm = ({ role }: { role: Role }) => {
  const session = useSessionStore();
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<SecondFactorQuestion | null>(null);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { username: '', password: '' },
  });

  const enter = async (user: SessionUser): Promise<void> => {
    if (user.role === role) return;
    // An account of another role: it must not stay signed in without the user noticing.
    await session.signOut();
    setQuestion(null);
    setFailure(invalidCredentials);
  };

  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(null);
    const result = await session.signIn(username, password);
    if (result.success) return enter(result.user);
    if (result.secondFactor) return setQuestion(result.secondFactor);
    setFailure(failureText(result));
  });

  if (question)
    return (
      <Suspense fallback={<PageSpinner />}>
        <SecondStep
          question={question}
          onSignedIn={(user) => void enter(user)}
          onBack={(why) => {
            setQuestion(null);
            setFailure(why);
          }}
        />
      </Suspense>
    );

  const field = fieldProps(register, errors);
  return (
    <chakra.form onFocus={preload} onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        required
        {...field('username')}
      />
      <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </chakra.form>
  );
};

interface RoleGateProps {
  readonly role: Role;
  /** Renders what surrounds the form. */
  readonly renderSignIn: (form: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to one role, and a sign-in form to everyone else. */
export const RoleGate = ({ role, renderSignIn, children }: RoleGateProps) => {
  const { loading, user } = useSession();
  const { pathname } = useLocation();
  if (loading) return <PageSpinner />;
  if (user?.role === role && user.mustChangePassword)
    return <Navigate to="/change-password" replace state={{ next: pathname } satisfies RedirectState} />;
  if (user?.role === role && user.mustAddSecondFactor)
    return <Navigate to="/second-factor" replace state={{ next: pathname } satisfies RedirectState} />;
  return user?.role === role ? children : renderSignIn(<GateForm role={role} />);
};
