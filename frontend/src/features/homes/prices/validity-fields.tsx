import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { TextField } from '../../../ui/forms/field.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';

type Validity = 'startsOn' | 'endsOn' | 'source' | 'sourceOn';

interface ValidityFieldsProps<Fields extends FieldValues> {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Record<Validity, string>>;
  /** The first day that can be chosen; any, if it is left out. */
  readonly earliest?: string;
  readonly sourceHelp?: string;
}

/** The days on which a price or the terms of a loan hold, and where the figures come from. */
export const ValidityFields = <Fields extends FieldValues & Record<Validity, string>>({
  register,
  errors,
  earliest,
  sourceHelp,
}: ValidityFieldsProps<Fields>) => {
  const field = (name: Validity) => ({ ...register(name as Path<Fields>), error: errors[name]?.message });
  return (
    <>
      <FieldRow>
        <TextField label="First day" type="date" required min={earliest} {...field('startsOn')} />
        <TextField label="Last day" type="date" help="Blank until further notice" {...field('endsOn')} />
      </FieldRow>
      <FieldRow>
        <TextField label="Source" autoComplete="off" maxLength={200} help={sourceHelp} {...field('source')} />
        <TextField label="Source of" type="date" {...field('sourceOn')} />
      </FieldRow>
    </>
  );
};
