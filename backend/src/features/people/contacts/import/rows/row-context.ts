import type { ImportField, ImportOptions } from '@hearthline/rules/people/contacts/import.ts';
import {
  foldImportWord,
  guessConsent,
  guessSource,
  guessStatus,
  type ImportWordField,
} from '@hearthline/rules/people/contacts/import-words.ts';
import { dayStart } from '../../../../../platform/time/business-time.ts';
import type { Context } from '../../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../../platform/db/query-builder.ts';
import { readsIn } from '../../../../../platform/db/database.ts';
import { readSetting } from '../../../../../platform/db/setting.entity.ts';
import { listOwners, type Owner } from '../../../accounts/owner.policy.ts';

/** What a row's cells are read with: the same for every row of an import. */
export interface RowContext {
  readonly mapping: readonly ImportField[];
  readonly options: Pick<ImportOptions, 'duplicates' | 'names'>;
  /** How many words of a full name are the first name, where somebody decided it. */
  readonly splits: ReadonlyMap<string, number>;
  /** What a word stands for; null if it stands for nothing. */
  readonly meaning: (field: ImportWordField, word: string) => string | null;
  /** Whether somebody decided what a word stands for, be it for nothing. */
  readonly isDecided: (field: ImportWordField, word: string) => boolean;
  readonly fileName: string;
  /** When a day begins where the business is. */
  readonly startOf: (day: string) => Date;
  readonly now: Date;
}

/** What is needed to guess what a word stands for. A name that several members of staff share means none of them. */
export const guesser = (
  owners: readonly Owner[],
): ((field: ImportWordField, word: string) => string | null) => {
  const ids = new Map<string, string | null>();
  for (const { id, name, email } of owners) {
    ids.set(foldImportWord(email), id);
    ids.set(foldImportWord(name), ids.has(foldImportWord(name)) ? null : id);
  }
  const guesses: Readonly<Record<ImportWordField, (word: string) => string | null>> = {
    status: guessStatus,
    source: guessSource,
    consent: guessConsent,
    owner: (word) => ids.get(foldImportWord(word)) ?? null,
  };
  return (field, word) => guesses[field](word);
};

/** A file names the same days again and again, and working out when one began takes longer than all else that is done with a row. */
const dayStarts = (zone: string): ((day: string) => Date) => {
  const known = new Map<string, Date>();
  return (day) => {
    const start = known.get(day) ?? dayStart(day, zone);
    known.set(day, start);
    return start;
  };
};

/** Everything that the rows of an import are judged by, read in the transaction of their chunk. */
export const loadRowContext = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction,
  { mapping, options, fileName }: Pick<Row<'contactImports'>, 'mapping' | 'options' | 'fileName'>,
): Promise<RowContext> => {
  const reads = readsIn(trx);
  const owners = await listOwners(reads);
  const zone = await readSetting(reads, 'timeZone');
  const guess = guesser(owners);
  const decided = new Map(
    (options.words ?? [])
      .filter(({ field, value }) => field !== 'owner' || !value || owners.some(({ id }) => id === value))
      .map(({ field, word, value }) => [`${field} ${foldImportWord(word)}`, value]),
  );
  const decision = (field: ImportWordField, word: string) => decided.get(`${field} ${foldImportWord(word)}`);
  return {
    mapping,
    fileName,
    startOf: dayStarts(zone),
    options: { duplicates: options.duplicates ?? 'update', names: options.names ?? 'guess' },
    splits: new Map((options.splits ?? []).map(({ name, firstWords }) => [foldImportWord(name), firstWords])),
    meaning: (field, word) => (decision(field, word) ?? guess(field, word)) || null,
    isDecided: (field, word) => decision(field, word) !== undefined,
    now: now(),
  };
};
