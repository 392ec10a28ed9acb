// Builds what `npm start` serves and runs: frontend/dist (the site) and backend/dist (the server, its worker
// threads and the program that draws pictures). Each is built only when its sources differ from those of its
// last build; --force builds all; --without-demo leaves out the demo's seed, for production. Each is written
// next to its destination and then moved there, so that an interrupted build leaves the previous one intact.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLock } from './launch/file-lock.mjs';
import { COMPILED } from './launch/server-program.mjs';

// What builds is imported where something is built: most starts find nothing changed, and loading Vite took most of their check.

/** Changes to these make every build outdated. */
const SHARED = ['rules', 'model', 'tsconfig.json', 'package-lock.json', 'scripts/build.mjs', 'scripts/build'];

const PARTS = [
  {
    name: 'site',
    sources: ['frontend', ...SHARED],
    output: 'frontend/dist',
    proof: 'index.html',
    build: siteInto,
  },
  {
    name: 'server',
    sources: ['backend', ...SHARED],
    output: 'backend/dist',
    proof: 'main.js',
    build: serverInto,
  },
];

/**
 * Builds the parts that are out of date.
 * @param {string} root the checkout
 * @param {{ force: boolean, withoutDemo?: boolean }} options
 */
export async function buildParts(root, { force, withoutDemo = false }) {
  const outdated = () =>
    PARTS.map((part) => ({
      ...part,
      print: fingerprint(root, part) + (withoutDemo ? ' without demo' : ''),
    })).filter((part) => force || !isFresh(root, part));
  if (outdated().length === 0) return;
  const tellWait = () => console.log('Another start is building; waiting for it.');
  await withLock(path.join(root, '.launch-build.lock'), tellWait, async () => {
    const parts = outdated();
    if (parts.length > 0) console.log(`Building the ${parts.map(({ name }) => name).join(' and the ')}.`);
    for (const part of parts) {
      const begun = Date.now();
      const next = path.join(root, `${part.output}.next`);
      fs.rmSync(next, { recursive: true, force: true });
      await part.build(root, next, { withoutDemo });
      moveInto(path.join(root, part.output), next);
      fs.mkdirSync(path.dirname(stampOf(root, part)), { recursive: true });
      fs.writeFileSync(stampOf(root, part), part.print);
      console.log(`Built the ${part.name} (${((Date.now() - begun) / 1000).toFixed(1)} s).`);
    }
  });
}

async function siteInto(root, output) {
  const { build: buildSite } = await import('vite');
  const { prerenderInto } = await import('./build/prerender.mjs');
  const { compressFiles } = await import('./build/compress.mjs');
  // With any other value in the environment, Vite would build React's slow development variant.
  process.env.NODE_ENV = 'production';
  await buildSite({
    root: path.join(root, 'frontend'),
    configFile: path.join(root, 'frontend/vite.config.ts'),
    // Vite's warnings are about packages, and would be the first thing to appear at the first start.
    logLevel: 'error',
    build: { outDir: output, emptyOutDir: true, manifest: true },
  });
  await prerenderInto(root, output);
  await compressFiles(output);
}

async function serverInto(root, output, { withoutDemo }) {
  const { build: bundle } = await import('esbuild');
  const { packagesStayOutside } = await import('./build/packages-outside.mjs');
  const { writeBillOfMaterials } = await import('./build/bill-of-materials.mjs');
  await bundle({
    absWorkingDir: root,
    entryPoints: serverEntries(root),
    outdir: output,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Code that is imported on demand stays in separate files, so that it and the packages it needs are loaded only then. They lie beside
    // main.js, as the workers do, which are found by where the code is that starts them.
    splitting: true,
    chunkNames: '[name]-[hash]',
    // Entities and GraphQL types are known by the names of their classes.
    keepNames: true,
    // A separate file that is not served; Node reads it for the stack traces in the log.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      packagesStayOutside,
      ...(withoutDemo ? [{ name: 'demo-stays-outside', setup: keepDemoOutside }] : []),
    ],
  });
  writeBillOfMaterials(root, path.join(output, 'sbom.cdx.json'));
  // Of another build: it would only grow.
  fs.rmSync(path.join(root, COMPILED), { recursive: true, force: true });
}

/** The server itself and its worker threads, each beside main.js under its own name. */
function serverEntries(root) {
  // The server, the programs beside it that make something, and its workers.
  const others = ['backend/src/make-*.ts', 'backend/src/**/*-worker.ts'];
  const files = others.flatMap((pattern) => fs.globSync(pattern, { cwd: root }).sort());
  return Object.fromEntries(
    ['backend/src/main.ts', ...files].map((file) => [path.basename(file, '.ts'), file]),
  );
}

/** The demo is imported only on request, and production refuses that request, so it can safely be left out. */
function keepDemoOutside(build) {
  build.onResolve({ filter: /^\.\/seed\// }, ({ path: name }) => ({ path: name, external: true }));
}

function isFresh(root, part) {
  const stamp = stampOf(root, part);
  return (
    fs.existsSync(path.join(root, part.output, part.proof)) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === part.print
  );
}

/** Kept outside the output, because that is served as it is. */
function stampOf(root, part) {
  return path.join(root, 'node_modules', '.hearthline', `built-${part.name}`);
}

function fingerprint(root, part) {
  const hash = createHash('sha256');
  for (const source of part.sources) addTo(hash, path.join(root, source), source);
  return hash.digest('hex');
}

function addTo(hash, place, name) {
  if (/(^|\/)(node_modules|dist(\.next(\.former)?)?|testing)$|\.spec\.tsx?$/.test(name)) return;
  const entry = fs.statSync(place, { throwIfNoEntry: false });
  if (entry?.isDirectory()) {
    for (const child of fs.readdirSync(place).sort())
      addTo(hash, path.join(place, child), `${name}/${child}`);
  } else if (entry?.isFile()) {
    hash.update(`${name}\0${entry.size}\0`).update(fs.readFileSync(place));
  }
}

function moveInto(output, next) {
  const former = `${next}.former`;
  fs.rmSync(former, { recursive: true, force: true });
  if (fs.existsSync(output)) fs.renameSync(output, former);
  fs.renameSync(next, output);
  fs.rmSync(former, { recursive: true, force: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  await buildParts(path.dirname(path.dirname(fileURLToPath(import.meta.url))), {
    force: process.argv.includes('--force'),
    withoutDemo: process.argv.includes('--without-demo'),
  });
}
