import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';

/** A class that says what a table holds. */
export type EntityClass = NonNullable<Options['entities']>[number];

/** The ORM's settings, shared by the migrations and the schema check: it does nothing else. */
export const ormOptions = (url: string, entities: readonly EntityClass[]): Options =>
  defineConfig({
    clientUrl: url,
    entities: [...entities],
    extensions: [Migrator],
    // The process's time zone never matters: instants are exchanged in UTC.
    timezone: 'UTC',
    forceUtcTimezone: true,
    // No check for the database: the server must be able to start before it is up.
    ensureDatabase: false,
    schemaGenerator: {
      // Not generated from entities: pg-boss's own schema, and the triggers, functions and tables they maintain, written by hand in migrations.
      ignoreSchema: ['pgboss'],
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipTables: [
        'limits',
        /^contact_((totals|blocks|words)_folded|block_starts|changes|fences|common_grams|search_refill|sources)$/,
        // The words of the search's spelling: its job writes them, in statements.
        /^search_words$/,
        // Written by triggers alone.
        /^site_changes$/,
        /^audit_(seals|checkpoints|refusals)$/,
      ],
      // What queries use, and the name under which servers of the previous version read the catalog.
      skipViews: [/^(contact_(totals|blocks|words)|floor_plans)$/],
    },
    discovery: { warnWhenNoEntities: false },
    debug: false,
    logger: () => undefined,
  });
