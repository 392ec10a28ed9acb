import { chakra } from '@chakra-ui/react/styled-system';
import { usualPlan } from '@hearthline/rules/project-stages.ts';
import { foldStage, projectSentences, projectTimeLine } from '@hearthline/rules/projects.ts';
import { useRef, useState, type FormEvent } from 'react';
import { usePlanProjectStagesMutation, type ProjectDetailsFragment, type ProjectTimeLineFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StageMoves } from './stage-moves.tsx';

interface PlanStagesDialogProps {
  readonly project: ProjectDetailsFragment & ProjectTimeLineFragment;
  readonly onClose: () => void;
}

interface Row {
  readonly key: number;
  readonly name: string;
  readonly plannedFor: string;
  readonly beganOn: string;
  readonly finishedOn: string;
}

const Line = chakra('li', {
  base: { display: 'grid', gap: '3', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', p: '4' },
});
const Days = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' } });

/** The whole time line at once: order, names and days of the stages. */
export const PlanStagesDialog = ({ project, onClose }: PlanStagesDialogProps) => {
  const { id, version, stage: current, startDate, estimatedCompletion } = project;
  const [plan, { loading }] = usePlanProjectStagesMutation({ refetchQueries: ['ProjectEvents'] });
  const nextKey = useRef(project.stages.length);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    project.stages.map(({ name, plannedFor, beganOn, finishedOn }, key) => ({ key, name, plannedFor: plannedFor ?? '', beganOn: beganOn ?? '', finishedOn: finishedOn ?? '' })),
  );
  const [failure, setFailure] = useState<string | null>(null);

  const set = (key: number, change: Partial<Row>): void => setRows((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const move = (index: number, by: 1 | -1): void =>
    setRows((before) => {
      const after = [...before];
      const [row] = after.splice(index, 1);
      if (row) after.splice(index + by, 0, row);
      return after;
    });
  const add = (): void => setRows((before) => [...before, { key: nextKey.current++, name: '', plannedFor: '', beganOn: '', finishedOn: '' }]);
  const spread = (): void => {
    const days = new Map(usualPlan(startDate, estimatedCompletion).map(({ name, plannedFor }) => [foldStage(name), plannedFor]));
    setRows((before) => before.map((row) => ({ ...row, plannedFor: days.get(foldStage(row.name)) ?? row.plannedFor })));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const stages = rows.map(({ name, plannedFor, beganOn, finishedOn }) => ({ name, plannedFor: plannedFor || null, beganOn: beganOn || null, finishedOn: finishedOn || null }));
    const checked = projectTimeLine.safeParse({ version, stages });
    if (!checked.success) return setFailure(checked.error.issues[0]?.message ?? projectSentences.updateFailed);
    setFailure(null);
    try {
      await plan({ variables: { id, input: checked.data } });
    } catch (error) {
      return setFailure(errorText(error));
    }
    showToast({ title: 'Time line saved', text: `The stages of ${project.name} are up to date.` });
    onClose();
  };

  return (
    <FormDialog
      title="Plan stages" description="Days may stay empty until you know them." action="Save time line" busyText="Saving..." busy={loading} error={failure}
      onSubmit={(event) => void submit(event)} onClose={onClose}
    >
      <chakra.ol listStyle="none" display="grid" gap="3">
        {rows.map((row, index) => (
          <Line key={row.key}>
            <chakra.div display="flex" gap="2" alignItems="flex-end">
              <chakra.div flex="1" minW="0"><TextField label={`Stage ${index + 1}`} required autoComplete="off" value={row.name} onChange={(event) => set(row.key, { name: event.target.value })} /></chakra.div>
              <StageMoves name={row.name || `stage ${index + 1}`} first={index === 0} last={index === rows.length - 1} onMove={(by) => move(index, by)} />
              <Button
                variant="ghost" size="icon" aria-label={`Remove ${row.name || `stage ${index + 1}`}`} disabled={foldStage(row.name) === foldStage(current)}
                title={foldStage(row.name) === foldStage(current) ? projectSentences.stageLost : undefined} onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
              >
                <TrashIcon />
              </Button>
            </chakra.div>
            <Days>
              <TextField label="Planned for" type="date" value={row.plannedFor} onChange={(event) => set(row.key, { plannedFor: event.target.value })} />
              <TextField label="Began on" type="date" value={row.beganOn} onChange={(event) => set(row.key, { beganOn: event.target.value })} />
              <TextField label="Finished on" type="date" value={row.finishedOn} onChange={(event) => set(row.key, { finishedOn: event.target.value })} />
            </Days>
          </Line>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" onClick={add}><PlusIcon />Add stage</Button>
        {startDate && estimatedCompletion && <Button variant="outline" size="sm" onClick={spread}>Spread usual days anew</Button>}
      </chakra.div>
    </FormDialog>
  );
};
