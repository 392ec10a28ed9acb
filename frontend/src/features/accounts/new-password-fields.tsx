import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  /** What is typed, for the rules below it. */
  readonly value: string;
  readonly errors: FieldErrors<{ password: string; confirmPassword: string }>;
  /** `register('password', { deps: ['confirmPassword'] })`: correcting the first mends the second's error too. */
  readonly first: UseFormRegisterReturn;
  readonly second: UseFormRegisterReturn;
}

/** A new password, twice, with what it needs. */
export const NewPasswordFields = ({ label, value, errors, first, second }: NewPasswordFieldsProps) => (
  <>
    <PasswordField label={label} autoComplete="new-password" required help={<PasswordRules value={value} />} error={errors.password?.message} {...first} />
    <PasswordField label="Confirm Password" autoComplete="new-password" required error={errors.confirmPassword?.message} {...second} />
  </>
);
