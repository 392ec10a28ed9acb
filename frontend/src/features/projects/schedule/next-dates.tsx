import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { BoardProjectFragment } from '../../../gql/generated.ts';
import { DueLine } from '../due-line.tsx';

const Name = chakra(Link, {
  base: { display: 'block', py: '2.5', color: 'ink', textDecoration: 'none', minH: '11' },
});

/** On a phone, where no bar has room: the projects by their next date, those without one last. */
export const NextDates = ({
  projects,
  today,
}: {
  readonly projects: readonly BoardProjectFragment[];
  readonly today: string;
}) => (
  <chakra.ol listStyle="none" aria-label="Projects by their next date">
    {projects
      .toSorted((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9'))
      .map((project) => (
        <chakra.li key={project.id} borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: '0' }}>
          <Name to={`/projects/${project.id}`}>
            <chakra.span display="block" fontWeight="600" overflowWrap="anywhere">
              {project.name}
            </chakra.span>
            <DueLine project={project} today={today} />
          </Name>
        </chakra.li>
      ))}
  </chakra.ol>
);
