import { Controller } from 'react-hook-form';
import { marketingConsents } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { contactTextNames, contactTexts } from '@hearthline/rules/people/contacts/contact-texts.ts';
import {
  useContactOwnersQuery,
  useContactTagsQuery,
  type ContactRowFragment,
} from '../../../../gql/generated.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TagField } from '../../../../ui/forms/tag-field.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { ContactDifferences } from './contact-differences.tsx';
import type { ContactFormFields } from './contact-schema.ts';
import { useContactForm } from './contact-form-state.ts';
import { consentTitles, fullName, statusOptions } from '../contact-words.ts';
import { DuplicateHint } from './duplicate-hint.tsx';

interface ContactDialogProps {
  /** The contact to edit; missing for a new one. */
  readonly contact?: ContactRowFragment;
  /** Called when the contact is stored; the dialog closes by itself. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The form for a new contact or an edited one. Whatever goes wrong, what was typed stays. */
export const ContactDialog = ({ contact, onSaved, onClose }: ContactDialogProps) => {
  const { form, values, failure, conflict, newer, submit } = useContactForm({ contact, onSaved, onClose });
  const {
    register,
    control,
    formState: { errors, isSubmitting, defaultValues },
  } = form;
  const { data } = useContactTagsQuery();
  const owners = useContactOwnersQuery().data?.contactOwners ?? [];
  // Somebody who no longer looks after contacts stays until another is chosen.
  const former =
    contact?.ownerId && !owners.some(({ id }) => id === contact.ownerId)
      ? [{ id: contact.ownerId, name: contact.ownerName ?? 'A former colleague' }]
      : [];
  const staff = [...owners, ...former];
  const { firstName, lastName, email, phone } = values;
  const needsEmail = contact?.email !== '';
  const needed = needsEmail ? [firstName, lastName, email] : [firstName, lastName];
  const tagError = errors.tags?.message ?? errors.tags?.find?.((error) => error?.message)?.message;
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={contact ? `Edit ${fullName(contact)}` : 'Add contact'}
      action="Save contact"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={needed.some((value) => !value.trim()) || conflict !== null}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow fieldWidth="8.5rem">
        <TextField label="First Name" required autoComplete="off" {...field('firstName')} />
        <TextField label="Last Name" required autoComplete="off" {...field('lastName')} />
      </FieldRow>
      <TextField label="Email" type="email" required={needsEmail} autoComplete="off" {...field('email')} />
      <div>
        <FieldRow fieldWidth="8.5rem">
          <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
          <TextField label="Company" autoComplete="off" {...field('company')} />
        </FieldRow>
        {/* Below what it is about: at the end of the form it is out of sight on a phone. */}
        {!contact && <DuplicateHint probe={{ firstName, lastName, email, phone }} />}
      </div>
      {contactTextNames.map((name) => (
        <TextField
          key={name}
          label={contactTexts[name].title}
          autoComplete="off"
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <FieldRow fieldWidth="8.5rem">
        <SelectField label="Status" {...field('status')}>
          {statusOptions.map(({ status, title }) => (
            <option key={status} value={status}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField label="Owner" {...field('ownerId')}>
          <option value="">Unassigned</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange, ref } }) => (
          <TagField
            label="Tags"
            tags={value}
            known={data?.contactTags ?? []}
            error={tagError}
            onTags={onChange}
            inputRef={ref}
          />
        )}
      />
      <FieldRow fieldWidth="8.5rem">
        <SelectField label="Marketing consent" {...field('marketingConsent')}>
          {marketingConsents.map((consent) => (
            <option key={consent} value={consent}>
              {consentTitles[consent]}
            </option>
          ))}
        </SelectField>
        {values.marketingConsent !== 'unknown' && (
          <TextField
            label="Where they said so"
            placeholder="Contact form"
            autoComplete="off"
            {...field('consentSource')}
          />
        )}
      </FieldRow>
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <ContactDifferences
            base={defaultValues as ContactFormFields}
            mine={values}
            theirs={newer}
            owners={new Map(staff.map(({ id, name }) => [id, name]))}
          />
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
