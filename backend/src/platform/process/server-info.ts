import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import manifest from '../../../../package.json' with { type: 'json' };

/** What a server process knows about itself. */
export interface ServerFacts {
  /** Tells instances apart. */
  readonly id: string;
  /** The version of the product. */
  readonly version: string;
  /** Fingerprint of the build's content: it differs between two builds of the same version. */
  readonly build: string;
  /** Whether GraphiQL is served. */
  readonly explorer: boolean;
  readonly startedAt: Date;
  /** Where files are kept. */
  readonly dataDir: string;
  /** The names of the migrations in this build. */
  readonly migrations: readonly string[];
}

/** The fingerprint of a build. @param files the server's program, the one that draws, and the site's first page: they name all other files by their content hashes */
export const buildPrint = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('hex').slice(0, 12);
};

/** The facts of a process that is starting now. */
export const serverFacts = (
  dataDir: string,
  migrations: readonly { readonly name: string }[],
  { build, explorer }: Pick<ServerFacts, 'build' | 'explorer'>,
): ServerFacts => ({
  id: randomUUID(),
  version: manifest.version,
  build,
  explorer,
  startedAt: new Date(),
  dataDir,
  migrations: migrations.map(({ name }) => name),
});
