import { chakra } from '@chakra-ui/react/styled-system';
import {
  shiftedDays,
  type DatedStage,
  type ProjectDates,
} from '@hearthline/rules/delivery/projects/dates.ts';
import {
  changedState,
  followWords,
  isContradiction,
  deriveState,
  type ProjectState,
} from '@hearthline/rules/delivery/projects/status-and-stage.ts';
import { canChangeStatus } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { useWatch, type Control } from 'react-hook-form';
import { Text } from '../../../../ui/text/text.tsx';
import type { ProjectFormFields, ProjectFormValues } from './project-schema.ts';
import { dayOf } from '../project-words.ts';

/** A project as it is stored, as far as a change of it has consequences. */
export interface StoredProject extends ProjectState, ProjectDates {
  readonly stages: readonly DatedStage[];
}

interface ChangePreviewProps {
  readonly control: Control<ProjectFormFields, unknown, ProjectFormValues>;
  /** Null for a new project, whose stages have no days yet. */
  readonly stored: StoredProject | null;
  /** The state that a new project has if nothing is chosen. */
  readonly initial: ProjectState;
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    textStyle: 'small',
    bg: 'pineTint',
    color: 'pineText',
  },
  variants: { wrong: { true: { bg: 'dangerTint', color: 'danger' } } },
});

/** What follows from the state that is wanted. @param isStored whether it is the one that is stored, which then contradicts itself */
const followsText = (
  wanted: ProjectState,
  settled: ReturnType<typeof deriveState>,
  isStored: boolean,
): string => {
  if (isContradiction(settled)) return settled.message;
  const words = followWords(wanted, settled);
  if (!words) return '';
  return isStored
    ? `Status, stage and progress of this project contradict each other. Saving sets ${words}.`
    : `Saving also sets ${words}.`;
};

/** What saving changes beside what was typed: the fields that follow, and the planned days that move. */
export const ChangePreview = ({ control, stored, initial }: ChangePreviewProps) => {
  const [status, stage, progress, startDate, estimatedCompletion] = useWatch({
    control,
    name: ['status', 'stage', 'progress', 'startDate', 'estimatedCompletion'],
  });
  const before = stored ?? initial;
  const wanted = { status, stage: stage.trim() || initial.stage, progress: Number(progress) };
  const named = changedState(before, wanted);
  const isReadable =
    progress.trim() !== '' && Number.isInteger(wanted.progress) && canChangeStatus(before.status, status);
  const settled = isReadable ? deriveState(wanted, named) : wanted;
  const follows = followsText(wanted, settled, named.size === 0);
  const shifted = stored
    ? shiftedDays(stored.stages, stored, {
        startDate: startDate || null,
        estimatedCompletion: estimatedCompletion || null,
      })
    : [];
  const isInOrder = !startDate || !estimatedCompletion || startDate <= estimatedCompletion;
  return (
    <div role="status">
      {(follows || (isInOrder && shifted.length > 0)) && (
        <Frame wrong={isContradiction(settled)}>
          {follows && <Text look="small">{follows}</Text>}
          {isInOrder && shifted.length > 0 && (
            <div>
              <Text look="small" fontWeight="600">
                Saving moves the planned dates of upcoming stages:
              </Text>
              <chakra.ul mt="1.5" ps="5" listStyle="disc" display="grid" gap="0.5">
                {shifted.map(({ index, name, from, to }) => (
                  <chakra.li key={index} overflowWrap="anywhere">
                    {name}: {dayOf(from)} → {dayOf(to)}
                  </chakra.li>
                ))}
              </chakra.ul>
            </div>
          )}
        </Frame>
      )}
    </div>
  );
};
