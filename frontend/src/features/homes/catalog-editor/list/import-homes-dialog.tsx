import { chakra } from '@chakra-ui/react/styled-system';
import { homeColumns } from '@hearthline/rules/homes/catalog/home-csv.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useState } from 'react';
import { rest } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { DismissButton } from '../../../../ui/dialogs/dismiss-button.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { RowProblems } from '../../../../ui/forms/row-problems.tsx';
import { Code, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

/** What the server says of an imported file. */
type ImportAnswer = RestAnswers['POST /api/homes/import'];

const doneText = ({ created, updated }: ImportAnswer): string =>
  [
    created > 0 && `${pluralize(created, 'home')} added`,
    updated > 0 && `${pluralize(updated, 'home')} changed`,
  ]
    .filter(Boolean)
    .join(', ') || 'The file holds nothing new';

interface ImportDialogProps {
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Takes homes from a CSV file: all of its rows, or none if one has a problem. */
export const ImportDialog = ({ onImported, onClose }: ImportDialogProps) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<ImportAnswer['problems']>([]);
  const send = async (file: File): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setProblems([]);
    try {
      const answer = await rest('POST /api/homes/import', {
        session,
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
      setBusy(false);
      if (answer.problems.length > 0) return setProblems(answer.problems);
      showToast({ title: 'Homes imported', text: `${doneText(answer)}.` });
      onImported();
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(errorText(error));
    }
  };
  return (
    <Dialog
      title="Import homes"
      description="Homes are added, or changed if their address (slug) is in the catalog already. Plans and pictures stay as they are."
      busy={busy}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <DropZone
          label={busy ? 'Importing...' : 'Choose a CSV file, or drop it here'}
          help="The first line names the columns. If a row has a problem, nothing is stored."
          accept=".csv,text/csv"
          disabled={busy}
          onFiles={([file]) => file && void send(file)}
        />
        <Text look="fine" quiet>
          Columns: <Code>{homeColumns.join(', ')}</Code>. An export has them all.
        </Text>
        {failure && <FormMessage tone="error">{failure}</FormMessage>}
        {problems.length > 0 && <RowProblems problems={problems} />}
        <chakra.div display="flex" justifyContent="flex-end">
          <DismissButton onClick={onClose}>Close</DismissButton>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
};
