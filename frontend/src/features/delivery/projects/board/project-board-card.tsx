import { chakra } from '@chakra-ui/react/styled-system';
import type { BoardProjectFragment } from '../../../../gql/generated.ts';
import type { CardContent } from '../../../../ui/board/board-card.tsx';
import { statusTitles } from '../project-words.ts';
import { lateText, shortDay } from '../due-words.ts';

interface DueProps {
  readonly project: BoardProjectFragment;
  readonly today: string;
}

/** When its stage is due, and how late it is; or why nothing is due. */
const DueText = ({ project: { status, dueOn, daysLate }, today }: DueProps) => (
  <chakra.p color="quiet" flex="1" minW="0" whiteSpace="nowrap">
    {status === 'on_hold' || status === 'completed' || status === 'cancelled'
      ? statusTitles[status]
      : dueOn
        ? `Due ${shortDay(dueOn, today)}`
        : 'No date yet'}
    {daysLate !== null && (
      <chakra.strong display="block" color="danger">
        {lateText(daysLate)}
      </chakra.strong>
    )}
  </chakra.p>
);

const Line = chakra('p', {
  base: { color: 'quiet', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** What a card says of a project: what is built, for whom, who manages it, and when its stage is due. */
export const projectCard = (project: BoardProjectFragment, today: string): CardContent => ({
  title: project.name,
  to: `/projects/${project.id}`,
  late: project.daysLate !== null,
  subtitle: (
    <>
      {project.customerName && <Line>{project.customerName}</Line>}
      <Line>{project.managerName ?? 'Unassigned'}</Line>
    </>
  ),
  foot: <DueText project={project} today={today} />,
});
