import { documentLimits, fileSentences, sanitizeFileName } from '@hearthline/rules/delivery/documents.ts';
import { useEffect, useRef, useState } from 'react';
import { rest } from '../../../platform/api/rest-client.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { newUuid } from '../../../platform/browser/uuid.ts';
import { useSessionStore } from '../../../platform/session/session-context.tsx';

/** A file that is to be sent along with a message: first it becomes a document of the project, which both sides see. */
export interface Attachment {
  readonly name: string;
  /** Its document; null while it is on its way, and if it did not arrive. */
  readonly documentId: string | null;
  readonly problem: string | null;
}

/** Uploads a file for the next message of a thread. */
export const useAttachment = (projectId: string) => {
  const session = useSessionStore();
  const [file, setFile] = useState<Attachment | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const attach = async (chosen: File): Promise<void> => {
    sending.current?.abort();
    const upload = new AbortController();
    sending.current = upload;
    const name = sanitizeFileName(chosen.name) || chosen.name;
    if (chosen.size > documentLimits.file)
      return setFile({ name, documentId: null, problem: fileSentences.tooLarge(name) });
    setFile({ name, documentId: null, problem: null });
    const form = new FormData();
    form.append('type', chosen.type.startsWith('image/') ? 'photo' : 'other');
    // Whoever attaches a file means this message, even if the project has the same file already.
    form.append('again', 'true');
    form.append('file', chosen, chosen.name);
    try {
      const { documents } = await rest('POST /api/projects/{id}/documents', {
        session,
        parameters: { id: projectId },
        body: form,
        headers: { 'idempotency-key': newUuid() },
        signal: upload.signal,
      });
      if (!upload.signal.aborted) setFile({ name, documentId: documents[0]?.id ?? null, problem: null });
    } catch (error) {
      if (!upload.signal.aborted) setFile({ name, documentId: null, problem: errorText(error) });
    }
  };
  return {
    file,
    attach: (chosen: File) => void attach(chosen),
    /** Sends the next message without it. A document that has arrived stays in the project. */
    detach: (): void => {
      sending.current?.abort();
      setFile(null);
    },
  };
};
