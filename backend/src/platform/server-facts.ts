import { randomUUID } from 'node:crypto';
import manifest from '../../../package.json' with { type: 'json' };

/** What one server process knows of itself. */
export interface ServerFacts {
  /** Tells instances apart. */
  readonly id: string;
  /** Of the build. */
  readonly version: string;
  readonly startedAt: Date;
  /** Where files are kept. */
  readonly dataDir: string;
  /** The migrations that this build brings. */
  readonly migrations: readonly string[];
}

/** The facts of a process that starts now. */
export const serverFacts = (dataDir: string, migrations: readonly { readonly name: string }[]): ServerFacts => ({
  id: randomUUID(),
  version: manifest.version,
  startedAt: new Date(),
  dataDir,
  migrations: migrations.map(({ name }) => name),
});
