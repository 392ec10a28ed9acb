import { chakra } from '@chakra-ui/react/styled-system';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { priceColumns } from '@hearthline/rules/homes/prices/price-csv.ts';
import { useState } from 'react';
import { rest } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DismissButton } from '../../../../ui/dialogs/dismiss-button.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { RowProblems } from '../../../../ui/forms/row-problems.tsx';
import { Code, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

type PriceImport = RestAnswers['POST /api/prices/import'];

/** What a file does, in a sentence. */
const outcomeText = ({ created, ended, unchanged }: PriceImport): string =>
  [
    pluralize(created, 'new price'),
    ended > 0 && `${pluralize(ended, 'price')} with a last day for it`,
    unchanged > 0 && `${unchanged} already in the price book`,
  ]
    .filter(Boolean)
    .join(', ');

interface ImportDialogProps {
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes prices from a CSV file: first says what would change, then stores all of it, or nothing if a row has a problem. */
export const ImportDialog = ({ onImported, onClose }: ImportDialogProps) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [checked, setChecked] = useState<{ readonly file: File; readonly outcome: PriceImport } | null>(null);
  const send = async (file: File, dryRun: boolean): Promise<PriceImport | null> => {
    setBusy(true);
    setFailure(null);
    try {
      return await rest('POST /api/prices/import', {
        session,
        parameters: { dryRun },
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
    } catch (error) {
      setFailure(errorText(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const check = async (file: File): Promise<void> => {
    setChecked(null);
    const outcome = await send(file, true);
    if (outcome) setChecked({ file, outcome });
  };
  const store = async (file: File): Promise<void> => {
    const outcome = await send(file, false);
    if (!outcome) return;
    // Somebody else may have changed the book since it was checked.
    if (outcome.problems.length > 0) return setChecked({ file, outcome });
    showToast({ title: 'Prices imported', text: `${outcomeText(outcome)}.` });
    onImported();
    onClose();
  };
  const problems = checked?.outcome.problems ?? [];
  const ready = checked && problems.length === 0 ? checked : null;
  return (
    <Dialog
      title="Import prices"
      description="Each row is a new price that replaces the previous one from its first day. You review the changes before anything is saved."
      busy={busy}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <DropZone
          label={busy ? 'Checking...' : 'Choose a CSV file, or drop it here'}
          help="The first line names the columns. If a row has a problem, nothing is stored."
          accept=".csv,text/csv"
          disabled={busy}
          onFiles={([file]) => file && void check(file)}
        />
        <Text look="fine" quiet>
          Columns: <Code>{priceColumns.join(', ')}</Code>. Amounts are dollars, or percents where the unit is
          percent. An export has them all.
        </Text>
        {failure && <FormMessage tone="error">{failure}</FormMessage>}
        {problems.length > 0 && <RowProblems problems={problems} />}
        {ready && (
          <FormMessage takesFocus>
            {ready.file.name}: {outcomeText(ready.outcome)}.
            {ready.outcome.created === 0 && ' There is nothing to import.'}
          </FormMessage>
        )}
        <chakra.div display="flex" justifyContent="flex-end" gap="3">
          <DismissButton onClick={onClose}>Close</DismissButton>
          {ready && ready.outcome.created > 0 && (
            <Button disabled={busy} onClick={() => void store(ready.file)}>
              Import {pluralize(ready.outcome.created, 'price')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
};
