import { chakra } from '@chakra-ui/react/styled-system';
import { documentSentences, documentTypes, documentTypeTitles, type DocumentState, type DocumentType } from '@hearthline/rules/documents.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import { useDocumentsQuery } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton-card.tsx';
import { DocumentItem } from './document-item.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import type { UploadTarget } from './upload-item.ts';

/** One list, as long as it is open. */
export const useDocuments = (fixed: { readonly projectId?: string; readonly state?: DocumentState; readonly sort?: 'newest' | 'oldest' }) => {
  const [page, setPage] = useState(1);
  const [type, setType] = useState<DocumentType | ''>('');
  const [search, setSearch] = useState('');
  const { data, previousData, loading, error, refetch } = useDocumentsQuery({ variables: { ...fixed, page, type: type || null, search }, fetchPolicy: 'cache-and-network' });
  return {
    list: (data ?? previousData)?.documents, loading, error, page, type, search, setPage,
    setType: (next: DocumentType | ''): void => {
      setType(next);
      setPage(1);
    },
    setSearch: (next: string): void => {
      setSearch(next);
      setPage(1);
    },
    read: (): void => void refetch().catch(() => undefined),
  };
};

interface DocumentListProps {
  readonly documents: ReturnType<typeof useDocuments>;
  readonly showProject: boolean;
  readonly showState?: boolean;
  readonly searchable?: boolean;
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  readonly onReplace: (file: File, target: UploadTarget) => void;
}

const Waiting = () => <chakra.div display="grid" gap="3" aria-busy data-skeleton><Skeleton minH="16" /><Skeleton minH="16" /><Skeleton minH="16" /></chakra.div>;

/** Documents with what can be done about each, a page at a time. */
export const DocumentList = ({ documents, showProject, showState = true, searchable = false, emptyTitle = documentSentences.none, emptyText = documentSentences.noneText, onReplace }: DocumentListProps) => {
  const { user } = useSession();
  const { list, loading, error, type, search, setPage, setType, setSearch, read } = documents;
  const mayReview = can(user, 'document:review');
  if (error && !loading) return <ErrorNotice title={documentSentences.fetchFailed} onRetry={read}>{errorText(error)}</ErrorNotice>;
  if (!list) return <Waiting />;
  const narrowed = Boolean(type || search);
  const { pagination } = list;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {(narrowed || pagination.total > 0) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
          {searchable && <chakra.div flex="1 1 16rem"><SearchBox label="Search documents" value={search} onSearch={setSearch} /></chakra.div>}
          <chakra.div width={{ base: 'full', sm: '14rem' }}>
            <SelectField label="Type" value={type} onChange={(event) => setType(event.target.value as DocumentType | '')}>
              <option value="">All types</option>
              {documentTypes.map((value) => <option key={value} value={value}>{documentTypeTitles[value]}</option>)}
            </SelectField>
          </chakra.div>
        </chakra.div>
      )}
      {list.documents.length === 0 ? (
        <EmptyState title={narrowed ? 'No documents found' : emptyTitle} text={narrowed ? 'No document fits what you are looking for.' : emptyText} />
      ) : (
        <chakra.ul aria-label="Documents" aria-busy={loading} listStyle="none" bg="surface" borderWidth="1px" borderColor="line" borderRadius="lg">
          {list.documents.map((document) => (
            <DocumentItem key={document.id} document={document} showProject={showProject} showState={showState} onChanged={read} onReplace={(file) => onReplace(file, { projectId: document.project.id, documentId: document.id })}>
              {mayReview && <ReviewButtons document={document} onChanged={read} />}
            </DocumentItem>
          ))}
        </chakra.ul>
      )}
      {pagination.total > 0 && <Pager label="Documents" pagination={pagination} rangeText={`${pagination.total} ${pagination.total === 1 ? 'document' : 'documents'}`} onPage={setPage} />}
    </chakra.div>
  );
};
