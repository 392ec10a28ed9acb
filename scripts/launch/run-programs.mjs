// Runs a task's programs on Node 24, as if they had been started directly: same terminal, same
// signals, same exit code.
import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs the programs one after the other until one fails; sets this process's exit code to the
 * last one's, or ends this process by the same signal.
 * @param {string} node path of the Node binary
 * @param {string[][]} programs arguments for Node, one list per program
 * @param {string[]} extraArguments handed to the last program
 * @param {string} root folder to run in
 */
export async function runPrograms(node, programs, extraArguments, root) {
  for (const [index, program] of programs.entries()) {
    const last = index === programs.length - 1;
    const end = await runProgram(node, last ? [...program, ...extraArguments] : program, root);
    if (end.signal) return void process.kill(process.pid, end.signal);
    process.exitCode = end.code;
    if (end.code !== 0) return;
  }
}

/** How often it looks whether what started it is still there, in milliseconds. */
const LOOK = 500;

function runProgram(node, programArguments, root) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, programArguments, { cwd: root, env: withNodeFirst(node), stdio: 'inherit' });
    // Ctrl-C in a terminal reaches every process of the group, the child included. Passing it on
    // as well would look like a second, impatient Ctrl-C.
    const fromTerminal = process.stdin.isTTY || process.stdout.isTTY;
    const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const listener = () => void (signal === 'SIGINT' && fromTerminal ? undefined : child.kill(signal));
      process.on(signal, listener);
      return [signal, listener];
    });
    // A shell or an npm that is ended by SIGTERM does not pass it on, and would leave the program behind.
    const parent = process.ppid;
    const looking = setInterval(() => void (process.ppid !== parent && child.kill('SIGTERM')), LOOK);
    const end = (settle, value) => {
      clearInterval(looking);
      for (const [signal, listener] of listeners) process.off(signal, listener);
      settle(value);
    };
    child.once('error', (error) => end(reject, error));
    child.once('exit', (code, signal) => end(resolve, { code, signal }));
  });
}

/** Puts this Node first in the path, so that programs that call plain `node` get the same one. */
function withNodeFirst(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [name]: [path.dirname(node), process.env[name]].filter(Boolean).join(path.delimiter),
  };
}
