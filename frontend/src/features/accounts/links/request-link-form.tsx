import { useRequestPasswordResetMutation, useRequestVerificationMutation } from '../../../gql/generated.ts';
import { EmailForm } from './email-form.tsx';

/** Requests a new link to verify an address. */
export const VerificationLinkForm = ({ action = 'Send a new link' }: { action?: string }) => {
  const [request] = useRequestVerificationMutation();
  const send = async (email: string): Promise<string> =>
    (await request({ variables: { email } })).data?.requestVerification.message ?? '';
  return <EmailForm action={action} send={send} />;
};

/** Requests a link to choose a new password. */
export const PasswordLinkForm = ({
  action = 'Send a new link',
  email,
}: {
  action?: string;
  email?: string;
}) => {
  const [request] = useRequestPasswordResetMutation();
  const send = async (address: string): Promise<string> =>
    (await request({ variables: { email: address } })).data?.requestPasswordReset.message ?? '';
  return <EmailForm action={action} email={email} send={send} />;
};
