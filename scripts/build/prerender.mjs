// Writes every public page as HTML beside the built client (docs/decisions/0008-prerendered-pages.md).
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build } from 'vite';

const ENTRY = 'src/prerender.tsx';
/** The folder within the built site that the server does not serve: it holds the program that renders pages, and their frames. */
const HIDDEN = '.prerender';
/** The largest stylesheet to inline, in characters. */
const MOST_INLINE = 8000;

/**
 * @param {string} root the checkout
 * @param {string} output the built client, with its manifest
 */
export async function prerenderInto(root, output) {
  if (!fs.existsSync(path.join(root, 'frontend', ENTRY))) return;
  const folder = path.join(output, HIDDEN);
  await build({
    root: path.join(root, 'frontend'),
    configFile: path.join(root, 'frontend/vite.config.ts'),
    logLevel: 'error',
    // Bundles everything into one program, because it runs outside any folder of packages.
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  const program = path.join(folder, 'prerender.js');
  await shrink(program);
  const { prerenderFrames, prerenderPages } = await import(pathToFileURL(program).href);
  const shell = wordsFirst(withStyles(fs.readFileSync(path.join(output, 'index.html'), 'utf8'), output));
  const manifest = JSON.parse(fs.readFileSync(path.join(output, '.vite/manifest.json'), 'utf8'));
  for (const page of await prerenderPages()) {
    const frame = frameOf(shell, page, preloads(manifest, page));
    if (!page.isFrame) write(path.join(output, page.file), filled(frame, page));
    // The server fills the frame again when the offers have changed.
    if (page.usesContent) write(path.join(folder, page.file), frame);
  }
  for (const { file, sources, styles, body } of await prerenderFrames()) {
    const head = '<title>{{html:name}}</title>';
    const html = filled(frameOf(shell, { path: null }, laterLinks(manifest, sources)), {
      head,
      styles,
      body,
    });
    const framed =
      file === 'workspace.html' ? html.replace('<div id="root">', '<div id="root" data-frame>') : html;
    write(path.join(folder, 'frames', file), framed);
  }
}

/**
 * Makes a program as small as it comes, in ASCII alone: servers hold the text of what they run, and with a single other character in it,
 * V8 takes two bytes for each (docs/decisions/0095-documents-and-memory.md).
 */
async function shrink(program) {
  const { code } = await transform(fs.readFileSync(program, 'utf8'), {
    charset: 'ascii',
    format: 'esm',
    legalComments: 'none',
    minify: true,
    target: 'node24',
  });
  fs.writeFileSync(program, code);
}

function write(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Inlines the shell's small stylesheet (what holds for every page, the fonts), so that the first paint waits for no further
 * file. A disabled link loads nothing: it tells Vite's loader, which loads a chunk's stylesheets that have no link, that this
 * one is there.
 */
function withStyles(shell, output) {
  return shell.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href) => {
    const css = fs.readFileSync(path.join(output, href), 'utf8');
    return css.length < MOST_INLINE
      ? `<style>${css}</style><link rel="stylesheet" href="${href}" disabled>`
      : link;
  });
}

/**
 * Has scripts wait for the first paint (`frontend/early.js` starts them): words, fonts and the first picture are visible without them, and
 * on a slow connection they would all take turns.
 */
function wordsFirst(shell) {
  return shell
    .replace(/<link rel="modulepreload"([^>]*) href=/g, '<link$1 fetchpriority="low" data-after-paint=')
    .replace(
      /<script type="module"[^>]* src=("[^"]+")[^>]*><\/script>/g,
      // Half a kilobyte, which imports the others when it is run.
      '<link rel="modulepreload" crossorigin fetchpriority="low" href=$1 data-run>',
    );
}

/** The shell with the page's scripts and placeholders for its head, styles and body. */
function frameOf(shell, { path: address }, links) {
  const root = address === null ? '<div id="root">' : `<div id="root" data-path="${address}">`;
  return (
    shell
      .replace(/<title>.*?<\/title>/, () => `<!--head-->${links}`)
      // After the shell's stylesheet, which names the order of the layers.
      .replace('</head>', () => '<!--styles--></head>')
      .replace('<div id="root">', () => `${root}<!--body-->`)
  );
}

/** Puts a page into its frame. `backend/src/platform/site/page-source.ts` does the same. */
function filled(frame, page) {
  for (const part of ['head', 'styles', 'body'])
    if (!frame.includes(`<!--${part}-->`)) throw new Error(`index.html has no place for the page's ${part}`);
  return frame.replace(/<!--(head|styles|body)-->/g, (_place, part) => page[part]);
}

/** Links to the scripts that a page needs besides those of the shell, so that they load together and not one after another. */
function preloads(manifest, { path: address, sameAs, usesData }) {
  const name = address === null ? 'not-found' : (sameAs ?? address).slice(1).replaceAll('/:', '-') || 'home';
  const needed = [`src/pages/${name}-page.tsx`, ...(usesData ? ['src/app/with-data.tsx'] : [])];
  const there = staticImports(manifest, 'index.html');
  const wanted = new Set(
    needed.filter((key) => manifest[key]).flatMap((key) => [...staticImports(manifest, key)]),
  );
  return [...wanted]
    .filter((chunk) => !there.has(chunk))
    .map((chunk, index) => {
      // The page's own file is small; what it shares with others waits for the first paint.
      const address = index === 0 ? 'rel="modulepreload" href' : 'data-after-paint';
      return `<link crossorigin fetchpriority="low" ${address}="/${chunk}">`;
    })
    .join('');
}

/** Links to the scripts of source files, which wait for the first paint. */
function laterLinks(manifest, sources) {
  const there = staticImports(manifest, 'index.html');
  return [...new Set(sources.flatMap((key) => [...staticImports(manifest, key)]))]
    .filter((chunk) => !there.has(chunk))
    .map((chunk) => `<link crossorigin fetchpriority="low" data-after-paint="/${chunk}">`)
    .join('');
}

/**
 * The files that a chunk needs before it can run, itself included.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {string} key
 * @returns {Set<string>}
 */
export function staticImports(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticImports(manifest, imported, found);
  return found;
}
