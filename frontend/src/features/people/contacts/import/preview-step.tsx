import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useStartContactImportMutation, type ContactImportViewFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { contactsText } from '../contact-words.ts';
import { FailedRowsButton } from './failed-rows-button.tsx';
import { ImportRows } from './import-rows.tsx';
import { DuplicateCounts } from './duplicate-counts.tsx';
import { rowsText } from './import-words.ts';

interface PreviewStepProps {
  readonly it: ContactImportViewFragment;
  /** Whether the column choices have changed since the check: importing is then disabled, as the preview no longer applies. */
  readonly isChanged: boolean;
}

/** Previews the import row by row; nothing is imported yet. */
export const PreviewStep = ({ it, isChanged }: PreviewStepProps) => {
  const { id, counts } = it;
  const [start, { loading }] = useStartContactImportMutation();
  const [error, setError] = useState<string | null>(null);
  const work = counts.new + counts.update;
  const run = async (): Promise<void> => {
    setError(null);
    try {
      await start({ variables: { id } });
    } catch (problem) {
      setError(errorText(problem));
    }
  };
  return (
    <Card
      as="section"
      aria-labelledby="import-verdicts"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <div>
        <Heading as="h3" look="subheading" id="import-verdicts">
          What would happen
        </Heading>
        <Text look="small">
          {contactsText(counts.new)} new, {contactsText(counts.update)} updated, {rowsText(counts.unchanged)}{' '}
          unchanged, {rowsText(counts.error)} with errors.
        </Text>
        <DuplicateCounts counts={counts} />
        {counts.incomplete > 0 && (
          <Text look="small">
            {rowsText(counts.incomplete)} {counts.incomplete === 1 ? 'goes' : 'go'} in without a cell that
            cannot be read. A note keeps what it says.
          </Text>
        )}
        {counts.error + counts.incomplete > 0 && (
          <Text look="small" quiet>
            {counts.error > 0 && 'Rows with errors are left out. '}Download the rows to correct, fix them, and
            import that file.
          </Text>
        )}
      </div>
      {isChanged && (
        <FormMessage>You changed how the file is read. Check the file again to import it.</FormMessage>
      )}
      {error && <FormMessage tone="error">{error}</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button disabled={loading || work === 0 || isChanged} onClick={() => void run()}>
          {work === 0 ? 'Nothing to import' : `Import ${contactsText(work)}`}
        </Button>
        {counts.error + counts.incomplete > 0 && <FailedRowsButton id={id} />}
      </chakra.div>
      <ImportRows it={it} />
    </Card>
  );
};
