// A process of its own for the mutants: keeps Vitest and the specs' PostgreSQL running, and runs the specs it is told
// to, with one source read differently. The file on the disk is never touched. A mutant that never ends is killed with it.
import { resolve } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import { createVitest, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';

export interface Order {
  /** Paths from the root of the checkout. */
  readonly specs: readonly string[];
  readonly mutant?: { readonly file: string; readonly source: string };
}

/** What came of the specs, and why. */
export interface Result {
  readonly passed: boolean;
  readonly because: string;
}

let mutant: Order['mutant'];

const swapped = {
  name: 'mutant',
  enforce: 'pre' as const,
  load: (id: string): string | undefined =>
    mutant && id.split('?')[0] === resolve(mutant.file) ? mutant.source : undefined,
};

const projects = (config.test?.projects ?? []).map((project): TestProjectConfiguration => {
  if (typeof project !== 'object' || 'then' in project) throw new Error('A project is not a plain object.');
  return { ...project, plugins: [...(project.plugins ?? []), swapped] };
});

/** A file that the last run or this one reads differently must not come from a cache. */
const forget = (vitest: Vitest, file: string | undefined): void => {
  if (file === undefined) return;
  vitest.invalidateFile(resolve(file));
  vitest.watcher.invalidates.add(resolve(file));
};

const run = async (vitest: Vitest, { specs, mutant: next }: Order): Promise<Result> => {
  forget(vitest, mutant?.file);
  mutant = next;
  forget(vitest, next?.file);
  const chosen = specs.flatMap((spec) => vitest.getModuleSpecifications(resolve(spec)));
  if (chosen.length < specs.length) throw new Error(`No project has all of ${specs.join(', ')}`);
  // Vitest would answer with the modules of earlier runs as well.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  // With `bail`, what comes after the first failure is left out: it did not pass, but it is not the reason.
  const passed = testModules.filter((module) => module.ok()).length;
  const failed = testModules.find((module) => module.state() === 'failed');
  const [test] = failed?.children.allTests('failed') ?? [];
  const error = failed?.errors()[0] ?? test?.result().errors?.[0];
  return {
    passed: passed === chosen.length && unhandledErrors.length === 0,
    because: failed
      ? `${failed.relativeModuleId}: ${error?.message ?? 'a hook'}`
      : `${unhandledErrors.length} errors outside the specs, ${passed} of ${chosen.length} files passed`,
  };
};

const answer = (message: Result | 'ready'): void => {
  // Nobody listens any more if the specs took too long.
  if (process.connected) process.send?.(message);
};

const vitest = await createVitest(
  'test',
  {
    config: false,
    watch: false,
    fsModuleCache: false,
    bail: 1,
    reporters: [{}],
    maxWorkers: config.test?.maxWorkers,
    silent: true,
  },
  { test: { projects } },
);
await vitest.globTestSpecifications();
let turn: Promise<unknown> = Promise.resolve();
process.on('message', (order: Order) => {
  turn = turn.then(async () => answer(await run(vitest, order)));
});
// The parent is done or gone: the database must not stay behind.
process.on('disconnect', () => void vitest.close().finally(() => process.exit(0)));
answer('ready');
