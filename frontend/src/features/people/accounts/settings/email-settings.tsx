import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { emailChange } from '@hearthline/rules/people/accounts.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeEmailMutation, useHeldEmailChangeQuery } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import type { SessionUser } from '../../../../platform/session/session-store.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Form = ({ onSent, onClose }: { onSent: (message: string) => void; onClose: () => void }) => {
  const [change] = useChangeEmailMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver: zodResolver(emailChange),
    defaultValues: { email: '', currentPassword: '' },
  });
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { data } = await change({ variables: values });
      onSent(data?.changeEmail.message ?? '');
    } catch (error) {
      if (!showFieldErrors(error, setError, ['email', 'currentPassword'])) setFailure(errorText(error));
    }
  });

  const field = fieldProps(register, errors);
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5" mt="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField label="New Email" type="email" autoComplete="email" required {...field('email')} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send the link'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
};

/** The new address that the viewer has confirmed and that waits for staff, if there is one. */
const HeldChangeNotice = ({ email }: { email: string }) => (
  <chakra.div mt="4" pt="4" borderTopWidth="1px" borderColor="line" display="grid" gap="1.5">
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minW="0">
      <Text overflowWrap="anywhere">{email}</Text>
      <Badge tone="act">Waiting for our office</Badge>
    </chakra.div>
    <Text look="small" quiet>
      Until we mail you, you sign in with the address above.
    </Text>
  </chakra.div>
);

/** Shows and changes the account's e-mail address: a change needs the password and takes effect once the mailed link is used. */
export const EmailSettings = ({ user }: { user: SessionUser }) => {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // Always loaded anew: staff answer at any time.
  const { data, refetch } = useHeldEmailChangeQuery(networkOnly);
  const heldChange = data?.heldEmailChange;
  const close = (message: string | null): void => {
    setSent(message);
    // A new wish ends the one before.
    if (message !== null) void refetch().catch(() => undefined);
    setOpen(false);
    place.current?.focus();
  };
  return (
    <chakra.div ref={place} tabIndex={-1} borderRadius="md">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minW="0">
          <Text overflowWrap="anywhere">{user.email}</Text>
          {user.isEmailVerified && <Badge tone="done">Verified</Badge>}
        </chakra.div>
        {!open && (
          <Button
            variant="outline"
            onClick={() => {
              setSent(null);
              setOpen(true);
            }}
          >
            Change email
          </Button>
        )}
      </chakra.div>
      {heldChange && <HeldChangeNotice email={heldChange.email} />}
      {open && <Form onSent={close} onClose={() => close(null)} />}
      {sent && (
        <chakra.div mt="5">
          <FormMessage takesFocus>{sent}</FormMessage>
        </chakra.div>
      )}
    </chakra.div>
  );
};
