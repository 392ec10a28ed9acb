import {
  importMapping,
  importSentences,
  type ImportState,
} from '@hearthline/rules/people/contacts/import.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { longStatementMs, setStatementTimeout } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import type { Job } from '../../../../platform/jobs/job-queue.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { checkJob, revertJob, runJob } from './job-definitions.ts';

export const missingImport = (): AppError => new AppError('NOT_FOUND', { message: importSentences.missing });
const notNow = (): AppError => new AppError('CONFLICT', { message: importSentences.notNow });

interface Move {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  readonly job: Job<{ id: string }>;
  readonly change?: (trx: Transaction, columns: number) => Promise<void>;
}

/** Moves an import to its next state and enqueues the job. @throws AppError NOT_FOUND, CONFLICT when it is in none of the states `from` */
const move = async (context: Context, id: string, { from, to, job, change }: Move): Promise<string> => {
  if (!isId(id)) throw missingImport();
  return context.transaction(async (trx) => {
    const it = await trx
      .selectFrom('contactImports')
      .select(['state', sql<number>`cardinality(columns)`.as('columns')])
      .where('id', '=', id)
      .where('rows', '>', 0)
      .forUpdate()
      .executeTakeFirst();
    if (!it) throw missingImport();
    if (!from.includes(it.state)) throw notNow();
    await change?.(trx, it.columns);
    await trx
      .updateTable('contactImports')
      .set({ state: to, touchedAt: context.now() })
      .where('id', '=', id)
      .execute();
    await context.jobs.enqueue(trx, job, { id });
    await audit(context, trx, { action: `contact.import-${to}`, object: ['contact-import', id] });
    return id;
  });
};

/** Sets which field each column holds and how the rows are read, and starts the dry run. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const mapImport = (context: Context, id: string, input: unknown): Promise<string> => {
  const { mapping, options } = validate(importMapping, input);
  const change = async (trx: Transaction, columns: number): Promise<void> => {
    if (columns !== mapping.length)
      throw new AppError('BAD_INPUT', {
        message: importSentences.columns,
        fields: { mapping: importSentences.columns },
      });
    await trx.updateTable('contactImports').set({ mapping, options }).where('id', '=', id).execute();
    await setStatementTimeout(trx, longStatementMs);
    await trx
      .updateTable('contactImportRows')
      .set({ verdict: null, problem: null, values: null, emailFolded: null })
      .where('importId', '=', id)
      .where('verdict', 'is not', null)
      .execute();
  };
  return move(context, id, { from: ['uploaded', 'checked'], to: 'checking', job: checkJob, change });
};

/** Imports what the dry run found. @throws AppError NOT_FOUND, CONFLICT, BAD_INPUT when there is nothing to do */
export const startImport = (context: Context, id: string): Promise<string> => {
  const change = async (trx: Transaction): Promise<void> => {
    const row = await trx
      .selectFrom('contactImportRows')
      .select('position')
      .where('importId', '=', id)
      .where('verdict', 'in', ['new', 'update'])
      .limit(1)
      .executeTakeFirst();
    if (!row) throw new AppError('BAD_INPUT', { message: importSentences.nothingToDo });
  };
  return move(context, id, { from: ['checked'], to: 'importing', job: runJob, change });
};

/** Undoes a finished import. @throws AppError NOT_FOUND, CONFLICT */
export const undoImport = (context: Context, id: string): Promise<string> =>
  move(context, id, { from: ['imported'], to: 'reverting', job: revertJob });
