import { fork } from 'node:child_process';
import pLimit from 'p-limit';
import { workerFile } from '../../../../platform/process/worker-file.ts';

export interface EncodeRequest {
  readonly path: string;
}

export interface EncodedPicture {
  /** WebP without metadata. */
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const program = workerFile(import.meta.url, 'picture-worker');
const timeoutMs = 30_000;
const oneAfterAnother = pLimit(1);

const run = (path: string): Promise<EncodedPicture | null> =>
  new Promise((resolve) => {
    const child = fork(program, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.once('message', (picture: EncodedPicture) => resolve(picture));
    child.once('error', () => resolve(null));
    child.once('disconnect', () => {
      clearTimeout(timer);
      resolve(null);
    });
    child.send({ path } satisfies EncodeRequest, () => undefined);
  });

/**
 * Reads an uploaded picture and writes it anew, in a process of its own: whatever is in the file, the server does not wait for it, and
 * its memory and secrets are out of reach.
 * @param path of the file, whose number of pixels has been checked
 * @returns null if it cannot be read
 */
export const encodePicture = (path: string): Promise<EncodedPicture | null> =>
  oneAfterAnother(() => run(path));
