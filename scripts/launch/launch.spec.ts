import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const node24 = process.execPath;
let root = '';
let environment: NodeJS.ProcessEnv = {};

const inRoot = (...parts: string[]): string => join(root, ...parts);
const json = (file: string, value: unknown): void => writeFileSync(inRoot(file), JSON.stringify(value));

/** Makes a Node think that it is of another version. */
const version = (number: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${number}'}})`;

/** Stands in for npm: records its arguments and installs a Node. `behave` may change that. */
const npm = (behave = ''): void =>
  writeFileSync(
    inRoot('npm-cli.js'),
    `import fs from 'node:fs';
     fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
     ${behave}
     await new Promise((resolve) => setTimeout(resolve, 300));
     const folder = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin';
     fs.mkdirSync(folder, { recursive: true });
     if (!fs.existsSync(folder + '/node')) fs.symlinkSync(${JSON.stringify(node24)}, folder + '/node');`,
  );
/** The workspaces that npm was told to install. */
const workspacesOf = (command = ''): string[] =>
  [...command.matchAll(/--workspace=(\S+)/g)].map((match) => match[1] ?? '');
/** Sets the program of the task `format`, which needs the tools. */
const tool = (source: string): void => {
  mkdirSync(inRoot('node_modules/oxfmt/bin'), { recursive: true });
  writeFileSync(inRoot('node_modules/oxfmt/bin/oxfmt'), source);
};
const requests = (): string[] =>
  existsSync(inRoot('npm.log')) ? readFileSync(inRoot('npm.log'), 'utf8').trim().split('\n') : [];

const launchOn = (number: string, ...args: string[]) =>
  spawnSync(node24, ['--import', version(number), inRoot('scripts/launch.mjs'), ...args], {
    env: environment,
    encoding: 'utf8',
  });
const launch = (...args: string[]) => launchOn('20.11.0', ...args);

const start = (): ChildProcess =>
  spawn(node24, ['--import', version('20.11.0'), inRoot('scripts/launch.mjs'), 'build'], {
    env: environment,
  });

/** Sets the program of the task `build`, the one task that has a single program and no arguments for Node. */
const program = (source: string): void => writeFileSync(inRoot('scripts/build.mjs'), source);

const ended = (
  child: ChildProcess,
): Promise<{ code: number | null; signal: string | null; output: string }> =>
  new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });

const printed = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve) =>
    child.stdout?.on('data', (chunk: Buffer) => (chunk.toString().includes(word) ? resolve() : undefined)),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearthline-launch-'));
  mkdirSync(inRoot('scripts'));
  for (const file of ['launch.mjs', 'launch'])
    cpSync(join(repository, 'scripts', file), inRoot('scripts', file), { recursive: true });
  json('package.json', { type: 'module' });
  json('package-lock.json', {
    packages: {
      'node_modules/one': { version: '1.0.0', integrity: 'a' },
      'node_modules/for-windows': { version: '1.0.0', optional: true },
    },
  });
  environment = { ...process.env, npm_execpath: inRoot('npm-cli.js'), npm_node_execpath: node24 };
  npm();
  program("console.log('ran with', process.version, process.argv.slice(2).join(' '))");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('tasks', () => {
  it('are those of package.json, and their programs exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const { status, stderr } = launch('no-such-task');
    expect(status).toBe(2);
    const known = /one of (.*)\./.exec(stderr)?.[1]?.split(', ') ?? [];
    expect(Object.entries(scripts)).toEqual(
      Object.keys(scripts).map((task) => [task, `node scripts/launch.mjs ${task}`]),
    );
    expect(known.toSorted()).toEqual(Object.keys(scripts).toSorted());
    const programs = readFileSync(join(repository, 'scripts/launch.mjs'), 'utf8').matchAll(
      /'(scripts\/[^']+)'/g,
    );
    const missing = [...programs]
      .map((match) => match[1] ?? '')
      .filter((file) => !existsSync(join(repository, file)));
    expect(missing).toEqual([]);
  });

  it.each(['start', "'test:long'", 'screenshots'])(
    '%s runs the built server, and builds it first',
    (task) => {
      expect(readFileSync(join(repository, 'scripts/launch.mjs'), 'utf8')).toMatch(
        new RegExp(`^  ${task}: \\[\\s*\\['scripts/build\\.mjs'\\],\\s*\\[`, 'm'),
      );
    },
  );

  it('ask an old Node for a newer one in one sentence', () => {
    const { status, stderr } = launchOn('18.20.0', 'start');
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Hearthline needs Node 20 or newer to start; this is Node 18.20.0. Install a current one from https://nodejs.org and try again.\n',
    );
  });
});

describe('installing', () => {
  it('happens once, with only the scripts that are needed, and again after the lock file changed', () => {
    expect(launch('build', '--loud')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('ran with v24.') as string,
    });
    expect(requests()).toEqual([expect.stringMatching(/^ci --ignore-scripts --include=dev/)]);
    expect(workspacesOf(requests()[0])).toEqual(['rules', 'model', 'backend', 'frontend', 'runtime']);
    expect(launch('build', '--loud').stdout).toMatch(/^ran with v24\.\S+ --force --loud\n$/);
    expect(requests()).toHaveLength(1);
    json('package-lock.json', { packages: { 'node_modules/one': { version: '2.0.0', integrity: 'b' } } });
    launch('build');
    expect(requests()).toHaveLength(2);
  });

  it('asks the registry about packages whose versions npm has not heard of yet', () => {
    npm(
      "if (process.argv.includes('--prefer-offline')) { console.error('npm error code ETARGET'); process.exit(1); }",
    );
    expect(launch('build')).toMatchObject({ status: 0 });
    expect(requests().map((command) => command.includes('--prefer-offline'))).toEqual([true, false]);
  });

  it('asks for a newer Node where there is none to install', () => {
    npm('process.exit(0)');
    const { status, stderr } = launch('build');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Hearthline runs on Node 24 or newer; this is Node 20\.11\.0, and there is none/);
  });

  it('brings no Node where the machine has one that is new enough', () => {
    expect(launchOn('24.0.0', 'build').stdout).toMatch(/ran with v\d/);
    expect(requests()).toHaveLength(1);
    expect(workspacesOf(requests()[0])).toEqual(['rules', 'model', 'backend', 'frontend']);
  });

  it('adds the tools when a task needs them, and keeps them', () => {
    launch('build');
    tool("console.log('formatted')");
    expect(launch('format').stdout).toMatch(/^Installing the packages of tools\.\n(.*\n)*formatted\n$/);
    expect(requests()[1]).toMatch(/^install --no-save --ignore-scripts /);
    expect(workspacesOf(requests()[1])).toContain('tools');
    json('package-lock.json', { packages: { 'node_modules/one': { version: '2.0.0', integrity: 'b' } } });
    launch('build');
    expect(workspacesOf(requests()[2])).not.toContain('tools');
    expect(launch('build').stdout).toMatch(/^ran with/);
  });

  it('leaves packages alone that somebody has installed by hand', () => {
    mkdirSync(inRoot('node_modules'));
    json('node_modules/.package-lock.json', {
      packages: { 'node_modules/one': { version: '1.0.0', integrity: 'a' } },
    });
    expect(launchOn('24.0.0', 'build').status).toBe(0);
    expect(requests()).toEqual([]);
  });

  it('installs again when a workspace is new', () => {
    mkdirSync(inRoot('node_modules'));
    const one = { version: '1.0.0', integrity: 'a' };
    json('node_modules/.package-lock.json', { packages: { 'node_modules/one': one } });
    json('package-lock.json', {
      packages: { 'node_modules/one': one, 'node_modules/@own/part': { resolved: 'part', link: true } },
    });
    expect(launch('build').status).toBe(0);
    expect(requests()).toEqual([expect.stringMatching(/^ci /)]);
  });

  it('is done by one of two starts at once', async () => {
    const both = await Promise.all([1, 2].map(() => ended(start())));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(
      both.filter(({ output }) =>
        output.includes('Another start is installing the packages; waiting for it.'),
      ),
    ).toHaveLength(1);
    expect(requests().filter((command) => command.startsWith('ci'))).toHaveLength(1);
  });

  it('takes over from a start that was killed, but not before its npm has ended', async () => {
    const npmLeft = spawn(node24, ['-e', 'setTimeout(() => {}, 1500)']);
    writeFileSync(inRoot('.launch-install.lock'), `999999999\n${npmLeft.pid}\n`);
    const begun = Date.now();
    expect((await ended(start())).code).toBe(0);
    expect(Date.now() - begun).toBeGreaterThan(1200);
    expect(existsSync(inRoot('.launch-install.lock'))).toBe(false);
  });

  it('takes over a lock from before the machine was started, whoever has its number now', () => {
    writeFileSync(inRoot('.launch-install.lock'), `${process.pid}\n`);
    utimesSync(inRoot('.launch-install.lock'), new Date(0), new Date(0));
    expect(launch('build').status).toBe(0);
  });

  it.each([
    [
      "console.error('npm error code ENOTFOUND'); process.exit(1);",
      'the package registry cannot be reached',
      'npm error code ENOTFOUND',
    ],
    [
      "console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left'); process.exit(0);",
      'the disk is full',
      'TAR_ENTRY_ERROR',
    ],
    ["console.error('npm error odd'); process.exit(3);", 'npm reports an error', 'npm error odd'],
  ])('that fails (%s) says why in one sentence, with npm’s last lines', (behave, meaning, line) => {
    npm(behave);
    const { status, stderr } = launch('build');
    expect(status).toBe(1);
    expect(stderr.split('\n')[0]).toBe(`The packages could not be installed (npm ci): ${meaning}.`);
    expect(stderr).toContain(line);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('handing over', () => {
  beforeEach(() => {
    launch('build');
  });

  it('passes on the exit code', () => {
    program('process.exit(7)');
    expect(launch('build').status).toBe(7);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'passes on %s, so that the program can end in good order',
    async (signal) => {
      program(
        `process.on('${signal}', () => { console.log('ending'); process.exit(5); }); setInterval(() => {}, 1000); console.log('up');`,
      );
      const child = start();
      const end = ended(child);
      await printed(child, 'up');
      child.kill(signal);
      expect(await end).toMatchObject({ code: 5, output: 'up\nending\n' });
    },
  );

  it('ends the program when what started it has ended without passing a signal on', async () => {
    program(
      `process.on('SIGTERM', () => { console.log('ending'); process.exit(); }); setInterval(() => {}, 1000); console.log('up');`,
    );
    const starter = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(inRoot('scripts/launch.mjs'))}, 'build'], { stdio: 'inherit' })`;
    const child = spawn(node24, ['-e', starter], { env: environment });
    const end = ended(child);
    await printed(child, 'up');
    child.kill('SIGKILL');
    // The pipe is closed when the last process that holds it has ended.
    expect((await end).output).toBe('up\nending\n');
  });

  it('ends by the signal that ended the program', async () => {
    program("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);");
    expect(await ended(start())).toMatchObject({ signal: 'SIGTERM' });
  });

  it('gives programs the same Node under the name node', () => {
    const stranger = inRoot('elsewhere');
    mkdirSync(stranger);
    writeFileSync(join(stranger, 'node'), '#!/bin/sh\necho v1.0.0\n');
    chmodSync(join(stranger, 'node'), 0o755);
    environment = { ...environment, PATH: `${stranger}:${process.env.PATH ?? ''}` };
    program(
      "import { execSync } from 'node:child_process'; console.log(execSync('node --version').toString())",
    );
    expect(launch('build').stdout).toMatch(/^v24\./);
  });
});
