// npm run db:diff [name]: writes the migration that brings the migrated schema in line with the entities.
// With --check nothing is written; a difference is an error that names the command to run.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../../backend/src/features/index.ts';
import { migrations } from '../../backend/src/migrations/index.ts';
import { ormOptions } from '../../backend/src/platform/db/orm-options.ts';
import { withMigratedDatabase } from './with-migrated-database.ts';

const folder = 'backend/src/migrations';

/** The SQL that takes the schema made by the migrations to that of the entities; found on a temporary PostgreSQL. */
const difference = (): Promise<string> =>
  withMigratedDatabase(async (url) => {
    const orm = await MikroORM.init(ormOptions(url, entities));
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close(true);
    return sql.trim();
  });

const pascal = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

const write = async (sql: string, name: string): Promise<string> => {
  const number = String(migrations.length + 1).padStart(4, '0');
  const file = `${number}-${name}`;
  const body = sql.replace(/^(?=.)/gm, '      ').replaceAll('`', '\\`');
  await writeFile(
    join(folder, `${file}.ts`),
    `import { Migration } from '@mikro-orm/migrations';\n\nexport class ${pascal(name)} extends Migration {\n  override up(): void {\n    this.addSql(\`\n${body}\n    \`);\n  }\n}\n`,
  );
  const index = join(folder, 'index.ts');
  const before = await readFile(index, 'utf8');
  const lastImport = before.lastIndexOf('import ');
  const afterImport = before.indexOf('\n', lastImport) + 1;
  const listed = `${before.slice(0, afterImport)}import { ${pascal(name)} } from './${file}.ts';\n${before.slice(afterImport)}`;
  await writeFile(index, listed.replace('\n];', `\n  { name: '${file}', class: ${pascal(name)} },\n];`));
  return `${file}.ts`;
};

const sql = await difference();
if (process.argv.includes('--check')) {
  if (sql) {
    process.stderr.write(`The entities and the migrations differ. Run: npm run db:diff\n\n${sql}\n`);
    process.exitCode = 1;
  }
} else if (!sql) {
  console.log(
    'The migrations already make what the entities declare. A new entity counts once backend/src/features/index.ts lists it.',
  );
} else {
  const name = process.argv[2] ?? 'change';
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('Name the migration in kebab-case: npm run db:diff -- add-contact-notes');
  console.log(
    `Wrote ${join(folder, await write(sql, name))}; read it, add what entities cannot say, and run npm test.`,
  );
}
