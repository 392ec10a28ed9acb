import { ProjectsTab } from '../features/delivery/projects/list/projects-tab.tsx';
import { useOpenView } from '../features/office/saved-views/open-view.ts';
import { ViewBar } from '../features/office/saved-views/view-bar.tsx';

/** The Projects tab of the console: the projects, and the views of them that are saved. */
export const AdminProjects = () => (
  <ProjectsTab
    saved={useOpenView('projects')}
    saveView={(shown) => <ViewBar list="projects" shown={shown} />}
  />
);
