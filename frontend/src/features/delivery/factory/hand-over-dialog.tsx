import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react/styled-system';
import { handOverChecklist } from '@hearthline/rules/delivery/factory.ts';
import { homeHandOver } from '@hearthline/rules/delivery/factory-rules.ts';
import { requiredDocumentSentences } from '@hearthline/rules/delivery/projects/required-documents.ts';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useHandOverHomeMutation, type HomeCardFragment } from '../../../gql/generated.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { problemOf } from '../../../platform/api/error-text.ts';
import { useSaveError } from '../../../platform/form-memory/save-failure.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { CheckboxField, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';

const rule = homeHandOver.omit({ version: true });

interface HandOverDialogProps {
  readonly home: HomeCardFragment;
  readonly today: string;
  readonly attempt: (work: () => Promise<unknown>) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The checklist before a home leaves, its day of departure, and who drives it. */
export const HandOverDialog = ({ home, today, attempt, onClose }: HandOverDialogProps) => {
  const { failure, fail, clear } = useSaveError('No changes made');
  const close = useIfMounted(onClose);
  const [send] = useHandOverHomeMutation({ refetchQueries: ['HandedOverHomes'] });
  const form = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { carrier: '', transportOn: today, checklist: [], withoutPapers: '' },
  });
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = form;
  // Asked for once the server has refused to go on without papers, which only whoever may decide about it is told as a field.
  const needsReason =
    Boolean(useWatch({ control, name: 'withoutPapers' })) || errors.withoutPapers !== undefined;
  useRestoredForm(`hand-over:${home.id}`, form);
  const submit = handleSubmit(async ({ withoutPapers, ...values }) => {
    clear();
    let papers: string | undefined;
    const problem = await attempt(() =>
      send({
        variables: {
          id: home.id,
          input: { ...values, ...(withoutPapers && { withoutPapers }), version: home.version },
        },
      }).catch((error: unknown) => {
        papers = problemOf(error).fieldErrors['withoutPapers'];
        throw error;
      }),
    );
    if (papers) setError('withoutPapers', { message: papers });
    else if (problem) fail(problem);
    else close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Hand over to transport"
      description={home.projectName}
      action="Hand over"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.fieldset border="none" minW="0" display="grid" gap="3">
        <chakra.legend textStyle="label" mb="3">
          Checklist before transport
        </chakra.legend>
        {handOverChecklist.map(({ id, title }) => (
          <CheckboxField key={id} label={title} value={id} {...register('checklist')} />
        ))}
        {errors.checklist?.message && <FormMessage tone="error">{errors.checklist.message}</FormMessage>}
      </chakra.fieldset>
      <TextField label="Carrier" required autoComplete="off" {...field('carrier')} />
      <TextField label="Transport date" type="date" required min={today} {...field('transportOn')} />
      {needsReason && (
        <TextAreaField
          label={requiredDocumentSentences.reasonLabel}
          rows={2}
          maxLength={500}
          help={requiredDocumentSentences.reasonHelp}
          {...field('withoutPapers')}
        />
      )}
    </FormDialog>
  );
};
