import { chakra } from '@chakra-ui/react/styled-system';
import { acceptedFiles, previewOf } from '@hearthline/rules/documents.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useRef, useState } from 'react';
import type { DocumentItemFragment } from '../../gql/generated.ts';
import { useDownload } from '../../platform/download.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, EditIcon, TrashIcon, UploadIcon } from '../../ui/icons.tsx';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { fileAddress } from './document-words.ts';
import { usePreview } from './use-preview.ts';

interface FileButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** An older version than the latest. */
  readonly number?: number;
}

/** Look at a file, or save it. */
export const FileButtons = ({ id, name, fileName, contentType, number }: FileButtonsProps) => {
  const download = useDownload();
  const preview = usePreview();
  const [busy, setBusy] = useState(false);
  const kind = previewOf(contentType);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(fileAddress(id, 'content', number), fileName);
    } catch (error) {
      showToast({ title: 'Download failed', text: errorText(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {kind && <Button variant="outline" size="sm" aria-label={`View ${name}`} onClick={() => preview.show(kind, fileAddress(id, 'preview', number), fileName)}>View</Button>}
      <Button variant="outline" size="sm" aria-label={`Download ${name}`} disabled={busy} onClick={() => void save()}><DownloadIcon /><chakra.span hideBelow="md">Download</chakra.span></Button>
      {preview.image && <ImageViewer images={[preview.image]} onClose={preview.close} />}
    </>
  );
};

interface OwnButtonsProps {
  readonly document: DocumentItemFragment;
  readonly onReplace: (file: File) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What whoever looks at a document may change about it. */
export const OwnButtons = ({ document: { name, viewerCanReplace, viewerCanDelete }, onReplace, onEdit, onDelete }: OwnButtonsProps) => {
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {viewerCanReplace && (
        <>
          <Button variant="outline" size="sm" aria-label={`Upload a new version of ${name}`} onClick={() => input.current?.click()}><UploadIcon /><chakra.span hideBelow="md">New version</chakra.span></Button>
          <chakra.input
            ref={input} type="file" hidden accept={acceptedFiles} aria-label={`New version of ${name}`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) onReplace(file);
            }}
          />
        </>
      )}
      {can(user, 'document:update') && <Button variant="ghost" size="sm" px="2.5" color="quiet" _hover={{ color: 'ink' }} aria-label={`Edit ${name}`} onClick={onEdit}><EditIcon /></Button>}
      {viewerCanDelete && <Button variant="ghost" size="sm" px="2.5" color="quiet" _hover={{ color: 'danger' }} aria-label={`Delete ${name}`} onClick={onDelete}><TrashIcon /></Button>}
    </>
  );
};
