import { can } from '@hearthline/rules/permissions.ts';
import type { ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { useCsvExport } from '../../../../platform/api/csv-export.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { ExportMenu } from '../../../../ui/lists/export-menu.tsx';
import { parametersOf } from './project-listing.ts';

/** What is rarely done with the list of projects. */
export const ProjectListMenu = ({ filter }: { readonly filter: ProjectFilter }) => {
  const { user } = useSession();
  const file = useCsvExport({
    path: '/api/projects/export',
    parameters: parametersOf(filter),
    things: 'projects',
  });
  return can(user, 'project:export') ? (
    <ExportMenu things="projects" busy={file.busy} onExport={file.save} />
  ) : null;
};
