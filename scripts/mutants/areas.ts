import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export const backendFeatures = ['contacts', 'appointments', 'accounts', 'documents', 'campaigns'] as const;
export const areas = ['rules', ...backendFeatures] as const;
export type Area = (typeof areas)[number];

export const isArea = (name: string): name is Area => (areas as readonly string[]).includes(name);

/** More would take minutes for one mutant of a file that everything imports. */
const mostOfImporters = 4;

/** What declares columns, fields and routes hardly decides anything; the rest of a feature is its services. */
const declarations = /\.(entity|types|inputs|resolver|rest|jobs|spec)\.ts$/;

const files = (pattern: string): readonly string[] => globSync(pattern).toSorted();

/** Specs that measure time say little about a mutant: they fail on a busy machine. */
const measuresTime = /(^|\/)(speed|hash-queue)\.spec\.ts$/;

const specFiles = (pattern: string): readonly string[] =>
  files(pattern).filter((file) => !measuresTime.test(file) && !file.includes('node_modules'));

export const sourcesOf = (area: Area): readonly string[] =>
  area === 'rules'
    ? files('rules/**/*.ts').filter((file) => !file.endsWith('.spec.ts') && !file.includes('node_modules'))
    : files(`backend/src/features/${area}/**/*.ts`).filter((file) => !declarations.test(file));

const besides = (all: readonly string[], left: readonly string[]): readonly string[] =>
  all.filter((file) => !left.includes(file));

const specsBeside = (file: string): readonly string[] => specFiles(`${dirname(file)}/*.spec.{ts,tsx}`);

/** What a file of `rules` imports from `rules`. */
const importedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+|@hearthline\/rules\/[^']+)'/g)].map(
    ([, from = '']) => (from.startsWith('.') ? join(dirname(file), from) : from.slice('@hearthline/'.length)),
  );

/** Whether a file of `rules` imports another, itself or through others. */
const reaches = (file: string, wanted: string, seen = new Set<string>()): boolean => {
  if (file === wanted) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importedBy(file).some((imported) => reaches(imported, wanted, seen));
};

/** The specs next to the files outside `rules` that import this one: some rules are shown by the feature they are for. */
const specsOfImporters = (file: string): readonly string[] => {
  const importers = files('{backend,frontend}/src/**/*.{ts,tsx}').filter(
    (importer) =>
      !importer.includes('.spec.') && readFileSync(importer, 'utf8').includes(`'@hearthline/${file}'`),
  );
  return [...new Set(importers.flatMap(specsBeside))].slice(0, mostOfImporters);
};

/** The specs to run on a mutant, in turns: the next turn only if it survived the one before. */
export const turnsOf = (area: Area, file: string): readonly (readonly string[])[] => {
  const near =
    area === 'rules'
      ? specFiles('rules/**/*.spec.ts').filter((spec) => reaches(spec, file))
      : specsBeside(file);
  const far =
    area === 'rules'
      ? specsOfImporters(file)
      : besides(specFiles(`backend/src/features/${area}/**/*.spec.ts`), near);
  return [near, far].filter((turn) => turn.length > 0);
};
