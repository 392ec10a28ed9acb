import {
  importMapping,
  importSentences,
  type ImportField,
  type ImportState,
} from '@hearthline/rules/contacts/import.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import {
  executeIn,
  longStatementMs,
  setStatementTimeout,
  type EntityManager,
} from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { Job } from '../../../platform/jobs/job-queue.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { checkJob, revertJob, runJob } from './job-definitions.ts';

export const missingImport = (): AppError => new AppError('NOT_FOUND', { message: importSentences.missing });
const notNow = (): AppError => new AppError('CONFLICT', { message: importSentences.notNow });

interface Move {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  readonly job: Job<{ id: string }>;
  readonly change?: (em: EntityManager, columns: number) => Promise<void>;
}

/** Moves an import to its next state and enqueues the job. @throws AppError NOT_FOUND, CONFLICT when it is in none of the states `from` */
const move = async (context: Context, id: string, { from, to, job, change }: Move): Promise<string> => {
  if (!isId(id)) throw missingImport();
  return context.transaction(async (em) => {
    const [it] = await executeIn<{ state: ImportState; columns: number }>(
      em,
      'select state, cardinality(columns) as columns from contact_imports where id = $1 and rows > 0 for update',
      [id],
    );
    if (!it) throw missingImport();
    if (!from.includes(it.state)) throw notNow();
    await change?.(em, it.columns);
    await executeIn(em, 'update contact_imports set state = $2, touched_at = $3 where id = $1', [
      id,
      to,
      context.now(),
    ]);
    await context.jobs.enqueue(em, job, { id });
    audit(context, em, { action: `contact.import-${to}`, object: ['contact-import', id] });
    return id;
  });
};

/** Sets which field each column holds and how the rows are read, and starts the dry run. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const mapImport = (context: Context, id: string, input: unknown): Promise<string> => {
  const { mapping, options } = validate(importMapping, input);
  const change = async (em: EntityManager, columns: number): Promise<void> => {
    if (columns !== mapping.length)
      throw new AppError('BAD_INPUT', {
        message: importSentences.columns,
        fields: { mapping: importSentences.columns },
      });
    await executeIn(em, 'update contact_imports set mapping = $2, options = $3 where id = $1', [
      id,
      mapping satisfies ImportField[],
      JSON.stringify(options),
    ]);
    await setStatementTimeout(em, longStatementMs);
    await executeIn(
      em,
      'update contact_import_rows set verdict = null, problem = null, values = null, email_folded = null where import_id = $1 and verdict is not null',
      [id],
    );
  };
  return move(context, id, { from: ['uploaded', 'checked'], to: 'checking', job: checkJob, change });
};

/** Imports what the dry run found. @throws AppError NOT_FOUND, CONFLICT, BAD_INPUT when there is nothing to do */
export const startImport = (context: Context, id: string): Promise<string> => {
  const change = async (em: EntityManager): Promise<void> => {
    const [row] = await executeIn(
      em,
      "select from contact_import_rows where import_id = $1 and verdict in ('new', 'update') limit 1",
      [id],
    );
    if (!row) throw new AppError('BAD_INPUT', { message: importSentences.nothingToDo });
  };
  return move(context, id, { from: ['checked'], to: 'importing', job: runJob, change });
};

/** Undoes a finished import. @throws AppError NOT_FOUND, CONFLICT */
export const undoImport = (context: Context, id: string): Promise<string> =>
  move(context, id, { from: ['imported'], to: 'reverting', job: revertJob });
