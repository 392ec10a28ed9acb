import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { userChange } from '@hearthline/rules/people/users.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  NewestUserDocument,
  useUpdateUserMutation,
  type UserRowFragment,
} from '../../../../gql/generated.ts';
import { changeResolver } from '../../../../platform/form-memory/changed-fields-resolver.ts';
import { phoneText } from '../../../../domain/company.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { roleOptions } from '../users/user-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface UserFormProps {
  readonly user: UserRowFragment;
  readonly onSaved: () => void;
  /** Reports whether there is unsaved input. */
  readonly onTyping: (isTyping: boolean) => void;
  /** Reports whether it is being saved. */
  readonly onSaving: (isSaving: boolean) => void;
}

type Fields = z.input<typeof userChange>;

const fieldsOf = (user: UserRowFragment): Fields => ({
  ...textsOf(userChange, user, ['role', 'version']),
  phone: phoneText(user.phone ?? ''),
  role: user.role,
  version: user.version,
});

/** Name, phone, username and role of an account. If a colleague was faster, the user is told and loses nothing they typed. */
export const UserForm = ({ user, onSaved, onTyping, onSaving }: UserFormProps) => {
  const [update] = useUpdateUserMutation();
  const [readNewest] = useLazyQuery(NewestUserDocument, networkOnly);
  const form = useForm<Fields, unknown, z.output<typeof userChange>>({
    resolver: changeResolver(userChange, fieldsOf(user)),
    defaultValues: fieldsOf(user),
  });
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  useEffect(() => onTyping(isDirty), [onTyping, isDirty]);
  useEffect(() => onSaving(isSubmitting), [onSaving, isSubmitting]);
  const restored = useRestoredForm(`user:${user.id}`, form);

  const { failure, conflict, save } = useVersionedSave({
    row: user,
    restored,
    setError,
    fields: Object.keys(userChange.shape) as (keyof Fields)[],
    reload: async () => (await readNewest({ variables: { id: user.id } })).data?.user,
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    if (!(await save((version) => update({ variables: { id: user.id, input: { ...values, version } } }))))
      return;
    showToast({ title: 'Saved', text: `The account of ${values.name} is up to date.` });
    onSaved();
  });

  const field = fieldProps(register, errors);
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate display="grid" gap="5">
      <FieldRow fieldWidth="12rem">
        <TextField label="Name" required autoComplete="off" {...field('name')} />
        <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
        <TextField
          label="Username"
          autoComplete="off"
          help="An alternative to email for signing in."
          {...field('username')}
        />
        <SelectField label="Role" required {...field('role')}>
          {roleOptions.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      {conflict && <ConflictMessage {...conflict} />}
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <div>
        <Button type="submit" disabled={isSubmitting || conflict !== null}>
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </chakra.form>
  );
};
