import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useRevertContactImportMutation, type ContactImportViewFragment } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { contactList } from '../contact-url-state.ts';
import { contactsText } from '../contact-words.ts';
import { FailedRowsButton } from './failed-rows-button.tsx';
import { ImportRows } from './import-rows.tsx';
import { DuplicateCounts } from './duplicate-counts.tsx';
import { rowsText } from './import-words.ts';

/** The result of an import, with a button to revert it. */
export const ResultStep = ({ it }: { readonly it: ContactImportViewFragment }) => {
  const { id, state, counts } = it;
  const [revert, { loading }] = useRevertContactImportMutation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    try {
      await revert({ variables: { id } });
    } catch (problem) {
      showToast({ title: 'Failed to revert', text: errorText(problem), tone: 'error' });
    }
    setConfirmOpen(false);
  };
  return (
    <Card
      as="section"
      aria-labelledby="import-result"
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <div>
        <Heading as="h3" look="subheading" id="import-result">
          {state === 'imported' ? 'Imported' : 'Reverted'}
        </Heading>
        <Text look="small">
          {contactsText(counts.created)} created, {contactsText(counts.updated)} updated,{' '}
          {rowsText(counts.unchanged)} unchanged, {rowsText(counts.error)} with errors.
        </Text>
        {counts.incomplete > 0 && (
          <Text look="small">
            {rowsText(counts.incomplete)} went in without a cell that could not be read.
          </Text>
        )}
        <DuplicateCounts counts={counts} />
        {state === 'reverted' && (
          <Text look="small">
            Taken back: {contactsText(counts.removed)} removed, {contactsText(counts.restored)} put back,{' '}
            {contactsText(counts.kept)} kept because they were changed since.
          </Text>
        )}
      </div>
      {state === 'reverted' && counts.kept > 0 && <ImportRows it={it} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to={contactList}>Show contacts</ButtonLink>
        {counts.error + counts.incomplete > 0 && <FailedRowsButton id={id} />}
        {state === 'imported' && counts.created + counts.updated > 0 && (
          <Button variant="outline" onClick={() => setConfirmOpen(true)}>
            Revert the import…
          </Button>
        )}
      </chakra.div>
      {isConfirmOpen && (
        <ConfirmDialog
          title="Revert the import"
          action={loading ? 'Reverting...' : 'Revert'}
          busy={loading}
          onConfirm={() => void confirm()}
          onClose={() => setConfirmOpen(false)}
          question={`${contactsText(counts.created)} created by it will be removed, and ${contactsText(counts.updated)} updated by it will be restored. Changes made since then stay.`}
        />
      )}
    </Card>
  );
};
