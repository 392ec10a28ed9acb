import { skipToken } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useDocumentTasksQuery } from '../../gql/generated.ts';
import { useSession } from '../../platform/session.tsx';
import { dueDayText } from './document-words.ts';

/** Something a customer has to do about a document, and where it is done. */
export interface DocumentTask {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  readonly isOverdue: boolean;
}

interface DocumentTasksProps {
  /** Of one project alone. */
  readonly projectId?: string;
  /** @param of what there is to do for a project; null while that is not known */
  readonly children: (of: (projectId: string) => readonly DocumentTask[] | null) => ReactNode;
}

const screen = (projectId: string): string => `/projects/${projectId}?tab=documents`;

const dueText = ({ dueOn, isOverdue }: { readonly dueOn?: string | null; readonly isOverdue: boolean }): string =>
  dueOn ? `${isOverdue ? ': it was needed by' : ' by'} ${dueDayText(dueOn)}` : '';

/** What our team waits for from a customer: documents that were asked for, and those that came back. */
export const DocumentTasks = ({ projectId, children }: DocumentTasksProps) => {
  const { user } = useSession();
  const { data, error } = useDocumentTasksQuery(user?.role === 'customer' ? { variables: { projectId: projectId ?? null }, fetchPolicy: 'cache-and-network' } : skipToken);
  return children((id) => {
    if (!data) return error ? [{ id: 'unknown', to: screen(id), isOverdue: false, text: 'See whether we need documents from you' }] : null;
    return [
      ...data.documentRequests.filter(({ project }) => project.id === id).map((request) => ({
        id: request.id, to: screen(id), isOverdue: request.isOverdue, text: `Send us “${request.name}”${dueText(request)}`,
      })),
      ...data.documents.documents.filter(({ project, viewerCanReplace }) => project.id === id && viewerCanReplace).map((document) => ({
        id: document.id, to: screen(id), isOverdue: false, text: `Upload a new version of “${document.name}”: it was not approved`,
      })),
    ];
  });
};
