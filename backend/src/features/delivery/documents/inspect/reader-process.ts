import { fork, type ChildProcess } from 'node:child_process';
import type { DocumentFormat, FileProblem } from '@hearthline/rules/delivery/documents.ts';
import pLimit from 'p-limit';
import { workerFile } from '../../../../platform/process/worker-file.ts';
import type { FileText } from '../text-search/extract-text.ts';

export interface ReadRequest {
  readonly task: 'inspect' | 'text';
  readonly path: string;
  readonly ending: DocumentFormat;
  readonly size: number;
}

export interface ReadAnswer {
  readonly problem?: FileProblem | null;
  readonly text?: FileText;
  readonly failed?: true;
}

const program = workerFile(import.meta.url, 'reader-worker');

/** It gets no secrets, may not write or start anything, and has little memory. */
const execArgv = ['--max-old-space-size=256', '--permission', '--allow-fs-read=*', '--allow-worker'];
const timeoutMs = { inspect: 15_000, text: 30_000 } as const;

/** Uploads do not wait for texts, and neither takes the whole machine. */
const lanes = { inspect: pLimit(2), text: pLimit(1) } as const;

/** Waits for the answer of a reading program. @param timeout after which it is given up, in milliseconds */
export const answerOf = (child: Pick<ChildProcess, 'once' | 'kill'>, timeout: number): Promise<ReadAnswer> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    const end = (answer: ReadAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.once('message', (answer: ReadAnswer) => end(answer));
    child.once('error', () => end({ failed: true }));
    // Not `exit`, which a busy server may notice before the answer that the process sent last; the channel ends after everything in it.
    child.once('disconnect', () => end({ failed: true }));
  });

const run = (request: ReadRequest, timeout: number): Promise<ReadAnswer> => {
  const child = fork(program, {
    execArgv,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(request, () => undefined);
  return answerOf(child, timeout);
};

/**
 * Reads a file that somebody uploaded in a process of its own, which ends with it: whatever is in the file, the server's thread does not
 * wait for it, and its memory and secrets are out of reach. `failed` if the file takes too long or too much memory, or breaks the program.
 * @param timeout how long it may take, in milliseconds
 */
export const readUploaded = (
  request: ReadRequest,
  timeout: number = timeoutMs[request.task],
): Promise<ReadAnswer> => lanes[request.task](() => run(request, timeout));
