import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import type { ProjectFormFields } from './project-schema.ts';

interface CustomerFieldsProps {
  readonly register: UseFormRegister<ProjectFormFields>;
  readonly errors: FieldErrors<ProjectFormFields>;
}

/** The fields that a customer can edit too. */
export const CustomerFields = ({ register, errors }: CustomerFieldsProps) => (
  <>
    <FieldRow fieldWidth="13rem">
      <TextField
        label="Phone for this project"
        type="tel"
        autoComplete="off"
        error={errors.contactPhone?.message}
        {...register('contactPhone')}
      />
      <TextField
        label="Email for this project"
        type="email"
        autoComplete="off"
        error={errors.contactEmail?.message}
        {...register('contactEmail')}
      />
    </FieldRow>
    <TextAreaField
      label="Notes"
      rows={3}
      help="For everybody on the project: access, pets, preferred times."
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
);
