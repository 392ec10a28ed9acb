import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { comesBack, useKeptState } from '../../platform/kept.ts';
import { useEver } from '../../platform/ever.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/text.tsx';
import { SkeletonScreen } from '../../ui/skeleton-card.tsx';
import { DocumentList, useDocuments } from './document-list.tsx';
import { OpenRequests, useOpenRequests } from './open-requests.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useUploads } from './use-uploads.ts';

/** The documents of one project: what is asked for, what comes, what is there. */
export const ProjectDocuments = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const documents = useDocuments({ projectId });
  const { requests, known, read } = useOpenRequests(projectId);
  const [asking, setAsking] = useKeptState(`document-request-open:${projectId}`, false, comesBack.one(true));
  // A new document may answer a request; one that is deleted may open it again.
  const readAll = (): void => {
    documents.read();
    read();
  };
  const uploads = useUploads(projectId, readAll);
  // What is asked for stands on top: what comes before it would be pushed down.
  const isThere = useEver(known && Boolean(documents.list ?? documents.error));
  return (
    <chakra.section aria-labelledby="documents-heading" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Heading as="h3" look="subheading" id="documents-heading">Documents</Heading>
        {can(user, 'document:request') && <Button variant="outline" onClick={() => setAsking(true)}>Request a document</Button>}
      </chakra.header>
      {isThere ? (
        <>
          <OpenRequests requests={requests} showProject={false} uploads={uploads} onChanged={read} />
          <UploadPanel projects={[{ id: projectId, name: '' }]} uploads={uploads} />
          <DocumentList documents={{ ...documents, read: readAll }} showProject={false} onReplace={(file, target) => uploads.add([file], target)} />
        </>
      ) : <SkeletonScreen label="Loading documents" />}
      {asking && <RequestDialog projectId={projectId} onClose={() => setAsking(false)} onSaved={read} />}
    </chakra.section>
  );
};
