import { chakra } from '@chakra-ui/react/styled-system';
import { acceptedFiles } from '@hearthline/rules/delivery/documents.ts';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { FileIcon } from '../../../ui/theme/further-icons.tsx';
import { CloseIcon } from '../../../ui/theme/icons.tsx';
import type { useAttachment } from './attachment.ts';

/** The button that attaches a file, or the file that is attached. */
export const AttachFile = ({
  attachment: { file, attach, detach },
}: {
  readonly attachment: ReturnType<typeof useAttachment>;
}) => {
  const input = useRef<HTMLInputElement>(null);
  if (file)
    return (
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minW="0"
        maxW="full"
        textStyle="small"
        color={file.problem ? 'danger' : 'ink'}
      >
        <FileIcon />
        <chakra.span minW="0" overflowWrap="anywhere">
          {file.problem ?? (file.documentId ? file.name : `Uploading ${file.name}…`)}
        </chakra.span>
        <Button variant="ghost" size="sm" px="2" aria-label={`Remove ${file.name}`} onClick={detach}>
          <CloseIcon />
        </Button>
      </chakra.span>
    );
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <FileIcon />
        Attach a file
      </Button>
      <chakra.input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label="File to attach"
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (chosen) attach(chosen);
        }}
      />
    </>
  );
};
