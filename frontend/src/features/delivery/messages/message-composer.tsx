import { chakra } from '@chakra-ui/react/styled-system';
import { messageLength, newMessage } from '@hearthline/rules/delivery/messages.ts';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { createDraft } from '../../../platform/form-memory/draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { AttachFile } from './attach-file.tsx';
import { useAttachment } from './attachment.ts';

interface MessageComposerProps {
  readonly projectId: string;
  /** The key under which input is kept until it is sent. */
  readonly draftKey: string;
  readonly onSend: (text: string, documentId: string | null) => void;
}

const text = newMessage.shape.text;

/** The form for writing a message. What is typed outlives the page; Control+Enter sends it. */
export const MessageComposer = ({ projectId, draftKey, onSend }: MessageComposerProps) => {
  const attachment = useAttachment(projectId);
  const { file } = attachment;
  const isUploading = Boolean(file && !file.documentId && !file.problem);
  const [draft] = useState(() => createDraft(draftKey, { text: '' }));
  const [typed, setTyped] = useState(() => draft.read().text);
  const [error, setError] = useState<string>();
  const type = (value: string): void => {
    setTyped(value);
    setError(undefined);
    draft.write({ text: value });
  };
  const send = (): void => {
    if (isUploading) return setError('The file is still being uploaded.');
    if (file?.problem) return setError('The file was not uploaded. Remove it, or attach it again.');
    // A file alone is a message, too.
    const checked = text.safeParse(typed.trim() || (file?.documentId ? file.name : ''));
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    onSend(checked.data, file?.documentId ?? null);
    attachment.detach();
    type('');
  };
  const left = messageLength - typed.trim().length;
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label="Your message"
        rows={3}
        minH="24"
        maxH="40vh"
        value={typed}
        error={error}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          send();
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p textStyle="fine" color={left < 0 ? 'danger' : 'quiet'}>
          {left > 400 ? (
            <chakra.span hideBelow="md">Ctrl + Enter sends</chakra.span>
          ) : left >= 0 ? (
            `${left} characters left`
          ) : (
            `${-left} characters too long`
          )}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
          minW="0"
        >
          <AttachFile attachment={attachment} />
          <Button type="submit">Send</Button>
        </chakra.div>
      </chakra.div>
    </chakra.form>
  );
};
