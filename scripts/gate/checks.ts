import { stripVTControlCharacters } from 'node:util';

export interface Check {
  readonly name: string;
  readonly what: string;
  /** Programs and their arguments, run one after another; a failing one does not keep the rest from running. */
  readonly commands: readonly (readonly string[])[];
  /** Runs alone, because it uses every processor itself or measures time. */
  readonly alone?: boolean;
  /** The name of a check that this one waits for, if that one runs as well. */
  readonly after?: string;
  /** From what it printed when it failed: a command that tries what failed once more, with the machine to itself; null: nothing to try. */
  readonly secondTry?: (output: string) => readonly string[] | null;
}

export const bin = (name: string): string => `node_modules/.bin/${name}`;
export const script = (file: string, ...args: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  file,
  ...args,
];
/** More failed files than this are a finding, not a machine that stalled. */
const maxStalled = 5;
/** Runs the failed spec files once more, as Playwright does with journeys: what fails twice is a finding. */
export const failedSpecs = (output: string): readonly string[] | null => {
  const files = new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .flatMap((line) => /^\s*FAIL\s.*?(\S+\.spec\.tsx?)/.exec(line)?.[1] ?? []),
  );
  return files.size > 0 && files.size <= maxStalled ? [bin('vitest'), 'run', ...files] : null;
};

/** In the order in which they start: the long ones first, so that all end at about the same time. */
export const checks: readonly Check[] = [
  {
    name: 'lint',
    what: 'types and rules by Oxlint, and ESLint over schema.graphql and operations',
    commands: [
      [bin('oxlint'), '.'],
      [bin('eslint'), '.', '--max-warnings', '0'],
    ],
  },
  { name: 'format', what: 'Oxfmt', commands: [[bin('oxfmt'), '--check', '.']] },
  { name: 'build', what: 'site and server', commands: [[process.execPath, 'scripts/build.mjs']] },
  {
    name: 'imports',
    what: 'who may import whom',
    commands: [
      [
        bin('depcruise'),
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        'rules',
        'model',
        'backend/src',
        'frontend/src',
        'frontend/codegen',
      ],
    ],
  },
  {
    name: 'generated',
    what: "schema.graphql, the typed client, the types of REST answers and the tables' types are fresh",
    commands: [script('scripts/codegen/codegen.ts', '--check')],
  },
  {
    name: 'migrations',
    what: 'the migrations make what the entities declare',
    commands: [script('scripts/database/diff.ts', '--check')],
  },
  {
    name: 'budget',
    what: 'how much the pages load',
    commands: [script('scripts/gate/page-budget.ts')],
    after: 'build',
  },
  {
    name: 'chunks',
    what: 'no two of the built files wait for each other',
    commands: [
      [
        bin('depcruise'),
        '--config',
        'scripts/gate/chunks.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        'frontend/dist/assets',
      ],
    ],
    after: 'build',
  },
  {
    name: 'specs',
    what: 'rules, geometry, API, components',
    commands: [[bin('vitest'), 'run']],
    alone: true,
    secondTry: failedSpecs,
  },
  {
    name: 'journeys',
    what: 'a browser on the built server',
    commands: [[bin('playwright'), 'test']],
    alone: true,
  },
];
