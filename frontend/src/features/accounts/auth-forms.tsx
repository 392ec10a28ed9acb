import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onTheWay, type OnTheWay } from '../../platform/landing.ts';
import { FormMessage } from '../../ui/form-message.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SignInForm, useSignInForm } from './sign-in-form.tsx';
import { SignUpForm, useSignUpForm } from './sign-up-form.tsx';

/** What has just worked and led here; the focus goes to it, so that it is read out. */
const Notice = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [text]);
  return <chakra.div ref={place} tabIndex={-1} mb="6" borderRadius="md"><FormMessage>{text}</FormMessage></chakra.div>;
};

/** Signing in and signing up, as tabs (`?tab=signup`). */
export const AuthForms = () => {
  const signIn = useSignInForm();
  const signUp = useSignUpForm();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { notice } = onTheWay(state);

  const toLogin = (message: string, email: string): void => {
    signIn.reset({ email, password: '' });
    const query = new URLSearchParams(search);
    query.set('tab', 'login');
    void navigate({ pathname, search: `?${query}` }, { replace: true, state: { notice: message } satisfies OnTheWay });
  };

  return (
    <Tabs
      label="Account"
      tabs={[
        { id: 'login', title: 'Sign In', content: <>{notice && <Notice text={notice} />}<SignInForm form={signIn} /></> },
        { id: 'signup', title: 'Sign Up', content: <SignUpForm form={signUp} onSignedUp={toLogin} /> },
      ]}
    />
  );
};
