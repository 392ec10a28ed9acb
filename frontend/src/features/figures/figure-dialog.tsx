import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { figureUnits } from '@hearthline/rules/figure-list.ts';
import { recordedFigure, type RecordedFigure } from '@hearthline/rules/figures.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useRecordFigureMutation, type EditableFigureFragment } from '../../gql/generated.ts';
import { errorText, problemOf, showFieldErrors } from '../../platform/error-text.ts';
import { ConflictMessage } from '../../ui/conflict-message.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { boardTitle, unitTitle } from './figure-words.ts';

interface FigureDialogProps {
  readonly figure: EditableFigureFragment;
  /** Reads it again, after somebody else was faster. */
  readonly reload: () => Promise<EditableFigureFragment | null>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Fields = z.input<typeof recordedFigure>;
const valuesOf = ({ value, unit, asOf, note, version }: EditableFigureFragment): Fields => ({ value: value ?? '', unit, asOf: asOf ?? '', note: note ?? '', version });

/** Records what a figure is now; what it was stays in its history. */
export const FigureDialog = ({ figure, reload, onSaved, onClose }: FigureDialogProps) => {
  const [newer, setNewer] = useState<EditableFigureFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [record] = useRecordFigureMutation();
  const { register, handleSubmit, reset, setError, setValue, formState: { errors, isSubmitting } } = useForm<Fields, unknown, RecordedFigure>({ resolver: zodResolver(recordedFigure), defaultValues: valuesOf(figure) });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      await record({ variables: { key: figure.key, input } });
      onSaved();
    } catch (error) {
      if (problemOf(error).code === 'CONFLICT') {
        const found = await reload().catch(() => null);
        return found ? setNewer(found) : setFailure(errorText(error));
      }
      if (!showFieldErrors(error, setError, ['value', 'unit', 'asOf', 'note'] as const)) setFailure(errorText(error));
    }
  });
  const settle = (load: boolean): void => {
    if (!newer) return;
    if (load) reset(valuesOf(newer));
    else setValue('version', newer.version);
    setNewer(null);
  };

  return (
    <FormDialog
      title={[figure.label, figure.caption].filter(Boolean).join(', ')} description={`A figure of the ${boardTitle[figure.board]}. Its people see the new value at once.`}
      action="Record" busyText="Recording..." busy={isSubmitting} disabled={Boolean(newer)} error={failure} onSubmit={(event) => void submit(event)} onClose={onClose}
    >
      <Pair>
        <TextField label="Value" required autoComplete="off" error={errors.value?.message} {...register('value')} />
        <SelectField label="Unit" error={errors.unit?.message} {...register('unit')}>
          {figureUnits.map((unit) => <option key={unit} value={unit}>{unitTitle[unit]}</option>)}
        </SelectField>
      </Pair>
      <TextField label="As of" type="date" required help="The day the value holds for: today or earlier." error={errors.asOf?.message} {...register('asOf')} />
      <TextAreaField label="Note" rows={2} minH="20" help="Where it comes from. Only admins see it." error={errors.note?.message} {...register('note')} />
      {newer && <ConflictMessage onLoad={() => settle(true)} onKeep={() => settle(false)} />}
    </FormDialog>
  );
};

const Pair = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))', alignItems: 'start' } });
