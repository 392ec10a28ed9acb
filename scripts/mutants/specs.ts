import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './spec-process.ts';

export type Result = { readonly passed: boolean; readonly because: string };

/** How long the process may take to stop its database once it is told to end. */
const patience = 20_000;

const once = <T>(child: ChildProcess, milliseconds: number): Promise<T | 'late'> =>
  new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      done();
    };
    const onMessage = (message: T): void => settle(() => resolve(message));
    const onExit = (): void => settle(() => reject(new Error('The process with the specs ended.')));
    const timer = setTimeout(() => settle(() => resolve('late')), milliseconds);
    child.on('message', onMessage).on('exit', onExit);
  });

/** Ends the process; if it hangs in a mutant, it and whatever it started are killed. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, patience);
  await ended;
  clearTimeout(timer);
};

/** Runs specs in another process, which stays for the next run and is replaced if it hangs or falls. */
export class Specs {
  private child: ChildProcess | undefined;

  /**
   * Specs that pass without a mutant are run again, once, if the process falls: what fell may be what an earlier mutant left behind.
   * @param milliseconds after which the specs count as failed
   */
  async run(order: Order, milliseconds: number, mayRepeat = !order.mutant): Promise<Result> {
    const child = (this.child ??= await this.start());
    const answered = once<Result>(child, milliseconds).catch((error: unknown) => ({
      passed: false,
      because: String(error),
    }));
    child.send(order);
    const result = await answered;
    const late = result === 'late';
    const fell = child.exitCode !== null || child.signalCode !== null;
    if (late || fell) await this.close();
    if (fell && mayRepeat) return this.run(order, milliseconds, false);
    return late ? { passed: false, because: 'too slow' } : result;
  }

  async close(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (child) await end(child);
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(fileURLToPath(new URL('./spec-process.ts', import.meta.url)), {
      // A group of its own, so that its workers and its database can be killed along with it.
      detached: true,
      // What a mutant makes the server say is of no use here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const first = await once<Answer>(child, 120_000);
    if (first === 'late') throw new Error('Vitest did not start.');
    return child;
  }
}
