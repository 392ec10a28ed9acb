import { chakra } from '@chakra-ui/react/styled-system';
import { importLimits, importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { useState } from 'react';
import { rest } from '../../../../platform/api/rest-client.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';

const help = `Up to ${importLimits.bytes / 1_000_000} MB and ${importLimits.rows.toLocaleString('en-US')} rows. The first line names the columns. Nothing is changed before you have seen what would happen. A file that is not imported within a day is deleted.`;

/** Area for choosing or dropping a file. */
export const UploadStep = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const upload = async (file: File): Promise<void> => {
    if (file.size > importLimits.bytes) return setError(importSentences.tooLarge);
    setBusy(true);
    setError(null);
    try {
      const { id } = await rest('POST /api/contact-imports', {
        session,
        parameters: { name: file.name.slice(0, 200) },
        headers: { 'content-type': 'text/csv' },
        body: file,
      });
      onUploaded(id);
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  return (
    <chakra.div display="grid" gap="3">
      <DropZone
        label={busy ? 'Reading the file...' : 'Choose a CSV file, or drop it here'}
        help={help}
        accept=".csv,.tsv,.txt,text/csv"
        disabled={busy}
        onFiles={([file]) => file && void upload(file)}
      />
      {error && <FormMessage tone="error">{error}</FormMessage>}
    </chakra.div>
  );
};
