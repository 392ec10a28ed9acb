import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { formatForm, type FormatForm } from '@hearthline/rules/sale/appointments/format-input.ts';
import { media, mediumTitles } from '@hearthline/rules/sale/appointments/formats.ts';
import type { z } from 'zod';
import {
  useCreateAppointmentFormatMutation,
  useUpdateAppointmentFormatMutation,
  type FormatRowFragment,
} from '../../../../gql/generated.ts';
import { useVersionedForm } from '../../../../platform/form-memory/versioned-form.ts';
import { CheckboxField, SelectField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';

interface FormatDialogProps {
  /** Null for a new one. */
  readonly format: FormatRowFragment | null;
  /** Loads the format as stored now. */
  readonly reload: () => Promise<FormatRowFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof formatForm>;

const valuesOf = (format: FormatRowFragment | null): Fields =>
  format
    ? {
        name: format.name,
        medium: format.medium,
        place: format.place ?? '',
        minutes: format.minutes,
        bufferBefore: format.bufferBefore,
        bufferAfter: format.bufferAfter,
        noticeHours: format.noticeHours,
        offered: format.offered,
      }
    : {
        name: '',
        medium: 'visit',
        place: '',
        minutes: 30,
        bufferBefore: 0,
        bufferAfter: 0,
        noticeHours: 0,
        offered: true,
      };

/** Edits a format: what it is called, where it takes place, how long it takes. */
export const FormatDialog = ({ format, reload, onSaved, onClose }: FormatDialogProps) => {
  const [create] = useCreateAppointmentFormatMutation();
  const [update] = useUpdateAppointmentFormatMutation();
  const {
    form: { register },
    field,
    errors,
    dialog,
  } = useVersionedForm({
    name: `format:${format?.id ?? 'new'}`,
    row: format,
    resolver: zodResolver(formatForm),
    valuesOf,
    reload,
    send: (input: FormatForm, version: number) =>
      format
        ? update({ variables: { id: format.id, input: { ...input, version } } })
        : create({ variables: { input } }),
    onSaved: () => onSaved(),
    onClose,
  });
  const number = (
    label: string,
    name: 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeHours',
    min: number,
    max: number,
  ) => (
    <TextField
      label={label}
      required
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      {...field(name, { valueAsNumber: true })}
    />
  );
  return (
    <FormDialog title={format ? 'Edit format' : 'Add format'} action="Save format" {...dialog}>
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <SelectField label="How you meet" {...field('medium')}>
        {media.map((medium) => (
          <option key={medium} value={medium}>
            {mediumTitles[medium]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Place or link (optional)"
        autoComplete="off"
        {...field('place')}
        help="Empty: we call the visitor; the consultant emails a link; or the address of the company."
      />
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        {number('Length in minutes', 'minutes', 5, 480)}
        {number('Least notice in hours', 'noticeHours', 0, 336)}
        {number('Minutes kept free before', 'bufferBefore', 0, 240)}
        {number('Minutes kept free after', 'bufferAfter', 0, 240)}
      </chakra.div>
      <CheckboxField label="Visitors can book it" {...register('offered')} />
      {errors.offered && (
        <chakra.p role="alert" color="danger" textStyle="small">
          {errors.offered.message}
        </chakra.p>
      )}
    </FormDialog>
  );
};
