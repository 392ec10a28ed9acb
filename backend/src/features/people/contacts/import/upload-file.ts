import { Readable } from 'node:stream';
import {
  guessMapping,
  importLimits,
  importName,
  importSentences,
} from '@hearthline/rules/people/contacts/import.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validateOne } from '../../../../platform/validation/validate.ts';
import { jsonRows, textsIn } from './rows/json-rows.ts';
import { parseFile, type ParsedRow } from './rows/parse-file.ts';

/** How long nothing of a file may arrive, and how long all of it may take, in milliseconds. */
const patience = { idle: 20_000, total: 15 * 60_000 } as const;

/** A body that breaks off when its sender falls silent or takes too long. */
async function* watched(body: Readable): AsyncGenerator<Buffer> {
  const stalled = (): void =>
    void body.destroy(new AppError('BAD_INPUT', { message: importSentences.stalled }));
  const idle = setTimeout(stalled, patience.idle);
  const total = setTimeout(stalled, patience.total);
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      idle.refresh();
      yield piece;
    }
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
  }
}

const batch = 1000;
/** Stores rows as they are read, a thousand in a transaction. @returns how many */
const store = async (context: Context, id: string, rows: AsyncIterable<ParsedRow>): Promise<number> => {
  let waiting: ParsedRow[] = [];
  let stored = 0;
  const flush = async (): Promise<void> => {
    const rows = jsonRows(waiting, 'row', { position: 'int', cells: 'text[]' });
    await context.transaction((trx) =>
      trx
        .insertInto('contactImportRows')
        .columns(['importId', 'position', 'cells'])
        .expression(sql`select ${id}::uuid, row.position, ${textsIn(sql`row.cells`)} from ${rows}`)
        .execute(),
    );
    stored += waiting.length;
    waiting = [];
  };
  for await (const row of rows) if (waiting.push(row) >= batch) await flush();
  if (waiting.length) await flush();
  return stored;
};

const keep = async (context: Context, fileName: string, path: string): Promise<string> => {
  const { columns, rows } = await parseFile(path);
  const { id } = await context.transaction((trx) =>
    trx
      .insertInto('contactImports')
      .values({
        fileName,
        columns,
        mapping: guessMapping(columns),
        rows: 0,
        touchedAt: context.now(),
        createdAt: context.now(),
        createdBy: context.viewer?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  try {
    const stored = await store(context, id, rows);
    await context.transaction(async (trx) => {
      await trx.updateTable('contactImports').set('rows', stored).where('id', '=', id).execute();
      await audit(context, trx, {
        action: 'contact.import-upload',
        object: ['contact-import', id],
        details: { rows: stored },
      });
    });
    return id;
  } catch (error) {
    await context.transaction(async (trx) => {
      await setStatementTimeout(trx, longStatementMs);
      await trx.deleteFrom('contactImports').where('id', '=', id).execute();
    });
    throw error;
  }
};

/** The files that are being stored: one after the other, so that they never take more than one connection from others. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Receives a file, parses it and stores its rows, of all of which only a little is in memory at a time; contacts are not touched yet.
 * The file itself does not stay. @returns the import's id @throws AppError BAD_INPUT, PAYLOAD_TOO_LARGE, STORAGE_FULL
 */
export const uploadImport = async (context: Context, name: unknown, body: Readable): Promise<string> => {
  const fileName = validateOne('name', importName, name);
  const draft = await context.storage.draft();
  try {
    await draft.fill(Readable.from(watched(body)), importLimits.bytes).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE'
        ? new AppError('PAYLOAD_TOO_LARGE', { message: importSentences.tooLarge })
        : error;
    });
    const turn = last.then(() => keep(context, fileName, draft.path));
    last = turn.catch(() => undefined);
    return await turn;
  } finally {
    await draft.discard();
  }
};
