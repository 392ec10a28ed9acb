import { apiFetch, type ApiSession } from './rest-client.ts';
import { useSessionStore } from '../session/session-context.tsx';

/** The file name in a `content-disposition` header (RFC 6266). */
const nameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded
      ? decodeURIComponent(encoded)
      : (/filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null);
  } catch {
    return null;
  }
};

/** Has the browser download a file. @param fileName the suggested name */
export const saveFile = (content: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // By then the browser has begun to read the file; revoked at once, the link might lead nowhere.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/**
 * Downloads a file of `/api` that requires signing in, which a plain link could not do.
 * @param fallbackName used if the server gives no name
 * @throws what `apiFetch` throws, and also when the connection breaks halfway
 */
export const downloadFile = async (
  session: ApiSession,
  path: string,
  fallbackName: string,
): Promise<void> => {
  const answer = await apiFetch(session, path);
  saveFile(await answer.blob(), nameOf(answer.headers.get('content-disposition')) ?? fallbackName);
};

/** {@link downloadFile} for a component: `const download = useDownload(); await download('/api/…', 'contacts.csv')`. */
export const useDownload = (): ((path: string, fallbackName: string) => Promise<void>) => {
  const session = useSessionStore();
  return (path, fallbackName) => downloadFile(session, path, fallbackName);
};
