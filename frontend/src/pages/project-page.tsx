import { useParams } from 'react-router-dom';
import { Portal } from '../features/accounts/portal.tsx';
import { ProjectOverview } from '../features/projects/project-overview.tsx';

/** One project, for everybody who is on it. */
export const ProjectPage = () => {
  const { id = '' } = useParams();
  return (
    <Portal title="Project">
      <ProjectOverview id={id} />
    </Portal>
  );
};
