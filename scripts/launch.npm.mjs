// Runs npm quietly, and turns its failures into one sentence and its last lines.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const LAST_LINES = 12;
const STILL_THERE = 20_000;
const PATIENCE = 1_500;
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=warn'];

/** npm only warns when it could not write a package's file, and ends as if all were well. */
const BROKEN_PACKAGE = /\bTAR_ENTRY_ERROR\b/;

/** What npm's error codes mean to somebody who only wanted to start the product. */
const MEANINGS = [
  [/\bENOSPC\b/, 'the disk is full'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'this user may not write into the folder'],
  [/\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/, 'the package registry cannot be reached'],
  [/\bEUSAGE\b/, 'package.json and package-lock.json do not fit together'],
];

/**
 * Runs one npm command without a word unless it fails.
 * @param {string} root folder to run in
 * @param {string[]} command npm's arguments
 * @param {(pid: number) => void} onStart told the process id of npm
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
    const still = setInterval(() => console.log(`  … still installing (${Math.round((Date.now() - begun) / 1000)} s)`), STILL_THERE);
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
      else reject(failure(command, MEANINGS.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm reports an error', output));
    });
  });
}

function spawnNpm(root, npmArguments) {
  const running = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  // Inside `npm start` npm says where it is; that also spares a shell on Windows.
  if (running && path.basename(running) === 'npm-cli.js') return spawn(machinesNode(), [running, ...npmArguments], options);
  return spawn('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
}

/** npm scripts find the Node in node_modules first, which npm is about to delete: take the one npm runs on. */
function machinesNode() {
  const npms = process.env.npm_node_execpath;
  return npms && fs.existsSync(npms) ? npms : process.execPath;
}

/** Signals that end this process end npm first; it may be slow to hear, and may be cut off: the next start repeats it. */
function endWithThisProcess(child) {
  let received;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const listener = (signal) => {
    received = signal;
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of signals) process.on(signal, listener);
  return { signal: () => received, release: () => signals.forEach((signal) => process.off(signal, listener)) };
}

function failure(command, meaning, output) {
  const lines = output.split('\n').map((line) => line.trimEnd()).filter(Boolean).slice(-LAST_LINES);
  const sentence = [`The packages could not be installed (npm ${command[0]}): ${meaning}.`, ...lines.map((line) => `  ${line}`)].join('\n');
  return Object.assign(new Error(sentence), { sentence });
}
