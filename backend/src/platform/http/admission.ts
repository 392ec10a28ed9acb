import type { Request, RequestHandler } from 'express';
import { inTurnOf, type Turn } from '../turns/current-turn.ts';
import type { FairQueue, Place } from '../turns/fair-queue.ts';
import type { Payer } from '../turns/payer.ts';
import { createProcessorShares } from '../turns/processor-shares.ts';
import { toAppError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Refuse } from './refusal.ts';

/** Always answered: the health checker decides whether this server is kept alive. */
const health = /^\/(healthz|readyz)(\?|$)/;
/** Files of the build: they need neither the database nor the processor, and a page that was let in is useless without them. */
const assets = /^\/assets\//;

/** What decides when a request is worked on. */
export interface AdmissionControl {
  readonly queue: FairQueue;
  readonly payerOf: (request: Request) => Promise<Payer>;
  readonly refuse: Refuse;
  readonly log: Pick<Log, 'warn'>;
}

/** How often the log says that requests are refused, in milliseconds. */
const tellMs = 10_000;

/** Writes one line for all refusals of a while: a crowd must not fill the log. */
const refusalLog = (log: AdmissionControl['log']): ((status: number) => void) => {
  let counts: Record<number, number> = {};
  const tell = (): void => {
    log.warn({ statuses: counts }, 'requests were refused before any work was done for them');
    counts = {};
  };
  return (status) => {
    if (Object.keys(counts).length === 0) setTimeout(tell, tellMs).unref();
    counts[status] = (counts[status] ?? 0) + 1;
  };
};

/**
 * Lets a request wait for its turn before any work is done for it, and has its payer charged for the thread's time and the
 * bytes that it takes.
 */
export const admission = ({ queue, payerOf, refuse, log }: AdmissionControl): RequestHandler => {
  const note = refusalLog(log);
  const beginShare = createProcessorShares();
  return async (request, response, next) => {
    if (health.test(request.url) || assets.test(request.url)) return next();
    const { socket } = request;
    const isAborted = (): boolean => socket.destroyed;
    const payer = await payerOf(request);
    let place: Place;
    try {
      place = await queue.enter(payer, isAborted);
    } catch (error) {
      if (isAborted()) return;
      const known = toAppError(error);
      note(known.status);
      return refuse(known, request, response);
    }
    const moved = socket.bytesRead + socket.bytesWritten;
    const endShare = beginShare();
    let isReleased = false;
    const turn: Turn = {
      payer,
      isAborted,
      release: () => {
        if (isReleased) return;
        isReleased = true;
        place.end({ processor: endShare() });
      },
      hasCommitted: false,
    };
    response.once('close', () => {
      turn.release();
      place.end({ bytes: socket.bytesRead + socket.bytesWritten - moved });
    });
    inTurnOf(turn, next);
  };
};
