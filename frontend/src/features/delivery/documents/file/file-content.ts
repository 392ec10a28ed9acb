import { useEffect, useState } from 'react';
import { apiFetch, type ApiSession } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { fileAddress } from '../document-words.ts';

/** How a file is shown beside the list; null if a browser cannot. */
export type ShownAs = 'image' | 'pdf' | 'text' | null;

export const shownAs = (contentType: string): ShownAs => {
  if (contentType.startsWith('image/')) return 'image';
  if (contentType.startsWith('text/')) return 'text';
  // Phones have no viewer inside a page.
  return contentType === 'application/pdf' && navigator.pdfViewerEnabled !== false ? 'pdf' : null;
};

/** How much of a text is shown, in bytes: more would make the page slow, and nobody reviews it here. */
export const textShown = 200_000;

export interface FileContent {
  /** An address of this page's own for an image or a PDF. */
  readonly address?: string;
  readonly text?: string;
  /** Whether the text goes on. */
  readonly isCut?: boolean;
  readonly problem?: string;
}

const readText = async (session: ApiSession, id: string, signal: AbortSignal): Promise<FileContent> => {
  const answer = await apiFetch(session, fileAddress(id, 'content'), {
    signal,
    headers: { range: `bytes=0-${textShown - 1}` },
  });
  const size = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0);
  return { text: await answer.text(), isCut: size > textShown };
};

const readBytes = async (
  session: ApiSession,
  { id, contentType }: { readonly id: string; readonly contentType: string },
  signal: AbortSignal,
): Promise<FileContent> => {
  const answer = await apiFetch(session, fileAddress(id, 'preview'), { signal });
  // The type is the one that the server found when it looked into the file: a frame must never take it for a page.
  return { address: URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: contentType })) };
};

/**
 * The content of a document's latest version, fetched with the session; undefined while it is on its way.
 * @param version changes with the file
 */
export const useFileContent = (
  document: { readonly id: string; readonly contentType: string },
  version: string,
): FileContent | undefined => {
  const session = useSessionStore();
  const { id, contentType } = document;
  const kind = shownAs(contentType);
  const [read, setRead] = useState<FileContent & { readonly of: string }>();
  const of = `${id} ${version}`;
  useEffect(() => {
    if (!kind) return;
    const look = new AbortController();
    let address: string | undefined;
    const { signal } = look;
    (kind === 'text' ? readText(session, id, signal) : readBytes(session, { id, contentType }, signal)).then(
      (content) => {
        ({ address } = content);
        if (!signal.aborted) setRead({ ...content, of });
        else if (address) URL.revokeObjectURL(address);
      },
      (error: unknown) => signal.aborted || setRead({ problem: errorText(error), of }),
    );
    return () => {
      look.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [session, id, contentType, kind, of]);
  return read?.of === of ? read : undefined;
};
