// npm run backup -- FOLDER: copies the data directory of the embedded database, running or not, so that a server can be started on the copy.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadConfig } from '../../backend/src/platform/config.ts';
import { backupDataDir } from '../../backend/src/platform/embedded-postgres/backup.ts';
import { StartError } from '../../backend/src/platform/errors.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const [folder] = process.argv.slice(2);
try {
  if (!folder)
    throw new StartError('Name the folder that shall hold the backup: npm run backup -- /mnt/backups/monday');
  const { dataDir, databaseUrl } = loadConfig(process.env);
  if (databaseUrl)
    throw new StartError(
      "DATABASE_URL is set: that database is backed up with PostgreSQL's own tools. docs/backup.md says how.",
    );
  await backupDataDir(resolve(dataDir), resolve(folder));
  console.log(`Backed up ${dataDir} to ${folder}. DATA_DIR=${folder} npm start starts on it.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
