import { useLazyQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { progressReport } from '@hearthline/rules/delivery/projects/progress-report.ts';
import {
  changedState,
  followWords,
  isContradiction,
  isNextStage,
  deriveState,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { defaultStages } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  useReportProgressMutation,
  SiteProjectDocument,
  type SiteProjectFragment,
} from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const report = progressReport.omit({ version: true });

interface ReportProgressDialogProps {
  readonly project: SiteProjectFragment;
  readonly onClose: () => void;
}

/** The contractor's report from the site: stage, progress, and a note for the history. */
export const ReportProgressDialog = ({ project, onClose }: ReportProgressDialogProps) => {
  const stagesId = useId();
  const [send] = useReportProgressMutation(useRefetchActiveQueries('SiteProjects'));
  const [read] = useLazyQuery(SiteProjectDocument, networkOnly);
  const form = useForm<z.input<typeof report>, unknown, z.output<typeof report>>({
    resolver: zodResolver(report),
    defaultValues: { stage: project.stage, progress: project.progress, note: '' },
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    getValues,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`progress:${project.id}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: project,
    restored,
    setError,
    fields: ['stage', 'progress', 'note'] as const,
    reload: async () => (await read({ variables: { id: project.id } })).data?.project,
    // The note is the writer's own: a newer version has no other one to replace it.
    fill: ({ stage, progress }, how) =>
      reset({ stage, progress, note: how.keepDirtyValues ? '' : getValues('note') }, how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) =>
      send({ variables: { id: project.id, input: { ...values, version } } }),
    );
    if (!saved) return;
    showToast({ title: 'Progress reported', text: `${project.name} is up to date.` });
    close();
  });
  const line = project.stages.map(({ name }) => name);
  const near = [...new Set([...line, ...defaultStages])].filter((name) =>
    isNextStage(line, project.stage, name),
  );
  const [stage, typed] = useWatch({ control, name: ['stage', 'progress'] });
  const wanted = { status: project.status, stage: stage.trim(), progress: typed ?? Number.NaN };
  const settled = deriveState(wanted, changedState(project, wanted));
  const follows =
    wanted.stage &&
    isNextStage(line, project.stage, wanted.stage) &&
    Number.isInteger(wanted.progress) &&
    !isContradiction(settled)
      ? followWords(wanted, settled)
      : '';
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Report progress"
      description={project.name}
      action="Send report"
      busyText="Sending..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Stage"
        required
        list={stagesId}
        autoComplete="off"
        help="Pick the current, previous, or next stage, or enter your own."
        {...field('stage')}
      />
      <datalist id={stagesId}>
        {near.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Percent complete"
        required
        type="number"
        inputMode="numeric"
        min={0}
        max={100}
        step={1}
        {...field('progress', { valueAsNumber: true })}
      />
      {follows && <FormMessage>Your report will also set {follows}.</FormMessage>}
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={1000}
        help="Added to the project history, where the customer can read it."
        {...field('note')}
      />
    </FormDialog>
  );
};
