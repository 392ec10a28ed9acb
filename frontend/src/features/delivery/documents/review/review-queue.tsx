import { chakra } from '@chakra-ui/react/styled-system';
import {
  documentStates,
  documentStateTitles,
  type DocumentState,
} from '@hearthline/rules/delivery/documents.ts';
import { useDocumentCountsQuery } from '../../../../gql/generated.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { useQueryChoice } from '../../../../platform/navigation/query-choice.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useDocuments } from '../list/document-list.tsx';
import { OpenRequests, useOpenRequests } from '../requests/open-requests.tsx';
import { useUploads } from '../upload/uploads.ts';
import { Queue } from './queue.tsx';
import { QueueToolbar, type QueueView } from './queue-toolbar.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

interface PartProps {
  readonly views: readonly QueueView[];
  readonly onChanged: () => void;
}

const Listed = ({ state, views, onChanged }: PartProps & { readonly state: DocumentState }) => {
  // Waiting documents are reviewed the oldest first; of the others the newest are on top.
  const documents = useDocuments({ state, sort: state === 'waiting' ? 'oldest' : 'newest' });
  return (
    <>
      <QueueToolbar views={views} view={state} filter={documents} />
      <Queue state={state} documents={documents} onChanged={onChanged} />
    </>
  );
};

const Requested = ({ views, onChanged }: PartProps) => {
  const { requests, read } = useOpenRequests(null);
  const uploads = useUploads('requested', read);
  const changed = (): void => {
    read();
    onChanged();
  };
  useWorkspaceChanges(['documents'], changed);
  return (
    <>
      <QueueToolbar views={views} view="requested" filter={null} />
      {requests.length === 0 ? (
        <EmptyState title="No open requests" text="Ask for a document on the page of a project." />
      ) : (
        <OpenRequests requests={requests} showProject uploads={uploads} onChanged={changed} />
      )}
    </>
  );
};

/** The documents that staff reads, and reviews where they may, across all projects, with the one being read beside them. */
export const ReviewQueue = () => {
  const { user } = useSession();
  const skip = !can(user, 'document:review');
  const { data, refetch } = useDocumentCountsQuery({ ...networkOnly, skip });
  const [chosen] = useQueryChoice('show', [...documentStates, 'requested']);
  const read = (): void => void (skip || refetch().catch(() => undefined));
  const counts = data?.documentCounts;
  const views: readonly QueueView[] = [
    { id: 'waiting', title: documentStateTitles.waiting, count: counts?.waiting },
    { id: 'rejected', title: documentStateTitles.rejected },
    { id: 'approved', title: documentStateTitles.approved },
    { id: 'requested', title: 'Requested', count: counts?.requested },
  ];
  const view = chosen ?? 'waiting';
  return (
    <chakra.section
      aria-labelledby="review-heading"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 srOnly id="review-heading">
        Documents of all projects
      </chakra.h2>
      {view === 'requested' ? (
        <Requested views={views} onChanged={read} />
      ) : (
        <Listed key={view} state={view} views={views} onChanged={read} />
      )}
    </chakra.section>
  );
};
