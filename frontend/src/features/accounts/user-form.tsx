import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { userChange } from '@hearthline/rules/users.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useNewestUserLazyQuery, useUpdateUserMutation, type UserRowFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { roleOptions } from './user-words.ts';

interface UserFormProps {
  readonly user: UserRowFragment;
  readonly onSaved: () => void;
}

type Fields = z.input<typeof userChange>;

const fieldsOf = ({ name, phone, username, role, version }: UserRowFragment): Fields => ({ name, phone: phone ?? '', username: username ?? '', role, version });

const Fieldset = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' } });

/** Name, phone, username and role of an account. Whoever is slower than a colleague is told, and loses nothing of what was typed. */
export const UserForm = ({ user, onSaved }: UserFormProps) => {
  const [update] = useUpdateUserMutation();
  const [readNewest, { loading }] = useNewestUserLazyQuery({ fetchPolicy: 'network-only' });
  const [failure, setFailure] = useState<{ readonly text: string; readonly outdated: boolean } | null>(null);
  const [caughtUp, setCaughtUp] = useState(false);
  const { register, handleSubmit, setError, reset, formState: { errors, isSubmitting } } = useForm<Fields, unknown, z.output<typeof userChange>>({
    resolver: zodResolver(userChange),
    defaultValues: fieldsOf(user),
  });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    setCaughtUp(false);
    try {
      await update({ variables: { id: user.id, input } });
    } catch (error) {
      if (showFieldErrors(error, setError, ['name', 'phone', 'username', 'role'])) return;
      const { code } = problemOf(error);
      setFailure({ text: errorText(error), outdated: code === 'CONFLICT' });
      return;
    }
    showToast({ title: 'Saved', text: `The account of ${input.name} is up to date.` });
    onSaved();
  });

  const catchUp = async (): Promise<void> => {
    const { data, error } = await readNewest({ variables: { id: user.id } });
    if (!data) return setFailure({ text: errorText(error), outdated: true });
    reset(fieldsOf(data.user), { keepDirtyValues: true });
    setFailure(null);
    setCaughtUp(true);
  };

  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      <Fieldset>
        <TextField label="Name" required autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField label="Phone" type="tel" autoComplete="off" error={errors.phone?.message} {...register('phone')} />
        <TextField label="Username" autoComplete="off" help="A second name to sign in with." error={errors.username?.message} {...register('username')} />
        <SelectField label="Role" required error={errors.role?.message} {...register('role')}>
          {roleOptions.map(({ value, title }) => <option key={value} value={value}>{title}</option>)}
        </SelectField>
      </Fieldset>
      {failure && <FormMessage tone="error">{failure.text}</FormMessage>}
      {caughtUp && <FormMessage tone="plain">This is the newest version, with what you typed on top. Save to keep it.</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={isSubmitting}>{isSubmitting ? 'Saving...' : 'Save'}</Button>
        {failure?.outdated && <Button variant="outline" disabled={loading} onClick={() => void catchUp()}>Load the newer version</Button>}
      </chakra.div>
    </chakra.form>
  );
};
