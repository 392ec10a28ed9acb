import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import { useContactTagsQuery, type ContactRowFragment } from '../../gql/generated.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { ContactDifferences } from './contact-differences.tsx';
import type { ContactFormFields } from './contact-form-rule.ts';
import { useContactForm } from './contact-form.ts';
import { fullName, statusOptions } from './contact-words.ts';
import { DuplicateHint } from './duplicate-hint.tsx';

interface ContactDialogProps {
  /** The contact to edit; missing for a new one. */
  readonly contact?: ContactRowFragment;
  /** Called when the contact is stored; the dialog closes by itself. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const Pair = chakra('div', { base: { display: 'grid', gap: { base: '4', sm: '5' }, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' } });

/** The form for a new contact or an edited one. Whatever goes wrong, what was typed stays. */
export const ContactDialog = ({ contact, onSaved, onClose }: ContactDialogProps) => {
  const { form, values, failure, conflict, newer, submit } = useContactForm({ contact, onSaved, onClose });
  const { register, control, formState: { errors, isSubmitting, defaultValues } } = form;
  const { data } = useContactTagsQuery({ fetchPolicy: 'cache-and-network' });
  const { firstName, lastName, email, phone } = values;
  const tagError = errors.tags?.message ?? errors.tags?.find?.((error) => error?.message)?.message;
  return (
    <FormDialog
      title={contact ? `Edit ${fullName(contact)}` : 'Add contact'} action="Save contact" busyText="Saving..." busy={isSubmitting}
      disabled={[firstName, lastName, email].some((value) => !value.trim()) || conflict !== null} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}
    >
      <Pair>
        <TextField label="First Name" required autoComplete="off" error={errors.firstName?.message} {...register('firstName')} />
        <TextField label="Last Name" required autoComplete="off" error={errors.lastName?.message} {...register('lastName')} />
      </Pair>
      <TextField label="Email" type="email" required autoComplete="off" error={errors.email?.message} {...register('email')} />
      <Pair>
        <TextField label="Phone" type="tel" autoComplete="off" error={errors.phone?.message} {...register('phone')} />
        <TextField label="Company" autoComplete="off" error={errors.company?.message} {...register('company')} />
      </Pair>
      <SelectField label="Status" error={errors.status?.message} {...register('status')}>
        {statusOptions.map(({ status, title }) => <option key={status} value={status}>{title}</option>)}
      </SelectField>
      <Controller
        control={control} name="tags"
        render={({ field: { value, onChange, ref } }) => <TagField label="Tags" tags={value} known={data?.contactTags ?? []} error={tagError} onTags={onChange} inputRef={ref} />}
      />
      {!contact && <DuplicateHint probe={{ firstName, lastName, email, phone }} />}
      {conflict && newer && <ConflictMessage {...conflict}><ContactDifferences base={defaultValues as ContactFormFields} mine={values} theirs={newer} /></ConflictMessage>}
    </FormDialog>
  );
};
