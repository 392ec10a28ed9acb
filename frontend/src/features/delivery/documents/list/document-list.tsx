import { chakra } from '@chakra-ui/react/styled-system';
import {
  documentSentences,
  documentTypes,
  documentTypeTitles,
  type DocumentState,
} from '@hearthline/rules/delivery/documents.ts';
import { useDocumentsQuery, type DocumentSort } from '../../../../gql/generated.ts';
import { useLastPage } from '../../../../platform/navigation/list-url.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Select } from '../../../../ui/forms/field.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { useDocumentUrlState } from './document-url-state.ts';
import { DocumentItem } from './document-item.tsx';
import type { UploadTarget } from '../upload/upload-item.ts';

/** Loads one list: page, search and kind come from the address, the rest from `fixed`. */
export const useDocuments = (fixed: {
  readonly projectId?: string;
  readonly state?: DocumentState;
  readonly sort?: DocumentSort;
}) => {
  const { filter, search, change } = useDocumentUrlState();
  // What was just decided is still among what waits, with its Undo.
  const undoable = fixed.state === 'waiting';
  const { data, previousData, loading, error, refetch } = useDocumentsQuery({
    variables: { ...fixed, ...filter, ...(undoable && { undoable }) },
  });
  const list = (data ?? previousData)?.documents;
  useLastPage({ page: filter.page, change }, data?.documents.pagination.totalPages);
  const read = (): void => void refetch().catch(() => undefined);
  return {
    list,
    loading,
    error,
    page: filter.page,
    type: filter.type,
    search,
    change,
    read,
  };
};

interface DocumentListProps {
  readonly documents: ReturnType<typeof useDocuments>;
  readonly showProject: boolean;
  readonly searchable?: boolean;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  readonly onReplace: (file: File, target: UploadTarget) => void;
}

const Waiting = () => (
  <chakra.div display="grid" gap="3" aria-busy data-skeleton>
    <Skeleton minH="16" />
    <Skeleton minH="16" />
    <Skeleton minH="16" />
  </chakra.div>
);

/** Documents with their actions, a page at a time. */
export const DocumentList = ({
  documents,
  showProject,
  searchable = false,
  emptyTitle = documentSentences.none,
  emptyText = documentSentences.noneText,
  onReplace,
}: DocumentListProps) => {
  const { list, loading, error, page, type, search, change, read } = documents;
  if (error && !loading)
    return <LoadError title={documentSentences.fetchFailed} error={error} retry={read} />;
  if (!list) return <Waiting />;
  const narrowed = Boolean(type || search);
  const { pagination } = list;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {(narrowed || pagination.total > 0) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="end">
          {searchable && (
            <chakra.div flex="1 1 16rem">
              <SearchBox
                label="Search documents"
                value={search}
                onSearch={(text) => change({ search: text }, Boolean(search && text))}
              />
            </chakra.div>
          )}
          <chakra.div width={{ base: 'full', sm: '14rem' }}>
            <Select
              aria-label="Type"
              value={type ?? ''}
              onChange={(event) => change({ type: event.target.value })}
            >
              <option value="">All types</option>
              {documentTypes.map((value) => (
                <option key={value} value={value}>
                  {documentTypeTitles[value]}
                </option>
              ))}
            </Select>
          </chakra.div>
        </chakra.div>
      )}
      {list.documents.length === 0 ? (
        <EmptyState
          title={narrowed ? 'No documents found' : emptyTitle}
          text={narrowed ? 'No documents match your search.' : emptyText}
        />
      ) : (
        <chakra.ul
          aria-label="Documents"
          aria-busy={loading}
          listStyle="none"
          bg="surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius="lg"
        >
          {list.documents.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              showProject={showProject}
              onChanged={read}
              onReviewed={read}
              onReplace={(file) =>
                onReplace(file, { projectId: document.project.id, documentId: document.id })
              }
            />
          ))}
        </chakra.ul>
      )}
      {pagination.total > 0 && (
        <Pager
          label="Documents"
          pagination={pagination}
          requestedPage={page}
          rangeText={`${pagination.total} ${pagination.total === 1 ? 'document' : 'documents'}`}
          onPage={(to) => change({ page: to })}
        />
      )}
    </chakra.div>
  );
};
