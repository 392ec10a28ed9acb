import type { Context } from '../context.ts';
import { prepare, type Placeholders } from '../db/statement.ts';

const changes = prepare('site_version', (db, _: Placeholders<object>) =>
  db.selectFrom('siteChanges').select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('id').as('sum')]),
);

/** Which version there is of what public pages show: another one after every change that was stored, on every server (see 0072-site-changes.ts). */
export const siteVersion = async ({ query }: Pick<Context, 'query'>): Promise<string> => {
  const [row] = await query(changes, {});
  // Together they are never the same again: rows that come have higher numbers than those of the day before, which go.
  return `${row?.count} ${row?.sum}`;
};
