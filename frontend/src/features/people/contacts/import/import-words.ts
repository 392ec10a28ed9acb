import { pluralize } from '@hearthline/rules/humanize.ts';
import type { ContactImportViewFragment } from '../../../../gql/generated.ts';

type State = ContactImportViewFragment['state'];

/** The titles of an import's states. */
export const stateTitles: Readonly<Record<State, string>> = {
  uploaded: 'Columns to choose',
  checking: 'Being checked',
  checked: 'Ready to import',
  importing: 'Being imported',
  imported: 'Imported',
  reverting: 'Being reverted',
  reverted: 'Reverted',
};

/** Whether the server is working on the import in this state. */
export const isBusy = (state: State): boolean => ['checking', 'importing', 'reverting'].includes(state);

/** `1 row`, `1,200 rows`. */
export const rowsText = (count: number): string => pluralize(count, 'row');
