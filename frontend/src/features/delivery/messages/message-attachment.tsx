import { chakra } from '@chakra-ui/react/styled-system';
import { sizeText } from '@hearthline/rules/delivery/documents.ts';
import { useState } from 'react';
import type { MessageItemFragment } from '../../../gql/generated.ts';
import { useDownload } from '../../../platform/api/download.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { textLink } from '../../../ui/text/text.tsx';
import { FileIcon } from '../../../ui/theme/further-icons.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';

const Save = chakra('button', {
  base: {
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    mt: '1.5',
    minH: '6',
    textAlign: 'start',
    cursor: 'pointer',
    fontWeight: '600',
  },
});

/** The document that came with a message, to be downloaded. It is among the project's documents, too. */
export const MessageAttachment = ({
  attachment: { id, name, fileName, size },
}: {
  readonly attachment: NonNullable<MessageItemFragment['attachment']>;
}) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(`/api/documents/${id}/content`, fileName);
    } catch (error) {
      showToast({ title: 'Download failed', text: errorText(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <chakra.div>
      <Save type="button" aria-label={`Download ${name}`} disabled={busy} onClick={() => void save()}>
        <FileIcon />
        {name}
        <chakra.span color="quiet" fontWeight="400">
          {sizeText(size)}
        </chakra.span>
      </Save>
    </chakra.div>
  );
};
