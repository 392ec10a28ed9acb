import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { ShareCard } from '@hearthline/rules/homes/catalog/shared-picture.ts';
import { workerFile } from '../../../platform/process/worker-file.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HomeModel } from './home-model.ts';
import type { ImageFormat, Subject, Tone } from './image-file.ts';

export interface RenderRequest {
  readonly id: number;
  readonly subject: Subject;
  readonly model: HomeModel | null;
  /** Documents hold a JPEG, which needs no decoding. */
  readonly format: ImageFormat | 'jpeg';
  readonly tone?: Tone | undefined;
  readonly isShared?: boolean | undefined;
  readonly card?: ShareCard | undefined;
  /** In pixels; undefined for the picture's own width. */
  readonly width: number | undefined;
}

export interface RenderAnswer {
  readonly id: number;
  /** Null if the model allows no drawing. */
  readonly body: Uint8Array | null;
  readonly problem?: string;
}

export interface Renderer {
  render(request: Omit<RenderRequest, 'id'>): Promise<Buffer | null>;
  /** Ends the drawing process; a picture being drawn is rejected. */
  close(): void;
}

const program = workerFile(import.meta.url, 'render-worker');

const idleMilliseconds = 20_000;
const timeoutMs = 30_000;

interface Flight {
  readonly id: number;
  readonly resolve: (body: Buffer | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws in a separate process that starts with the first picture and ends when none has been requested
 * for 20 seconds: the server's thread never waits for a drawing, its memory stays small, a crash
 * of the canvas library costs one picture, and the process gets none of the server's secrets.
 * Pictures are drawn one after the other. Rejects when a drawing fails or takes longer than 30 seconds.
 * @param priority of the process for the system, as in `os.constants.priority`
 */
export const createRenderer = (priority: number = constants.priority.PRIORITY_NORMAL): Renderer => {
  let child: ChildProcess | null = null;
  let flight: Flight | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** @param reason what whoever waits for the drawing is told */
  const stop = (reason = new Error('The drawing was stopped')): void => {
    clearTimeout(idle);
    const ending = child;
    child = null;
    flight?.reject(reason);
    ending?.kill('SIGKILL');
  };

  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (priority !== constants.priority.PRIORITY_NORMAL && started.pid !== undefined)
      setPriority(started.pid, priority);
    started.on('message', ({ id, body, problem }: RenderAnswer) => {
      if (flight?.id !== id) return;
      if (problem) flight.reject(new Error(`A picture could not be drawn: ${problem}`));
      else flight.resolve(body && Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    });
    const lost = (error: Error): void => {
      if (child !== started) return;
      child = null;
      flight?.reject(error);
    };
    started.on('error', lost);
    started.on('exit', () => lost(new Error('The drawing process ended')));
    return started;
  };

  const hold = (isDrawing: boolean): void => {
    // An idle drawing process must not keep the server from ending.
    if (isDrawing) child?.ref();
    else child?.unref();
    if (isDrawing) child?.channel?.ref();
    else child?.channel?.unref();
  };

  const draw = async (request: Omit<RenderRequest, 'id'>): Promise<Buffer | null> => {
    if (closed) throw new AppError('UNAVAILABLE');
    clearTimeout(idle);
    child ??= start();
    hold(true);
    last += 1;
    const id = last;
    const timer = setTimeout(() => stop(), timeoutMs).unref();
    try {
      return await new Promise<Buffer | null>((resolve, reject) => {
        flight = { id, resolve, reject };
        child?.send({ ...request, id } satisfies RenderRequest, (error) => {
          if (error) reject(error);
        });
      });
    } finally {
      flight = null;
      clearTimeout(timer);
      hold(false);
      idle = setTimeout(() => stop(), idleMilliseconds).unref();
    }
  };

  return {
    render: (request) => {
      const mine = turn.then(() => draw(request));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: () => {
      closed = true;
      // The server ends, which is no error: another one may draw it.
      stop(new AppError('UNAVAILABLE'));
    },
  };
};
