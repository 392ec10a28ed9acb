import { useLocation, useNavigate } from 'react-router-dom';
import { readRedirectState, type RedirectState } from '../../../platform/navigation/after-sign-in.ts';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { SignInForm, useSignInForm } from './sign-in/sign-in-form.tsx';
import { SignUpForm, useSignUpForm } from './sign-up/sign-up-form.tsx';

/** Signing in and signing up, as tabs (`?tab=signup`). */
export const AuthForms = () => {
  const signIn = useSignInForm();
  const signUp = useSignUpForm();
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const { notice } = readRedirectState(location.state);

  const toLogin = (message: string, email: string): void => {
    signIn.reset({ email, password: '' });
    const query = new URLSearchParams(search);
    query.set('tab', 'login');
    void navigate(
      { pathname, search: `?${query}` },
      { replace: true, state: { notice: message } satisfies RedirectState },
    );
  };

  return (
    <Tabs
      label="Account"
      tabs={[
        {
          id: 'login',
          title: 'Sign In',
          content: (
            <SignInForm
              form={signIn}
              notice={
                notice && (
                  <FormMessage key={notice} takesFocus>
                    {notice}
                  </FormMessage>
                )
              }
            />
          ),
        },
        { id: 'signup', title: 'Sign Up', content: <SignUpForm form={signUp} onSignedUp={toLogin} /> },
      ]}
    />
  );
};
