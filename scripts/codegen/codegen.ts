// Writes the generated files: schema.graphql from the resolvers, the typed client from it, the types of REST answers from the routes'
// descriptions, the tables' types from the migrations.
// With --check nothing is written; a stale file is an error that names the command to run.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import { withMigratedDatabase } from '../database/with-migrated-database.ts';
import { schemaText } from './print-schema.ts';
import { restAnswersText } from './rest-answers.ts';
import { tablesText } from './tables.ts';

const check = process.argv.includes('--check');
const stale: string[] = [];
const written: string[] = [];

const put = async (file: string, text: string): Promise<void> => {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) return;
  if (check) return void stale.push(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  written.push(file);
};

await put('schema.graphql', schemaText());

const { config } = await loadCodegenConfig({ configFilePath: 'codegen.yml' });
const files = (await generate({ ...config, cwd: process.cwd(), silent: true, errorsOnly: true }, false)) as {
  filename: string;
  content: string;
}[];
for (const { filename, content } of files) await put(filename, content);
// Of operations that are gone.
const folder = 'frontend/src/gql/operations';
for (const name of await readdir(folder)) {
  const file = join(folder, name);
  if (files.some(({ filename }) => filename === file)) continue;
  if (check) stale.push(file);
  else await rm(file);
}

const answers = 'frontend/src/platform/api/rest-answers.ts';
await put(answers, await restAnswersText(answers));

const tables = 'backend/src/platform/db';
const columnTypes = await readFile(`${tables}/column-types.ts`, 'utf8');
await put(`${tables}/tables.ts`, await withMigratedDatabase((url) => tablesText(url, columnTypes)));

if (stale.length > 0) {
  process.stderr.write(`Stale generated files: ${stale.join(', ')}. Run: npm run codegen\n`);
  process.exitCode = 1;
} else if (written.length > 0) {
  console.log(`Wrote ${written.join(' and ')}.`);
} else if (!check) {
  console.log(
    'The generated files were fresh already. A new resolver counts once backend/src/features/index.ts lists it.',
  );
}
