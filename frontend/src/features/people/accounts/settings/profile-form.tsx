import { chakra } from '@chakra-ui/react/styled-system';
import { accountChange } from '@hearthline/rules/people/accounts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUpdateAccountMutation } from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { phoneText } from '../../../../domain/company.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import type { SessionUser } from '../../../../platform/session/session-store.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../../platform/form-memory/edits-since-submit.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Name and phone. What is typed and not saved yet is restored after a visit to another page. */
export const ProfileForm = ({ user }: { user: SessionUser }) => {
  const session = useSessionStore();
  const [update] = useUpdateAccountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<z.input<typeof accountChange>, unknown, z.output<typeof accountChange>>({
    resolver: changeResolver(accountChange, { name: user.name, phone: phoneText(user.phone ?? '') }),
    defaultValues: { name: user.name, phone: phoneText(user.phone ?? '') },
  });
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm('profile', form, { whenLeft: true });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    const since = editsSinceSubmit(form);
    try {
      await update({ variables: { input } });
    } catch (error) {
      if (!showFieldErrors(error, setError, ['name', 'phone'])) setFailure(errorText(error));
      return;
    }
    restored.discard();
    const late = since();
    reset({ name: input.name, phone: input.phone ?? '' });
    reapplyEdits(form, late);
    showToast({ title: 'Saved', text: 'Your profile is up to date.' });
    await session.reload();
  });

  const field = fieldProps(register, errors);
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </chakra.div>
      {user.username && (
        <Text look="small" quiet>
          Your username is {user.username}. You can sign in with it as well.
        </Text>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <Text look="small" quiet role="status">
          {isDirty && 'You have unsaved changes.'}
        </Text>
      </chakra.div>
    </chakra.form>
  );
};
