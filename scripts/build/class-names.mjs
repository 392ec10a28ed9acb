import fs from 'node:fs';
import path from 'node:path';

/** Class declarations as in the sources, and as esbuild writes them. */
const declared = /\bclass (\w+)/g;
const written = /^\s*(?:(?:var|let|const) (\w+) = )?class\b(?: (?!extends\b)(\w+))?/gm;

const namesIn = (text, pattern) =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean));

/**
 * Checks that a bundle keeps the names of its classes: entities and GraphQL types are known by them, but a bundler renames
 * one of two things that share a name. Its own remedy (`keepNames`) sets a function's name each time the function is
 * created, which made a search 3 to 4 % slower (docs/decisions/0010-time-per-request.md).
 * @param {string} root the checkout
 * @param {{ inputs: object, outputs: object }} metafile esbuild's description of the bundle, paths relative to `root`
 * @throws {Error} when a class has a name that no source gave it
 */
export function demandClassNames(root, { inputs, outputs }) {
  const textOf = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const given = new Set(Object.keys(inputs).flatMap((file) => namesIn(textOf(file), declared)));
  const renamed = Object.keys(outputs)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => namesIn(textOf(file), written))
    .filter((name) => !given.has(name));
  if (renamed.length > 0)
    throw new Error(
      `The bundle calls classes by names that they do not have (${[...new Set(renamed)].join(', ')}): something else in it has the same name. Rename one of the two.`,
    );
}
