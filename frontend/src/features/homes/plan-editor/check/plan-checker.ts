import type { Edit } from '@hearthline/model/edit/edit.ts';
import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';

/** What a plan is asked: which rules it breaks, or which changes of a base come nearest and break none. */
export type CheckTask =
  | { readonly kind: 'check'; readonly plan: Plan; readonly wish: Wish }
  | { readonly kind: 'mend'; readonly base: Plan; readonly edits: readonly Edit[]; readonly wish: Wish };

interface CheckAnswers {
  readonly check: readonly Finding[];
  readonly mend: readonly Edit[];
}

/** Measures plans beside the page, which stays quick while it does. */
export interface PlanChecker {
  readonly check: (plan: Plan, wish: Wish) => Promise<readonly Finding[]>;
  readonly mend: (base: Plan, edits: readonly Edit[], wish: Wish) => Promise<readonly Edit[]>;
  readonly stop: () => void;
}

export interface CheckRequest {
  readonly id: number;
  readonly task: CheckTask;
}

export interface CheckAnswer {
  readonly id: number;
  readonly value: CheckAnswers[CheckTask['kind']];
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** A checker in a worker of its own, which is started when something is asked for: after a stop, anew. */
export const workerChecker = (): PlanChecker => {
  let worker: Worker | null = null;
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The plan could not be checked.'));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      waiting.get(data.id)?.resolve(data.value as never);
      waiting.delete(data.id);
    });
    started.addEventListener('error', fail);
    return started;
  };
  const ask = <Kind extends CheckTask['kind']>(
    task: CheckTask & { kind: Kind },
  ): Promise<CheckAnswers[Kind]> =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id: last, task } satisfies CheckRequest);
    });
  return {
    check: (plan, wish) => ask({ kind: 'check', plan, wish }),
    mend: (base, edits, wish) => ask({ kind: 'mend', base, edits, wish }),
    stop: () => {
      worker?.terminate();
      worker = null;
      fail();
    },
  };
};
