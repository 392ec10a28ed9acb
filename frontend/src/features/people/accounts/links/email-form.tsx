import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { lateResolver } from '../../../../platform/forms/late-resolver.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const { resolver, preload } = lateResolver<{ email: string }>(() =>
  import('../account-resolvers.ts').then((file) => file.mailboxResolver),
);

interface EmailFormProps {
  /** The button's text. */
  readonly action: string;
  readonly email?: string;
  /** Requests the e-mail. @returns the server's message, the same for every address */
  readonly send: (email: string) => Promise<string>;
  /** Starts loading what that needs. */
  readonly onFocus: () => void;
}

/** Asks for the address to which a link is to be mailed. */
export const EmailForm = ({ action, email = '', send, onFocus }: EmailFormProps) => {
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    resolver,
    defaultValues: { email },
  });

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      setSent(await send(values.email));
    } catch (error) {
      if (!showFieldErrors(error, setError, ['email'])) setFailure(errorText(error));
    }
  });

  if (sent) {
    return (
      <chakra.div display="grid" gap="4" justifyItems="start">
        <FormMessage takesFocus>{sent}</FormMessage>
        <Text look="small" quiet>
          Nothing after a few minutes? Check your spam folder and the spelling of the address.
        </Text>
        <Button variant="outline" size="sm" onClick={() => setSent(null)}>
          Try another address
        </Button>
      </chakra.div>
    );
  }
  return (
    <chakra.form
      onFocus={() => {
        preload();
        onFocus();
      }}
      onSubmit={(event) => void submit(event)}
      noValidate
      display="grid"
      gap="5"
    >
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : action}
      </Button>
    </chakra.form>
  );
};
