import { chakra } from '@chakra-ui/react/styled-system';
import type { ProjectDetailsFragment } from '../../../gql/generated.ts';
import { lateText, shortDay } from './due-words.ts';

interface DueLineProps {
  readonly project: Pick<ProjectDetailsFragment, 'stage' | 'dueOn' | 'daysLate'>;
  /** The year is left out of a day in the same one. */
  readonly today: string;
}

/** Where a project is, in one line: `Permits · due Dec 16 · 3 days late`. */
export const DueLine = ({ project: { stage, dueOn, daysLate }, today }: DueLineProps) => (
  <chakra.span textStyle="small" color="quiet" overflowWrap="anywhere">
    <chakra.span color="ink">{stage}</chakra.span>
    {dueOn && ` · due ${shortDay(dueOn, today)}`}
    {daysLate !== null && (
      <>
        {' · '}
        <chakra.strong color="danger">{lateText(daysLate)}</chakra.strong>
      </>
    )}
  </chakra.span>
);
