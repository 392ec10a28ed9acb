import { zodResolver } from '@hookform/resolvers/zod';
import { figureUnits } from '@hearthline/rules/office/figure-list.ts';
import { recordedFigure, type RecordedFigure } from '@hearthline/rules/office/figures.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useRecordFigureMutation, type EditableFigureFragment } from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { boardTitle, unitTitle } from './figure-words.ts';

interface FigureDialogProps {
  readonly figure: EditableFigureFragment;
  /** Reloads it after a conflict. */
  readonly reload: () => Promise<EditableFigureFragment | null | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof recordedFigure>;
const valuesOf = ({ value, unit, asOf, note, version }: EditableFigureFragment): Fields => ({
  value: value ?? '',
  unit,
  asOf: asOf ?? '',
  note: note ?? '',
  version,
});

/** Records a figure's new value; the previous one stays in its history. */
export const FigureDialog = ({ figure, reload, onSaved, onClose }: FigureDialogProps) => {
  const [record] = useRecordFigureMutation();
  const form = useForm<Fields, unknown, RecordedFigure>({
    resolver: zodResolver(recordedFigure),
    defaultValues: valuesOf(figure),
  });
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`figure:${figure.key}`, form);

  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: figure,
    restored,
    reload,
    setError,
    fields: ['value', 'unit', 'asOf', 'note'] as const,
    fill: (newer, how) => reset(valuesOf(newer), how),
  });
  const submit = handleSubmit(async (values) => {
    if (!(await save((version) => record({ variables: { key: figure.key, input: { ...values, version } } }))))
      return;
    onSaved();
    close();
  });

  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={[figure.label, figure.caption].filter(Boolean).join(', ')}
      description={`Shown on the ${boardTitle[figure.board]}. The new value appears there right away.`}
      action="Record"
      busyText="Recording..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FieldRow>
        <TextField label="Value" required autoComplete="off" {...field('value')} />
        <SelectField label="Unit" {...field('unit')}>
          {figureUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unitTitle[unit]}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <TextField
        label="As of"
        type="date"
        required
        help="The date of this value: today or earlier."
        {...field('asOf')}
      />
      <TextAreaField
        label="Note"
        rows={2}
        minH="20"
        help="The source of this value. Visible to admins only."
        {...field('note')}
      />
    </FormDialog>
  );
};
