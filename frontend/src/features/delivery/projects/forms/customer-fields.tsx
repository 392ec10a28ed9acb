import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import type { ProjectFormFields } from './project-schema.ts';

interface CustomerFieldsProps {
  readonly register: UseFormRegister<ProjectFormFields>;
  readonly errors: FieldErrors<ProjectFormFields>;
}

/** The fields that a customer can edit too. */
export const CustomerFields = ({ register, errors }: CustomerFieldsProps) => {
  const field = fieldProps(register, errors);
  return (
    <>
      <FieldRow fieldWidth="13rem">
        <TextField label="Phone for this project" type="tel" autoComplete="off" {...field('contactPhone')} />
        <TextField
          label="Email for this project"
          type="email"
          autoComplete="off"
          {...field('contactEmail')}
        />
      </FieldRow>
      <TextAreaField
        label="Notes"
        rows={3}
        help="For everybody on the project: access, pets, preferred times."
        {...field('notes')}
      />
    </>
  );
};
