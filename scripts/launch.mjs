// The entry point of every npm script: `node scripts/launch.mjs <task> [arguments]`.
//
// It runs on the machine's own Node, before anything is installed, so it imports nothing but
// Node's own modules and the files next to it. It installs what is missing and hands over to
// Node 24, which the lock file brings if the machine has none. This file keeps to old syntax on purpose: an outdated Node must
// get as far as the message about its version.
import { dirname, resolve } from 'path';
import { fileURLToPath } from 'url';
import { COMPILED, SERVER_ENVIRONMENT, SERVER_FLAGS, SERVER_PROGRAM } from './launch/server-program.mjs';

const LOWEST_NODE = 20;

/** The tasks that do with what builds and serves the product; the others need its tools as well. */
const WITHOUT_TOOLS = ['start', 'dev', 'build', 'db:up', 'seed', 'backup', 'audit'];

/** Task → the programs that Node 24 runs for it, one after another; arguments go to the last. */
const TASKS = {
  start: [['scripts/build.mjs'], ['--enable-source-maps'].concat(SERVER_FLAGS, SERVER_PROGRAM)],
  test: [['--import', 'tsx', 'scripts/gate/gate.ts', 'usual']],
  'test:long': [['scripts/build.mjs'], ['--import', 'tsx', 'scripts/gate/gate.ts', 'long']],
  bench: [['scripts/build.mjs'], ['--import', 'tsx', 'scripts/drill/drill.ts', 'bench']],
  spec: [['node_modules/vitest/vitest.mjs', 'run']],
  dev: [['--import', 'tsx', 'scripts/dev/dev.ts']],
  build: [['scripts/build.mjs', '--force']],
  codegen: [['--import', 'tsx', 'scripts/codegen/codegen.ts']],
  format: [['node_modules/oxfmt/bin/oxfmt', '.']],
  'db:diff': [['--import', 'tsx', 'scripts/database/diff.ts']],
  'db:up': [['--import', 'tsx', 'scripts/database/up.ts']],
  seed: [['--import', 'tsx', 'scripts/database/seed.ts']],
  backup: [['--import', 'tsx', 'scripts/database/backup.ts']],
  'keep-release': [['--import', 'tsx', 'scripts/database/keep-release.ts']],
  audit: [['--import', 'tsx', 'scripts/database/verify-audit.ts']],
  plans: [['--import', 'tsx', 'scripts/plans/plans.ts']],
  screenshots: [['scripts/build.mjs'], ['--import', 'tsx', 'scripts/browser/screenshots.ts']],
  icons: [['--import', 'tsx', 'scripts/assets/icons.ts']],
  fonts: [['--import', 'tsx', 'scripts/assets/fonts.ts']],
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

function refuse(sentence, exitCode) {
  process.stderr.write(sentence + '\n');
  process.exitCode = exitCode;
}

function main(task, extraArguments) {
  if (Number(process.versions.node.split('.')[0]) < LOWEST_NODE) {
    return refuse(
      'Hearthline needs Node ' +
        LOWEST_NODE +
        ' or newer to start; this is Node ' +
        process.versions.node +
        '. Install a current one from https://nodejs.org and try again.',
      1,
    );
  }
  if (!Object.prototype.hasOwnProperty.call(TASKS, task)) {
    return refuse(
      'Usage: node scripts/launch.mjs <task>, where the task is one of ' +
        Object.keys(TASKS).join(', ') +
        '.',
      2,
    );
  }
  return Promise.all([import('./launch/install.mjs'), import('./launch/run-programs.mjs')]).then(
    function run(parts) {
      return parts[0]
        .ensureInstalled(root, { tools: WITHOUT_TOOLS.indexOf(task) < 0 })
        .then(function handOver(node) {
          if (task === 'start')
            process.env = Object.assign({ NODE_COMPILE_CACHE: COMPILED }, SERVER_ENVIRONMENT, process.env);
          return parts[1].runPrograms(node, TASKS[task], extraArguments, root);
        })
        .catch(function explain(error) {
          // An error with a `sentence` was foreseen; anything else is a bug and keeps its stack.
          refuse(error.sentence || error.stack, 1);
        });
    },
  );
}

void main(process.argv[2], process.argv.slice(3));
