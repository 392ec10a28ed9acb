// The bill of materials: every package that the built product consists of or loads, with version, license and
// hash, in CycloneDX. Read from the lock file alone, so that the same sources give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The parts whose packages run in the server or in the browser. Tools are listed elsewhere. */
const SHIPPED = ['rules', 'model', 'backend', 'frontend'];

/**
 * The packages of a lock file that are shipped, by their place in it.
 * @param {Record<string, Record<string, unknown>>} packages of package-lock.json
 * @param {readonly string[]} parts the folders whose packages they are
 * @returns {Map<string, { entry: object, needs: string[] }>}
 */
export function shippedPackages(packages, parts = SHIPPED) {
  const found = new Map();
  const visit = (place) => {
    if (found.has(place)) return;
    const entry = packages[place];
    const own = { entry, needs: [] };
    found.set(place, own);
    for (const name of Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })) {
      const needed = placeOf(packages, place, name);
      if (!needed) continue;
      own.needs.push(needed);
      visit(needed);
    }
  };
  for (const part of parts) if (packages[part]) visit(part);
  return found;
}

/** Where Node would find a package from another one's folder; undefined for an optional package that is missing. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    if (folder === '') return undefined;
  }
}

const nameOf = (place, { name }) =>
  name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Writes the bill of materials.
 * @param {string} root the checkout
 * @param {string} file the file to write
 */
export function writeBillOfMaterials(root, file) {
  const {
    name,
    version,
    packages = {},
  } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const shipped = shippedPackages(packages);
  const refOf = (place) => purlOf(nameOf(place, packages[place]), packages[place].version ?? version);
  const components = new Map();
  for (const [place, { entry, needs }] of shipped) {
    const ref = refOf(place);
    const known = components.get(ref);
    for (const needed of needs) known?.needs.add(refOf(needed));
    if (known) continue;
    const [algorithm, digest] = (entry.integrity ?? '').split(/-(.*)/);
    components.set(ref, {
      needs: new Set(needs.map(refOf)),
      component: {
        type: 'library',
        'bom-ref': ref,
        name: nameOf(place, entry),
        version: entry.version ?? version,
        purl: ref,
        ...(entry.license && { licenses: [{ expression: entry.license }] }),
        ...(digest && {
          hashes: [
            { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
          ],
        }),
      },
    });
  }
  const sorted = [...components].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'application',
        name: name ?? 'application',
        version: version ?? '0.0.0',
      },
    },
    components: sorted.map(({ component }) => component),
    dependencies: sorted.map(({ component, needs }) => ({
      ref: component['bom-ref'],
      dependsOn: [...needs].sort(),
    })),
  };
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`);
}
