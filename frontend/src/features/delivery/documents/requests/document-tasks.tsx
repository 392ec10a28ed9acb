import { skipToken } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useDocumentTasksQuery } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { dueDayText } from '../document-words.ts';

/** Something a customer has to do about a document, with the address where to do it. */
export interface DocumentTask {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  readonly isOverdue: boolean;
}

interface DocumentTasksProps {
  /** Restricts the tasks to one project. */
  readonly projectId?: string;
  /** @param of returns the tasks of a project; null while they are not known */
  readonly children: (of: (projectId: string) => readonly DocumentTask[] | null) => ReactNode;
}

const screen = (projectId: string): string => `/projects/${projectId}?tab=documents`;

const dueText = ({
  dueOn,
  isOverdue,
}: {
  readonly dueOn?: string | null;
  readonly isOverdue: boolean;
}): string => (dueOn ? `${isOverdue ? ': it was needed by' : ' by'} ${dueDayText(dueOn)}` : '');

/** Loads what the team is waiting for from a customer: requested documents and rejected ones. */
export const DocumentTasks = ({ projectId, children }: DocumentTasksProps) => {
  const { user } = useSession();
  const { data, error } = useDocumentTasksQuery(
    user?.role === 'customer' ? { variables: { projectId: projectId ?? null } } : skipToken,
  );
  return children((id) => {
    if (!data)
      return error
        ? [
            {
              id: 'unknown',
              to: screen(id),
              isOverdue: false,
              text: 'See whether we need documents from you',
            },
          ]
        : null;
    return [
      ...data.documentRequests
        .filter(({ project }) => project.id === id)
        .map((request) => ({
          id: request.id,
          to: screen(id),
          isOverdue: request.isOverdue,
          text: `Send us “${request.name}”${dueText(request)}`,
        })),
      ...data.documents.documents
        .filter(({ project, viewerCanReplace }) => project.id === id && viewerCanReplace)
        .map((document) => ({
          id: document.id,
          to: screen(id),
          isOverdue: false,
          text: `Upload a new version of “${document.name}”: it was not approved`,
        })),
    ];
  });
};
