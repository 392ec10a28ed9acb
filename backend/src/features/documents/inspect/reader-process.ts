import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DocumentFormat, FileProblem } from '@hearthline/rules/documents.ts';
import pLimit from 'p-limit';
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

/** The reading program is next to this file: as source, or next to the bundled server. */
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './reader-worker.ts' : './reader-worker.js', import.meta.url),
);

/** It gets no secrets, may not write or start anything, and has little memory. */
const execArgv = ['--max-old-space-size=256', '--permission', '--allow-fs-read=*', '--allow-worker'];
const longestMs = { inspect: 15_000, text: 30_000 } as const;

/** Uploads do not wait for texts, and neither takes the whole machine. */
const lanes = { inspect: pLimit(2), text: pLimit(1) } as const;

const run = (request: ReadRequest): Promise<ReadAnswer> =>
  new Promise((resolve) => {
    const child = fork(program, {
      execArgv,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs[request.task]);
    const end = (answer: ReadAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.once('message', (answer: ReadAnswer) => end(answer));
    child.once('error', () => end({ failed: true }));
    child.once('exit', () => end({ failed: true }));
    child.send(request, () => undefined);
  });

/**
 * Reads a file that somebody uploaded in a process of its own, which ends with it: whatever is in the file, the server's thread does not
 * wait for it, and its memory and secrets are out of reach. `failed` if the file takes too long or too much memory, or breaks the program.
 */
export const readUploaded = (request: ReadRequest): Promise<ReadAnswer> =>
  lanes[request.task](() => run(request));
