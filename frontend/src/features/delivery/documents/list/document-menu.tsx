import { chakra } from '@chakra-ui/react/styled-system';
import { acceptedFiles } from '@hearthline/rules/delivery/documents.ts';
import { useState, type ReactNode } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { EditIcon, TrashIcon, UploadIcon } from '../../../../ui/theme/further-icons.tsx';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { mayReview } from '../may-review.ts';

interface DocumentMenuWatcher {
  readonly onReplace: (file: File) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

interface DocumentMenu {
  /** Uploading a new version; null if the viewer may not. */
  readonly replace: Action | null;
  /** Correcting and deleting, as far as the viewer may. */
  readonly changes: readonly Action[];
  /** Opens the browser's file dialog; to be rendered beside the actions. */
  readonly input: ReactNode;
}

/** What can be done with a document besides reading and deciding. */
export const useDocumentMenu = (
  document: DocumentItemFragment,
  { onReplace, onEdit, onDelete }: DocumentMenuWatcher,
): DocumentMenu => {
  const { name, viewerCanReplace, viewerCanDelete } = document;
  const { user } = useSession();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return {
    replace: viewerCanReplace
      ? {
          id: 'replace',
          title: 'New version',
          label: `Upload a new version of ${name}`,
          icon: <UploadIcon />,
          run: () => input?.click(),
        }
      : null,
    changes: [
      ...(mayReview(user, document)
        ? [{ id: 'edit', title: 'Edit', label: `Edit ${name}`, icon: <EditIcon />, run: onEdit }]
        : []),
      ...(viewerCanDelete
        ? [
            {
              id: 'delete',
              title: 'Delete',
              label: `Delete ${name}`,
              icon: <TrashIcon />,
              tone: 'danger' as const,
              run: onDelete,
            },
          ]
        : []),
    ],
    input: viewerCanReplace && (
      <chakra.input
        ref={setInput}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={`New version of ${name}`}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen) onReplace(chosen);
        }}
      />
    ),
  };
};
