// Unpacks the headless Chromium of `@sparticuz/chromium`, once for each version.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const program = 'chromium';

/**
 * The unpacked browser, and the environment in which it runs on a machine without the libraries
 * and fonts of a desktop. Several processes may call this at once: each unpacks into a folder of its
 * own and moves it into place, and the first one there stays.
 */
export const unpackChrome = async (): Promise<{ executablePath: string; env: Record<string, string> }> => {
  const packageFolder = dirname(
    dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))),
  );
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = join(cacheFolder(packageFolder), `chromium-${version}`);
  if (!existsSync(join(place, program))) {
    const draft = mkdtempSync(`${place}.`);
    try {
      await unpackInto(draft, packageFolder);
      // Fails if another process was faster.
      if (!existsSync(place)) renameSync(draft, place);
    } catch (error) {
      if (!existsSync(join(place, program))) throw error;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { executablePath: join(place, program), env: environmentIn(place) };
};

/** Next to the packages, or in the temporary folder if another user has installed the packages. */
const cacheFolder = (packageFolder: string): string => {
  const besides = join(packageFolder, '..', '..', '.hearthline');
  for (const folder of [besides, join(tmpdir(), `hearthline-${process.getuid?.() ?? 0}`)]) {
    try {
      mkdirSync(folder, { recursive: true });
      rmSync(mkdtempSync(join(folder, 'probe-')), { recursive: true });
      return folder;
    } catch {
      // Not writable; tries the next one.
    }
  }
  throw new Error(`The browser cannot be unpacked: neither ${besides} nor ${tmpdir()} can be written.`);
};

/**
 * The package unpacks into the system's temporary folder and, only inside AWS Lambda, its libraries
 * too. So a separate process is told that it runs in Lambda and that the draft is that folder.
 */
const unpackInto = async (draft: string, packageFolder: string): Promise<void> => {
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const child = spawn(process.execPath, ['-e', script], {
    cwd: packageFolder,
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exitCode = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (exitCode !== 0)
    throw new Error(`The browser could not be unpacked: ${complaint.trim().split('\n').at(-1) ?? ''}`);
  chmodSync(draft, 0o755);
  chmodSync(join(draft, program), 0o755);
};

const environmentIn = (place: string): Record<string, string> => {
  const configuration = join(place, 'fonts.conf');
  if (!existsSync(configuration) || readFileSync(configuration, 'utf8') !== fontsIn(place)) {
    // The first time, or the checkout has moved since.
    writeFileSync(`${configuration}.${process.pid}`, fontsIn(place));
    renameSync(`${configuration}.${process.pid}`, configuration);
  }
  return {
    LD_LIBRARY_PATH: [join(place, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    FONTCONFIG_FILE: configuration,
  };
};

/** A replacement for the package's own configuration, which names Lambda's folders. Its one family stands in for all generic ones. */
const fontsIn = (place: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${place}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${place}/fonts-cache</cachedir>
  ${['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`).join('\n  ')}
</fontconfig>
`;
