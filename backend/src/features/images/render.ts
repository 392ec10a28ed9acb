import { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/errors.ts';
import type { ImageFormat, Subject } from './image.file.ts';
import type { PlanModel } from './plan/model.ts';

export interface RenderRequest {
  readonly id: number;
  readonly subject: Subject;
  readonly model: PlanModel | null;
  readonly format: ImageFormat;
  /** Pixels; undefined: the picture's own width. */
  readonly width: number | undefined;
}

export interface RenderAnswer {
  readonly id: number;
  /** Null when the model allows no drawing. */
  readonly body: Uint8Array | null;
  readonly problem?: string;
}

export interface Renderer {
  render(request: Omit<RenderRequest, 'id'>): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** The worker lies beside this file, as source or beside the bundled server. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './render.worker.ts' : './render.worker.js', import.meta.url);

const idleMilliseconds = 20_000;
const longestMilliseconds = 30_000;

/** More than one page of pictures in every size; beyond that somebody asks for everything at once. */
const mostWaiting = 300;

interface Flight {
  readonly id: number;
  readonly resolve: (body: Buffer | null) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws in one worker thread that starts with the first picture and ends when none was asked for
 * during 20 seconds: between pictures the server carries neither its memory nor the canvas library.
 * Pictures are drawn one after the other. Rejects with UNAVAILABLE when too many wait, otherwise when
 * a drawing fails or takes longer than 30 seconds.
 */
export const createRenderer = (): Renderer => {
  let worker: Worker | null = null;
  let flight: Flight | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    flight?.reject(new Error('The drawing thread was stopped'));
    await ending?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(workerFile);
    started.on('message', ({ id, body, problem }: RenderAnswer) => {
      if (flight?.id !== id) return;
      if (problem) flight.reject(new Error(`A picture could not be drawn: ${problem}`));
      else flight.resolve(body && Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    });
    const lost = (error: Error): void => {
      if (worker !== started) return;
      worker = null;
      flight?.reject(error);
    };
    started.on('error', lost);
    started.on('exit', () => lost(new Error('The drawing thread ended')));
    return started;
  };

  const draw = async (request: Omit<RenderRequest, 'id'>): Promise<Buffer | null> => {
    if (closed) throw new AppError('UNAVAILABLE');
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    last += 1;
    const id = last;
    const timer = setTimeout(() => void stop(), longestMilliseconds).unref();
    try {
      return await new Promise<Buffer | null>((resolve, reject) => {
        flight = { id, resolve, reject };
        worker?.postMessage({ ...request, id } satisfies RenderRequest);
      });
    } finally {
      flight = null;
      clearTimeout(timer);
      worker?.unref();
      idle = setTimeout(() => void stop(), idleMilliseconds).unref();
    }
  };

  return {
    render: async (request) => {
      if (waiting >= mostWaiting) throw new AppError('UNAVAILABLE');
      waiting += 1;
      const mine = turn.then(() => draw(request));
      turn = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => {
      closed = true;
      await stop();
    },
  };
};
