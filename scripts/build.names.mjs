import fs from 'node:fs';
import path from 'node:path';

/** Declarations of classes, as people write them and as esbuild does. */
const declared = /\bclass (\w+)/g;
const written = /^\s*(?:(?:var|let|const) (\w+) = )?class\b(?: (?!extends\b)(\w+))?/gm;

const namesIn = (text, pattern) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean));

/**
 * Holds a bundle to the names of its classes: entities and GraphQL types are known by them, and a bundler gives one of
 * two things of the same name another name. Its own remedy (`keepNames`) names each function anew whenever it is made,
 * and a search took 3 to 4 % longer with it (docs/decisions/0010-time-per-request.md).
 * @param {string} root the checkout
 * @param {{ inputs: object, outputs: object }} metafile what esbuild says of the bundle, paths from `root`
 * @throws {Error} when a class has a name that nobody gave it
 */
export function demandClassNames(root, { inputs, outputs }) {
  const textOf = (file) => fs.readFileSync(path.join(root, file), 'utf8');
  const given = new Set(Object.keys(inputs).flatMap((file) => namesIn(textOf(file), declared)));
  const renamed = Object.keys(outputs).filter((file) => file.endsWith('.js')).flatMap((file) => namesIn(textOf(file), written)).filter((name) => !given.has(name));
  if (renamed.length > 0) throw new Error(`The bundle calls classes by names that they do not have (${[...new Set(renamed)].join(', ')}): something else in it has the same name. Rename one of the two.`);
}
