import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import manifest from '../../../package.json' with { type: 'json' };

/** What one server process knows of itself. */
export interface ServerFacts {
  /** Tells instances apart. */
  readonly id: string;
  /** Of the build. */
  readonly version: string;
  /** Says what the build is made of: two builds of one version differ in it. */
  readonly build: string;
  /** Whether GraphiQL is served. */
  readonly explorer: boolean;
  readonly startedAt: Date;
  /** Where files are kept. */
  readonly dataDir: string;
  /** The migrations that this build brings. */
  readonly migrations: readonly string[];
}

/** The print of a build: the server's program and the site's first page, which names every other file by its content. */
export const buildPrint = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('hex').slice(0, 12);
};

/** The facts of a process that starts now. */
export const serverFacts = (dataDir: string, migrations: readonly { readonly name: string }[], { build, explorer }: Pick<ServerFacts, 'build' | 'explorer'>): ServerFacts => ({
  id: randomUUID(),
  version: manifest.version,
  build,
  explorer,
  startedAt: new Date(),
  dataDir,
  migrations: migrations.map(({ name }) => name),
});
