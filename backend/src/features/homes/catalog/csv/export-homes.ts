import type { Readable } from 'node:stream';
import { homeColumns } from '@hearthline/rules/homes/catalog/home-csv.ts';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { csvStream } from '../../../../platform/text/csv.ts';

/** The whole catalog as CSV, in its order; what is imported again changes nothing. */
export const exportHomes = async (context: Context): Promise<Readable> => {
  const homes = await context.db
    .selectFrom('homes')
    .select([...homeColumns])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .execute();
  await auditAlone(context, { action: 'home.export', details: { homes: homes.length } });
  return csvStream(
    homeColumns,
    homes.map((home) => homeColumns.map((column) => home[column])),
  );
};
