import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import type { BoardProjectFragment } from '../../../../gql/generated.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { projectActions } from '../list/project-actions.ts';
import { DueLine } from '../due-line.tsx';

const Name = chakra(Link, {
  base: {
    display: 'block',
    flex: '1',
    minW: '0',
    py: '2.5',
    color: 'ink',
    textDecoration: 'none',
    minH: '11',
  },
});

/** On a phone, where no bar has room: the projects by their next date, those without one last. */
export const NextDates = ({
  projects,
  today,
  onEdit,
}: {
  readonly projects: readonly BoardProjectFragment[];
  readonly today: string;
  readonly onEdit: (id: string) => void;
}) => (
  <chakra.ol listStyle="none" aria-label="Projects by their next date">
    {projects
      .toSorted((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9'))
      .map((project) => (
        <chakra.li
          key={project.id}
          display="flex"
          alignItems="center"
          gap="2"
          borderTopWidth="1px"
          borderColor="line"
          _first={{ borderTopWidth: '0' }}
        >
          <Name to={`/projects/${project.id}`}>
            <chakra.span display="block" fontWeight="600" overflowWrap="anywhere">
              {project.name}
            </chakra.span>
            <DueLine project={project} today={today} />
          </Name>
          <Menu label={`More actions for ${project.name}`} actions={projectActions(project, onEdit)} />
        </chakra.li>
      ))}
  </chakra.ol>
);
