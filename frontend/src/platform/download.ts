import { apiFetch, type ApiSession } from './api-fetch.ts';
import { useSessionStore } from './session.tsx';

/** The name that the server gave a file (RFC 6266). */
const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null);
  } catch {
    return null;
  }
};

/** Hands a file to the browser's downloads. @param fileName as it is proposed to the reader */
export const saveFile = (content: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read by then; before, it might find nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/**
 * Downloads a file of `/api` that only somebody signed in may have, which a plain link could not.
 * @param fallbackName where the server gives it no name
 * @throws what `apiFetch` throws, also when the connection breaks half way
 */
export const downloadFile = async (session: ApiSession, path: string, fallbackName: string): Promise<void> => {
  const answer = await apiFetch(session, path);
  saveFile(await answer.blob(), nameOf(answer.headers.get('content-disposition')) ?? fallbackName);
};

/** {@link downloadFile} for a component: `const download = useDownload(); await download('/api/…', 'contacts.csv')`. */
export const useDownload = (): ((path: string, fallbackName: string) => Promise<void>) => {
  const session = useSessionStore();
  return (path, fallbackName) => downloadFile(session, path, fallbackName);
};
