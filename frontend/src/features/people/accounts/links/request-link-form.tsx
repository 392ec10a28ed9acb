import { useLateMutation } from '../../../../platform/graphql/late-mutation.ts';
import { EmailForm } from './email-form.tsx';

/** Requests a new link to verify an address. */
export const VerificationLinkForm = ({ action = 'Send a new link' }: { action?: string }) => {
  const { mutate, preload } = useLateMutation(() =>
    import('../../../../gql/operations/people-accounts-links-request-verification.ts').then(
      (file) => file.RequestVerificationDocument,
    ),
  );
  const send = async (email: string): Promise<string> =>
    (await mutate({ email }))?.requestVerification.message ?? '';
  return <EmailForm action={action} send={send} onFocus={preload} />;
};

/** Requests a link to choose a new password. */
export const PasswordLinkForm = ({
  action = 'Send a new link',
  email,
}: {
  action?: string;
  email?: string;
}) => {
  const { mutate, preload } = useLateMutation(() =>
    import('../../../../gql/operations/people-accounts-links-request-password-reset.ts').then(
      (file) => file.RequestPasswordResetDocument,
    ),
  );
  const send = async (address: string): Promise<string> =>
    (await mutate({ email: address }))?.requestPasswordReset.message ?? '';
  return <EmailForm action={action} email={email} send={send} onFocus={preload} />;
};
