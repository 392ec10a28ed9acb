import {
  get,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegister,
} from 'react-hook-form';

/**
 * What the control of each field is given: how the form follows it, and what is wrong with it.
 * @param errors of the form as it is drawn now
 */
export const fieldProps =
  <Values extends FieldValues>(register: UseFormRegister<Values>, errors: FieldErrors<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
