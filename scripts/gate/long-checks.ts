import { bin, script, type Check } from './checks.ts';

const drill = (name: string, what: string, ...options: string[]): Check => ({
  name,
  what,
  commands: [script('scripts/drill/drill.ts', name, ...options)],
  alone: true,
});

/** What takes long, kills or measures time, in the order in which it runs (docs/drills.md). */
export const longChecks: readonly Check[] = [
  {
    name: 'specs',
    what: 'all, random ones with many seeds',
    commands: [[bin('vitest'), 'run']],
    alone: true,
  },
  { name: 'journeys', what: 'those that take long', commands: [[bin('playwright'), 'test']], alone: true },
  drill('kill', 'a server that is killed over and over loses nothing'),
  drill('upgrade', 'a server of an earlier version goes on beside this one'),
  drill('import', 'a hundred thousand contacts'),
  drill('mail', 'a campaign to ten thousand'),
  drill('crowd', 'others beside those who cost much'),
  drill('soak', 'many requests for a while, then too many', '--minutes', '3'),
  drill('bench', 'the product beside bare servers that do the same work'),
  {
    name: 'plans',
    what: 'what the plan book answers, how different and how good the plans are',
    commands: [script('scripts/plans/plans.ts', 'matrix')],
    alone: true,
  },
  {
    name: 'lighthouse',
    what: 'every public page, and the office',
    commands: [script('scripts/browser/lighthouse.ts')],
    alone: true,
  },
  {
    name: 'mutants',
    what: 'small changes that the specs must notice',
    commands: [script('scripts/mutants/mutants.ts', '--count', '10')],
    alone: true,
  },
];
