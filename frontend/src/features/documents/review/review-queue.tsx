import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, type DocumentState } from '@hearthline/rules/documents.ts';
import { useDocumentCountsQuery } from '../../../gql/generated.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { DocumentList, useDocuments } from '../list/document-list.tsx';
import { OpenRequests, useOpenRequests } from '../requests/open-requests.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/uploads.ts';

interface PartProps {
  readonly onChanged: () => void;
}

const Queue = ({ state, onChanged }: PartProps & { readonly state: DocumentState }) => {
  // Waiting documents are reviewed the oldest first; of the others the newest are on top.
  const documents = useDocuments({ state, sort: state === 'waiting' ? 'oldest' : 'newest' });
  const read = (): void => {
    documents.read();
    onChanged();
  };
  const goOn = (): void => {
    documents.goOn();
    onChanged();
  };
  const uploads = useUploads(state, read);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <UploadList uploads={uploads} />
      <DocumentList
        documents={{ ...documents, read, goOn }}
        showProject
        searchable
        onReviewed={onChanged}
        onReplace={(file, target) => uploads.add([file], target)}
        emptyTitle={state === 'waiting' ? 'Nothing waits for review' : 'No documents'}
        emptyText={
          state === 'waiting'
            ? 'What customers and contractors upload appears here.'
            : `No document has been ${state}.`
        }
      />
    </chakra.div>
  );
};

const Requested = ({ onChanged }: PartProps) => {
  const { requests, read } = useOpenRequests(null);
  const uploads = useUploads('requested', read);
  const changed = (): void => {
    read();
    onChanged();
  };
  if (requests.length === 0)
    return <EmptyState title="No open requests" text="Ask for a document on the page of a project." />;
  return <OpenRequests requests={requests} showProject uploads={uploads} onChanged={changed} />;
};

/** The documents that staff has to review, across all projects. */
export const ReviewQueue = () => {
  const { data, refetch } = useDocumentCountsQuery({ fetchPolicy: 'network-only' });
  const read = (): void => void refetch().catch(() => undefined);
  const counts = data?.documentCounts;
  const counted = (title: string, count: number | undefined): string =>
    count ? `${title} (${count})` : title;
  return (
    <chakra.section aria-labelledby="review-heading">
      <Heading look="subheading" id="review-heading">
        Documents of all projects
      </Heading>
      <Text quiet mt="1" mb="5">
        Whoever uploaded a document is told by mail what you decide, ten seconds later: until then you can
        undo it.
      </Text>
      <Tabs
        label="Documents"
        name="show"
        alone
        tabs={[
          {
            id: 'waiting',
            title: counted(documentStateTitles.waiting, counts?.waiting),
            content: <Queue key="waiting" state="waiting" onChanged={read} />,
          },
          {
            id: 'rejected',
            title: documentStateTitles.rejected,
            content: <Queue key="rejected" state="rejected" onChanged={read} />,
          },
          {
            id: 'approved',
            title: documentStateTitles.approved,
            content: <Queue key="approved" state="approved" onChanged={read} />,
          },
          {
            id: 'requested',
            title: counted('Requested', counts?.requested),
            content: <Requested onChanged={read} />,
          },
        ]}
      />
    </chakra.section>
  );
};
