import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { PasswordRules } from '../password-rules.tsx';

interface NewPasswordFieldsProps {
  readonly label: string;
  /** The typed password, for checking the rules shown below it. */
  readonly value: string;
  readonly errors: FieldErrors<{ password: string; confirmPassword: string }>;
  /** `register('password', { deps: ['confirmPassword'] })`: correcting the first also clears the second's error. */
  readonly first: UseFormRegisterReturn;
  readonly second: UseFormRegisterReturn;
}

/** Two fields for a new password, with its rules. */
export const NewPasswordFields = ({ label, value, errors, first, second }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      autoComplete="new-password"
      required
      help={<PasswordRules value={value} />}
      error={errors.password?.message}
      {...first}
    />
    <PasswordField
      label="Confirm Password"
      autoComplete="new-password"
      required
      error={errors.confirmPassword?.message}
      {...second}
    />
  </>
);
