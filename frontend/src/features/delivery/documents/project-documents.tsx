import { chakra } from '@chakra-ui/react/styled-system';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useHasBeenTrue } from '../../../platform/state/has-been-true.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { SkeletonScreen } from '../../../ui/layout/skeleton.tsx';
import { DocumentsLayout } from './documents-layout.tsx';
import { DocumentList, useDocuments } from './list/document-list.tsx';
import { OpenRequests, useOpenRequests } from './requests/open-requests.tsx';
import { RequestDialog } from './requests/request-dialog.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useUploads } from './upload/uploads.ts';
import { mayChange } from '../../../platform/session/may-change.ts';
import { useProjectRights } from '../../../domain/project-rights.ts';

/** The documents of one project: requests, uploads and the list. */
export const ProjectDocuments = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const project = useProjectRights(projectId);
  const mayRequest = mayChange(user, 'document:request', project);
  const documents = useDocuments({ projectId });
  const { requests, known, read } = useOpenRequests(projectId);
  const [isRequestOpen, setRequestOpen] = useRestoredState(
    `document-request-open:${projectId}`,
    false,
    restorable.one(true),
  );
  // Reloads the requests too: a new document may fulfill one, and deleting one may reopen it.
  const readAll = (): void => {
    documents.read();
    read();
  };
  const uploads = useUploads(projectId, readAll);
  // Shown once all parts are loaded: the requests are on top, and would push down what was there before them.
  const isThere = useHasBeenTrue(known && Boolean(documents.list ?? documents.error));
  return (
    <chakra.section
      aria-labelledby="documents-heading"
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <Heading as="h3" look="subheading" id="documents-heading">
          Documents
        </Heading>
        {mayRequest && (
          <Button variant="outline" onClick={() => setRequestOpen(true)}>
            Request a document
          </Button>
        )}
      </chakra.header>
      {isThere ? (
        <DocumentsLayout
          aside={
            <>
              <OpenRequests
                requests={requests}
                showProject={false}
                project={project}
                uploads={uploads}
                onChanged={read}
              />
              <UploadPanel projects={[{ id: projectId, name: '' }]} uploads={uploads} />
            </>
          }
        >
          <DocumentList
            documents={{ ...documents, read: readAll }}
            showProject={false}
            onReplace={(file, target) => uploads.add([file], target)}
          />
        </DocumentsLayout>
      ) : (
        <SkeletonScreen label="Loading documents" />
      )}
      {isRequestOpen && mayRequest && (
        <RequestDialog projectId={projectId} onClose={() => setRequestOpen(false)} onSaved={read} />
      )}
    </chakra.section>
  );
};
