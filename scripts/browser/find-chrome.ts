// Finds a browser for tests and screenshots: CHROME_PATH, the headless one that an npm package brings along, or an
// installed Chrome or Chromium (docs/decisions/0070-time-of-the-gate.md).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChrome } from './unpack-chromium.ts';

/** What a browser is launched with, in Playwright's terms. */
export interface Chrome {
  readonly executablePath: string;
  readonly args: string[];
  /** The complete environment, including that of this process. */
  readonly env: Record<string, string>;
}

const instructions = 'Install Chrome or Chromium, or set CHROME_PATH to the program.';

/**
 * The browser to test with; the first call may take a few seconds to unpack it.
 * @throws an error that says what to do when there is none
 */
export const findChrome = async (): Promise<Chrome> => {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!runs(named))
      throw new Error(`CHROME_PATH is ${named}, which is not a browser that runs here. ${instructions}`);
    return withOurFlags(named);
  }
  const packaged = process.platform === 'linux' && process.arch === 'x64' ? await unpackChrome() : undefined;
  if (packaged && runs(packaged.executablePath, packaged.env))
    return withOurFlags(packaged.executablePath, packaged.env);
  const installed = installedChrome();
  if (installed) return withOurFlags(installed);
  throw new Error(
    packaged
      ? `The browser of the packages does not run on this machine. ${instructions}`
      : `No browser was found, and none comes with the packages for ${process.platform}-${process.arch}. ${instructions}`,
  );
};

/** The Chrome or Chromium of this machine, if it has one that runs. */
export const installedChrome = (): string | undefined =>
  defaultPaths().find((place) => existsSync(place) && runs(place));

const withOurFlags = (executablePath: string, env: Record<string, string> = {}): Chrome => ({
  executablePath,
  args: [
    // Chrome's sandbox needs rights that root and containers do not have; the browser shows only the product's own pages.
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // The same letter shapes on every machine.
    '--font-render-hinting=none',
  ],
  env: { ...(process.env as Record<string, string>), ...env },
});

/** Whether a program really is a browser: a file of the right name may be a stub that only advertises a package, as on Ubuntu. */
const runs = (program: string, env: Record<string, string> = {}): boolean => {
  // On Windows, Chrome opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(program);
  return spawnSync(program, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 }).status === 0;
};

const defaultPaths = (): string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return roots.flatMap((root) =>
      root ? [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    );
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};
