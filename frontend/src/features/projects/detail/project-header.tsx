import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { errorText, problemOf } from '../../../platform/api/error-text.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { usePageTitle } from '../../../platform/navigation/page-title.ts';
import { projectStatusTones } from '../../../platform/business/project-status-tones.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { EditProjectDialog } from '../form/edit-project-dialog.tsx';
import { useProject } from '../project-query.ts';
import { statusTitles } from '../project-words.ts';

interface ProjectHeaderProps {
  readonly id: string;
  /** Rendered once the project is loaded. */
  readonly children: ReactNode;
}

/** The project's name and actions, with the parts of its page below. */
export const ProjectHeader = ({ id, children }: ProjectHeaderProps) => {
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
  const { name, description, status, viewerCanEdit } = data.project;
  return (
    <>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        gap="4"
        mb="6"
      >
        <chakra.div minW="0" maxW="prose">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
            <Heading as="h2" look="heading" overflowWrap="anywhere">
              {name}
            </Heading>
            <Badge tone={projectStatusTones[status]}>{statusTitles[status]}</Badge>
          </chakra.div>
          {description && (
            <Text quiet mt="1.5" whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </Text>
          )}
        </chakra.div>
        {viewerCanEdit && (
          <Button variant="outline" onClick={() => setEditing(true)}>
            Edit Project
          </Button>
        )}
      </chakra.header>
      {children}
      {editing && (
        <EditProjectDialog
          id={id}
          onClose={() => setEditing(false)}
          onSaved={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
};
