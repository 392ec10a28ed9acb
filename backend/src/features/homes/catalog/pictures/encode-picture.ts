import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';

export interface EncodeRequest {
  readonly path: string;
}

export interface EncodedPicture {
  /** WebP without metadata. */
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The program is next to this file: as source, or next to the bundled server. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js', import.meta.url),
);
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
