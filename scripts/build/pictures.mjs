// Paints the pictures that the site asks for (docs/decisions/0037-pictures-made-by-the-build.md).
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { packagesStayOutside } from './packages-outside.mjs';

const IMAGES = 'backend/src/features/images';
/** Records what the pictures were drawn by. */
const RECORD = '.drawn-by';
/** The packages besides the drawing program that decide how a picture looks. */
const DRAWING_PACKAGES = /(^|\/)node_modules\/(@napi-rs\/canvas|@fontsource\/(figtree|newsreader))$/;

/**
 * Paints the pictures into a folder. Those of the last build are taken over if they were drawn by the same program.
 * @param {string} root the checkout, with the site built
 * @param {string} output the new folder
 * @param {{ former: string }} options `former`: the folder of the last build, if there was one
 */
export async function picturesInto(root, output, { former }) {
  const program = path.join(output, '.program');
  await bundle({
    absWorkingDir: root,
    entryPoints: ['scripts/build/paint-pictures.ts', `${IMAGES}/render-worker.ts`],
    entryNames: '[name]',
    outdir: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Comments and names of variables change nothing that is drawn.
    minify: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
  const drawnBy = drawingPrint(root, path.join(program, 'render-worker.js'));
  if (readIfThere(path.join(former, RECORD)) === drawnBy)
    for (const name of fs.readdirSync(former)) fs.cpSync(path.join(former, name), path.join(output, name));
  const { paintPictures, wantedPictures } = await import(
    pathToFileURL(path.join(program, 'paint-pictures.js')).href
  );
  const names = await paintPictures(output, wantedPictures(builtPages(path.join(root, 'frontend/dist'))));
  fs.rmSync(program, { recursive: true });
  for (const name of fs.readdirSync(output)) if (!names.has(name)) fs.rmSync(path.join(output, name));
  fs.writeFileSync(path.join(output, RECORD), drawnBy);
}

/** The same text for the same drawings: of the program that draws, and of the packages that it draws with. */
function drawingPrint(root, worker) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const used = Object.keys(packages).filter((place) => DRAWING_PACKAGES.test(place));
  const hash = createHash('sha256').update(fs.readFileSync(worker));
  for (const place of used.sort()) hash.update(`\0${place} ${packages[place].integrity}`);
  return hash.update(`\0${process.platform}-${process.arch}`).digest('hex');
}

/** The HTML of every page of the built site. */
function builtPages(site) {
  const files = fs.existsSync(site) ? fs.readdirSync(site, { recursive: true }) : [];
  return files
    .filter((name) => name.endsWith('.html'))
    .map((name) => fs.readFileSync(path.join(site, name), 'utf8'));
}

function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}
