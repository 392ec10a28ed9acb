import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Result } from './spec-process.ts';

/** How long the process may take to stop its database once it is told to end, in milliseconds. */
const patience = 20_000;
const program = fileURLToPath(new URL('./spec-process.ts', import.meta.url));

/** Runs specs in another process, which stays for the next run and is replaced if it hangs or falls. */
export class SpecRunner {
  private child: ChildProcess | undefined;

  /** @param milliseconds after which the specs count as failed */
  async run(order: Order, milliseconds: number): Promise<Result> {
    const child = (this.child ??= await this.start());
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(milliseconds)]);
    const fell = once(child, 'exit', { signal }).then(() => 'The process with the specs ended.');
    const answered = once(child, 'message', { signal }).then(([result]) => result as Result);
    child.send(order);
    const result = await Promise.race([answered, fell]).catch(() => 'too slow');
    done.abort();
    if (typeof result !== 'string') return result;
    await this.close();
    return { passed: false, because: result };
  }

  /** Ends the process; if it hangs in a mutant, it and whatever it started are killed. */
  async close(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  }

  private async start(): Promise<ChildProcess> {
    // A group of its own, so that its workers and its database can be killed along with it. What a mutant makes the server say is of no use.
    const child = fork(program, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message', { signal: AbortSignal.timeout(120_000) });
    return child;
  }
}
