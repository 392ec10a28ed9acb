import { asViewer, FailedAnswer, isComplete, type ApiSession } from './rest-client.ts';
import { markServerDataChanged } from '../graphql/query-deduplication.ts';

interface UploadOptions {
  /** The idempotency key, the same for every try of one upload: the server stores it once. */
  readonly key: string;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
}

/** Uses XMLHttpRequest, because `fetch` does not report how much of a body has been sent. */
const send = (
  path: string,
  form: FormData,
  token: string | null,
  { key, onProgress, signal }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && total > 0 && onProgress(loaded / total);
    request.onload = () =>
      resolve({ status: request.status, statusText: request.statusText, text: request.responseText });
    request.onerror = () => reject(new TypeError('the connection broke'));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/**
 * Posts a form with files to the site's REST API as the signed-in user; a refused token is replaced once, silently.
 * @throws FailedAnswer for any answer that is not ok, TypeError when there is no connection, AbortError when aborted
 */
export const uploadForm = async (
  session: ApiSession,
  path: string,
  form: FormData,
  options: UploadOptions,
): Promise<void> => {
  const answer = await asViewer(session, (token) => send(path, form, token, options));
  markServerDataChanged();
  if (!isComplete(answer)) throw new FailedAnswer(answer.status, answer.statusText, answer.text);
};
