import { chakra } from '@chakra-ui/react/styled-system';
import { useDocumentProjectsQuery } from '../../../gql/generated.ts';
import { useHasBeenTrue } from '../../../platform/state/has-been-true.ts';
import { SkeletonScreen } from '../../../ui/layout/skeleton.tsx';
import { DocumentsLayout } from './documents-layout.tsx';
import { DocumentList, useDocuments } from './list/document-list.tsx';
import { OpenRequests, useOpenRequests } from './requests/open-requests.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useUploads } from './upload/uploads.ts';

/** A customer's documents across all their projects. Requests, upload and list are shown at once: on a phone each would push the next one down. */
export const MyDocuments = () => {
  const documents = useDocuments({});
  const { requests, known, read } = useOpenRequests(null);
  const { data, error } = useDocumentProjectsQuery();
  // Reloads the requests too: a new document may fulfill one, and deleting one may reopen it.
  const readAll = (): void => {
    documents.read();
    read();
  };
  const uploads = useUploads('mine', readAll);
  const projects = data?.projects.projects ?? [];
  if (!useHasBeenTrue(known && Boolean(data ?? error) && Boolean(documents.list ?? documents.error)))
    return <SkeletonScreen label="Loading documents" />;
  return (
    <chakra.section
      aria-labelledby="documents-heading"
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 srOnly id="documents-heading">
        Documents
      </chakra.h2>
      <DocumentsLayout
        aside={
          <>
            <OpenRequests requests={requests} showProject uploads={uploads} onChanged={read} />
            {projects.length > 0 && <UploadPanel projects={projects} uploads={uploads} />}
          </>
        }
      >
        <DocumentList
          documents={{ ...documents, read: readAll }}
          showProject
          searchable
          emptyText={
            data && projects.length === 0
              ? 'Once our team has set up your project, you can send and find its documents here.'
              : undefined
          }
          onReplace={(file, target) => uploads.add([file], target)}
        />
      </DocumentsLayout>
    </chakra.section>
  );
};
