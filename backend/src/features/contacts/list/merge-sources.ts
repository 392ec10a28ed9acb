import type { Context } from '../../../platform/context.ts';
import { executeIn, longStatementMs, setStatementTimeout } from '../../../platform/db/database.ts';

/** Contacts changed in one transaction: few, because whoever edits one of them waits. */
const step = 1000;

const others = `
  select word from contact_words where kind = 'source' and word <> contact_source_known(word)
  group by word having sum(delta) > 0 order by word`;

/** In the order that bulk operations use. The trigger writes the spelling; the version stays, as nobody edits the source. */
const fold = `
  with chosen as materialized (select id from contacts where id in (select id from contacts where source = $1 limit ${step}) order by id for update)
  update contacts c set source = c.source from chosen where c.id = chosen.id returning c.id`;

/** Gives every contact the one spelling of its source, so that `referral` and ` Referral` are one. Safe to repeat and to interrupt. */
export const mergeSources = async (context: Context): Promise<void> => {
  const words = await context.sql<{ word: string }>('', others);
  for (const { word } of words) {
    for (let changed = step; changed === step;) {
      changed = await context.transaction(async (em) => {
        await setStatementTimeout(em, longStatementMs);
        return (await executeIn(em, fold, [word])).length;
      });
    }
  }
};
