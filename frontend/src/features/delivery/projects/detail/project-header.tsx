import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import type { ReactNode } from 'react';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { projectTones } from '../../../../domain/state-tones.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { DueLine } from '../due-line.tsx';
import { ProjectManager } from './project-manager.tsx';
import { EditProjectDialog } from '../forms/edit-project-dialog.tsx';
import { ProjectArchiveMenu } from '../moves/project-archive-menu.tsx';
import { MoveNextButton } from '../moves/move-next-button.tsx';
import { useProject } from '../project-query.ts';
import { statusTitles } from '../project-words.ts';

interface ProjectHeaderProps {
  readonly id: string;
  /** Rendered once the project is loaded. */
  readonly children: ReactNode;
}

/** Where the project is and what can be done with it, with the parts of its page below. Its name is in the bar above. */
export const ProjectHeader = ({ id, children }: ProjectHeaderProps) => {
  const { user } = useSession();
  const today = useToday();
  const { data, error, loading, refetch } = useProject(id);
  const [editing, setEditing] = useRestoredState(`project-open:${id}`, false, restorable.one(true));
  usePageTitle(data?.project.name);
  if (error && !data) {
    const isMissing = problemOf(error).code === 'NOT_FOUND';
    return (
      <>
        {isMissing ? (
          <EmptyState
            title="Project not found"
            text="It may have been removed, or the address is not quite right."
          />
        ) : (
          <ErrorNotice
            title="Failed to fetch project"
            onRetry={loading ? undefined : () => void refetch().catch(() => undefined)}
          >
            {errorText(error)}
          </ErrorNotice>
        )}
      </>
    );
  }
  if (!data) return <PageSpinner />;
  const { project } = data;
  const { description, status, viewerCanEdit } = project;
  const read = (): void => void refetch().catch(() => undefined);
  return (
    <>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="2"
        mb="4"
      >
        <chakra.div minW="0" maxW="prose">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
            <Badge tone={projectTones[status]}>{statusTitles[status]}</Badge>
            {/* A customer is told what comes next, not by how many days we are late. */}
            {user?.role === 'customer' ? (
              <Text look="small">{project.stage}</Text>
            ) : (
              <DueLine project={project} today={today} />
            )}
          </chakra.div>
          {can(user, 'staff:list') && <ProjectManager id={id} name={project.name} onChanged={read} />}
          {description && (
            <Text look="small" quiet mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </Text>
          )}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {viewerCanEdit && (
            <Button variant="outline" onClick={() => setEditing(true)}>
              Edit Project
            </Button>
          )}
          <MoveNextButton project={project} onChanged={read} />
          <ProjectArchiveMenu id={id} />
        </chakra.div>
      </chakra.header>
      {/* The headings of the tabs are below one of their own; the name is the page's, in the bar. */}
      <chakra.h2 srOnly>Project details</chakra.h2>
      {children}
      {editing && <EditProjectDialog id={id} onClose={() => setEditing(false)} onSaved={read} />}
    </>
  );
};
