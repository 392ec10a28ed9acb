import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { sql } from 'kysely';

const spellings = prepare('lead_source_spellings', (db, p: Placeholders<{ source: string }>) =>
  db.selectNoFrom(sql<string[]>`lead_source_spellings(${p.source})`.as('spellings')),
);

/** All spellings of a source that is named by one of them; the text itself if no source has it. */
export const spellingsOf = async ({ query }: Pick<Context, 'query'>, source: string): Promise<string[]> =>
  (await query(spellings, { source }))[0]?.spellings ?? [source];
