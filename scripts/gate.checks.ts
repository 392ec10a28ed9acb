export interface Check {
  readonly name: string;
  readonly what: string;
  /** Programs and their arguments, run one after the other; the first that fails does not keep the rest from running. */
  readonly commands: readonly (readonly string[])[];
  /** It uses every processor itself, or measures time: nothing may run beside it. */
  readonly alone?: boolean;
  /** The check, if it runs as well, whose end this one waits for. */
  readonly after?: string;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;
const script = (file: string, ...args: string[]): string[] => [process.execPath, '--import', 'tsx', file, ...args];
/** What TypeScript knows from the last run; it looks itself at what has changed since. */
const typesOf = (part: string): string[] => [bin('tsc'), '-p', `${part}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', `node_modules/.hearthline/types-${part}.json`];

/** In the order in which they begin: the long ones first, so that they end together. */
export const checks: readonly Check[] = [
  { name: 'lint', what: 'ESLint, also over schema.graphql and operations', commands: [[bin('eslint'), '.', '--max-warnings', '0']] },
  { name: 'types', what: 'TypeScript', commands: ['rules', 'backend', 'frontend'].map(typesOf) },
  { name: 'build', what: 'site and server', commands: [[process.execPath, 'scripts/build.mjs']] },
  { name: 'imports', what: 'who may import whom', commands: [[bin('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'rules', 'backend/src', 'frontend/src', 'frontend/codegen']] },
  { name: 'generated', what: 'schema.graphql and the typed client are fresh', commands: [script('scripts/codegen.ts', '--check')] },
  { name: 'migrations', what: 'the migrations make what the entities declare', commands: [script('scripts/db-diff.ts', '--check')] },
  { name: 'budget', what: 'how much the pages load', commands: [script('scripts/budget.ts')], after: 'build' },
  { name: 'specs', what: 'rules, API, components', commands: [[bin('vitest'), 'run']], alone: true },
  { name: 'journeys', what: 'a browser on the built server', commands: [[bin('playwright'), 'test']], alone: true },
];
