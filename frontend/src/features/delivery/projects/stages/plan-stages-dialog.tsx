import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { defaultPlan } from '@hearthline/rules/delivery/projects/timeline.ts';
import { foldStage, projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { projectTimeLine } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import {
  usePlanProjectStagesMutation,
  ProjectDocument,
  type ProjectDetailsFragment,
  type ProjectTimeLineFragment,
} from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TrashIcon } from '../../../../ui/theme/further-icons.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { mergeStages, newStage, plannedOf, type PlannedStage } from './stage-merge.ts';
import { readableDetails } from '../project-query.ts';
import { MoveStageButtons } from './move-stage-buttons.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

type Planned = ProjectDetailsFragment & ProjectTimeLineFragment;

interface PlanStagesDialogProps {
  readonly project: Planned;
  readonly onClose: () => void;
}

const rule = projectTimeLine.pick({ stages: true });

interface Fields {
  stages: PlannedStage[];
}

const toInput = ({ stages }: Fields): z.input<typeof rule> => ({
  stages: stages.map(({ name, plannedFor, beganOn, finishedOn }) => ({
    name,
    plannedFor: plannedFor || null,
    beganOn: beganOn || null,
    finishedOn: finishedOn || null,
  })),
});
const check = zodResolver(rule);

const Line = chakra('li', {
  base: { display: 'grid', gap: '3', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', p: '4' },
});
const days = [
  ['plannedFor', 'Planned for'],
  ['beganOn', 'Began on'],
  ['finishedOn', 'Finished on'],
] as const;

/** Edits the whole time line at once: order, names and days of the stages. */
export const PlanStagesDialog = ({ project, onClose }: PlanStagesDialogProps) => {
  const { user } = useSession();
  const [plan] = usePlanProjectStagesMutation();
  const [readNewest] = useLazyQuery(ProjectDocument, networkOnly);
  const [opened] = useState(() => plannedOf(project));
  const form = useForm<Fields, unknown, z.output<typeof rule>>({
    resolver: (fields, context, options) => check(toInput(fields), context, options as never),
    defaultValues: { stages: opened },
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setValue,
    getValues,
    formState: { errors, isSubmitting },
  } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stages' });
  const restored = useRestoredForm(`stages:${project.id}`, form);
  /** The time line that the form is based on, for telling what was typed from what was there. */
  const [base, setBase] = useState((restored.baseValues['stages'] as PlannedStage[] | undefined) ?? opened);
  const typed = useWatch({ control, name: 'stages' });
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: project,
    restored,
    fields: [],
    setError: () => undefined,
    reload: async () =>
      (await readNewest({ variables: { id: project.id, ...readableDetails(user) } })).data?.project,
    fill: (newer, { keepDirtyValues }) => {
      const stored = plannedOf(newer);
      const merged = keepDirtyValues && mergeStages(base, getValues('stages'), stored, newer.stage);
      setBase(stored);
      reset({ stages: stored });
      if (merged) setValue('stages', merged, { shouldDirty: true });
    },
  });
  const { startDate, estimatedCompletion } = project;
  const spread = (): void => {
    const defaultDays = new Map(
      defaultPlan(startDate, estimatedCompletion).map(({ name, plannedFor }) => [
        foldStage(name),
        plannedFor,
      ]),
    );
    getValues('stages').forEach(({ name }, index) => {
      const day = defaultDays.get(foldStage(name));
      if (day) setValue(`stages.${index}.plannedFor`, day, { shouldDirty: true });
    });
  };
  const submit = handleSubmit(async ({ stages }) => {
    if (!(await save((version) => plan({ variables: { id: project.id, input: { version, stages } } }))))
      return;
    showToast({ title: 'Time line saved', text: `The stages of ${project.name} are up to date.` });
    close();
  });
  const listError = errors.stages?.root?.message ?? errors.stages?.message ?? null;

  return (
    <FormDialog
      wide
      title="Plan stages"
      description="Dates can stay blank until you know them."
      action="Save time line"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure ?? listError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.ol listStyle="none" display="grid" gap="3">
        {fields.map(({ id }, index) => {
          const name = typed[index]?.name ?? '';
          const label = name || `stage ${index + 1}`;
          const isCurrent = foldStage(name) === foldStage(project.stage);
          const wrong = errors.stages?.[index];
          return (
            <Line key={id}>
              <chakra.div display="flex" gap="2" alignItems="flex-start">
                <chakra.div flex="1" minW="0">
                  <TextField
                    label={`Stage ${index + 1}`}
                    required
                    autoComplete="off"
                    error={wrong?.name?.message}
                    {...register(`stages.${index}.name`)}
                  />
                </chakra.div>
                <chakra.div display="flex" gap="2" pt="7">
                  <MoveStageButtons
                    name={label}
                    first={index === 0}
                    last={index === fields.length - 1}
                    onMove={(by) => move(index, index + by)}
                  />
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Remove ${label}`}
                    disabled={isCurrent}
                    title={isCurrent ? projectSentences.stageLost : undefined}
                    onClick={() => remove(index)}
                  >
                    <TrashIcon />
                  </Button>
                </chakra.div>
              </chakra.div>
              <FieldRow fieldWidth="11rem">
                {days.map(([day, label]) => (
                  <TextField
                    key={day}
                    label={label}
                    type="date"
                    error={wrong?.[day]?.message}
                    {...register(`stages.${index}.${day}`)}
                  />
                ))}
              </FieldRow>
            </Line>
          );
        })}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" onClick={() => append(newStage)}>
          <PlusIcon />
          Add stage
        </Button>
        {startDate && estimatedCompletion && (
          <Button variant="outline" size="sm" onClick={spread}>
            Reset to default days
          </Button>
        )}
      </chakra.div>
    </FormDialog>
  );
};
