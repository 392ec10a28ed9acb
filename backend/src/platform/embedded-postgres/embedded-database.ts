import pg from 'pg';

/** Owns the database and everything in it; migrations run as this role. */
export const ownerRole = 'hearthline_owner';
/** The server's role: reads and writes rows, owns nothing. */
export const appRole = 'hearthline_app';
/** The product's database. */
export const databaseName = 'hearthline';

/** Extensions the schema relies on; a superuser creates them, so that the owner need not be one. */
export const extensions = ['pg_trgm', 'btree_gist', 'citext'] as const;

/** What the server's role may do with everything the owner creates; `docker/roles.sh` grants the same. */
export const grants = [
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} GRANT USAGE ON SCHEMAS TO ${appRole}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${appRole}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} GRANT USAGE, SELECT ON SEQUENCES TO ${appRole}`,
  `ALTER DEFAULT PRIVILEGES FOR ROLE ${ownerRole} GRANT EXECUTE ON FUNCTIONS TO ${appRole}`,
] as const;

/**
 * Creates the two roles if they do not exist, with no right beyond logging in.
 * @param superUrl address of the server as superuser
 */
export const ensureRoles = (
  superUrl: string,
  passwords: { readonly owner: string; readonly app: string },
): Promise<void> =>
  withClient(superUrl, async (client) => {
    for (const [role, password] of [
      [ownerRole, passwords.owner],
      [appRole, passwords.app],
    ] as const) {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      if (!rowCount)
        await client.query(
          `CREATE ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(password)}`,
        );
    }
  });

/**
 * Creates a database, unless it exists, with the product's owner, extensions and rights.
 * The roles must already exist. Tests use it to create databases of their own.
 * @param superUrl address of the server as superuser, with any database
 * @param name of the new database
 */
export const ensureDatabase = async (superUrl: string, name: string): Promise<void> => {
  const database = pg.escapeIdentifier(name);
  await withClient(superUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${database} OWNER ${ownerRole}`);
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${appRole}`);
  });
  const inside = new URL(superUrl);
  inside.pathname = `/${encodeURIComponent(name)}`;
  await withClient(inside.href, async (client) => {
    for (const extension of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const grant of grants) await client.query(grant);
  });
};

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
