import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { contactSentences } from '@hearthline/rules/contacts.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateContactMutation } from '../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../platform/error-text.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { contactForm, emptyContactForm, type ContactFormFields, type ContactFormValues } from './contact-form-rule.ts';
import { fullName, statusOptions } from './contact-words.ts';

interface AddContactDialogProps {
  /** The contact is stored. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const fields = ['firstName', 'lastName', 'email', 'phone', 'company', 'status', 'tags'] as const;

const Pair = chakra('div', { base: { display: 'grid', gap: { base: '4', sm: '5' }, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } });

/** The form for a new contact. Whatever goes wrong, what was typed stays. */
export const AddContactDialog = ({ onSaved, onClose }: AddContactDialogProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateContactMutation();
  const { register, control, handleSubmit, setError, setFocus, formState: { errors, isSubmitting } } = useForm<ContactFormFields, unknown, ContactFormValues>({
    resolver: zodResolver(contactForm),
    defaultValues: emptyContactForm,
  });
  const required = useWatch({ control, name: ['firstName', 'lastName', 'email'] });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      await create({ variables: { input } });
    } catch (error) {
      const first = fields.find((name) => showFieldErrors(error, setError, [name]));
      if (first) {
        showFieldErrors(error, setError, fields);
        setFocus(first);
      } else {
        setFailure(`${contactSentences.createFailed}. ${errorText(error)}`);
      }
      return;
    }
    showToast({ title: 'Contact added', text: `${fullName(input)} is now among your contacts.` });
    onSaved();
  });

  return (
    <FormDialog
      title="Add contact" action="Save contact" busyText="Saving..." busy={isSubmitting} disabled={required.some((value) => !value.trim())}
      error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}
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
      <Pair>
        <SelectField label="Status" error={errors.status?.message} {...register('status')}>
          {statusOptions.map(({ status, title }) => <option key={status} value={status}>{title}</option>)}
        </SelectField>
        <TextField label="Tags" help="Separate them with commas." autoComplete="off" error={errors.tags?.message} {...register('tags')} />
      </Pair>
    </FormDialog>
  );
};
