// Runs npm quietly, and reports a failure as one sentence followed by npm's last lines.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const LAST_LINES = 12;
const STILL_THERE = 20_000;
const PATIENCE = 1_500;
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=warn'];

/** When npm cannot write a package's file, it only warns and still exits successfully. */
const BROKEN_PACKAGE = /\bTAR_ENTRY_ERROR\b/;

/** What npm's error codes mean to someone who only wants to start the product. */
const MEANINGS = [
  [/\bENOSPC\b/, 'the disk is full'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'this user may not write into the folder'],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'the package registry cannot be reached',
  ],
  [/\bEUSAGE\b/, 'package.json and package-lock.json do not fit together'],
];

/**
 * Runs one npm command, hiding its output unless it fails.
 * @param {string} root folder to run in
 * @param {string[]} command npm's arguments
 * @param {(pid: number) => void} onStart called with npm's process id
 * @throws an error with a `sentence` that says what happened, followed by npm's last lines
 */
export function npm(root, command, onStart) {
  return new Promise((resolve, reject) => {
    const begun = Date.now();
    let output = '';
    const child = spawnNpm(root, [...command, ...QUIET]);
    if (child.pid) onStart(child.pid);
    const ending = endWithThisProcess(child);
    const collect = (chunk) => void (output = (output + chunk).slice(-20_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const still = setInterval(
      () => console.log(`  … still installing (${Math.round((Date.now() - begun) / 1000)} s)`),
      STILL_THERE,
    );
    child.once('error', (error) => {
      clearInterval(still);
      ending.release();
      reject(failure(command, error.code === 'ENOENT' ? 'npm was not found' : error.message, ''));
    });
    child.once('close', (code) => {
      clearInterval(still);
      ending.release();
      if (ending.signal()) process.kill(process.pid, ending.signal());
      else if (code === 0 && !BROKEN_PACKAGE.test(output)) resolve();
      else
        reject(
          failure(
            command,
            MEANINGS.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm reports an error',
            output,
          ),
        );
    });
  });
}

function spawnNpm(root, npmArguments) {
  const running = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  // Inside `npm start`, npm passes on its own path, which also avoids a shell on Windows.
  if (running && path.basename(running) === 'npm-cli.js')
    return spawn(machinesNode(), [running, ...npmArguments], options);
  return spawn('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
}

/** The Node that npm itself runs on: npm scripts find the one in node_modules first, which npm is about to delete. */
function machinesNode() {
  const npms = process.env.npm_node_execpath;
  return npms && fs.existsSync(npms) ? npms : process.execPath;
}

/** Passes signals that end this process to npm first. If npm is slow to react it is killed, because the next start repeats its work. */
function endWithThisProcess(child) {
  let received;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const listener = (signal) => {
    received = signal;
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of signals) process.on(signal, listener);
  return {
    signal: () => received,
    release: () => signals.forEach((signal) => process.off(signal, listener)),
  };
}

function failure(command, meaning, output) {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .slice(-LAST_LINES);
  const sentence = [
    `The packages could not be installed (npm ${command[0]}): ${meaning}.`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
  return Object.assign(new Error(sentence), { sentence });
}
