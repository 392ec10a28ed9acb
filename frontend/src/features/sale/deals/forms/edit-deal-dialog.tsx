import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUpdateDealMutation, type DealFactsFragment } from '../../../../gql/generated.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { dealName } from '../deal-words.ts';
import { DealFields } from './deal-fields.tsx';
import {
  dealFieldNames,
  dealFormRule,
  fieldsOf,
  formName,
  orphanFormRule,
  type DealFormFields,
  type DealFormValues,
} from './deal-form.ts';

interface EditDealDialogProps {
  /** As it was when the form was opened. */
  readonly deal: DealFactsFragment;
  readonly readNewest: () => Promise<DealFactsFragment | undefined>;
  readonly onClose: () => void;
}

const title = 'Your changes were not saved';

/** The fields of a deal. If a colleague was faster, the user is told and loses nothing they typed. */
export const EditDealDialog = ({ deal, readNewest, onClose }: EditDealDialogProps) => {
  const [opened] = useState(deal);
  const [reason, setReason] = useState('');
  const [update] = useUpdateDealMutation(useRefetchActiveQueries('Deal', 'DealDesign'));
  const form = useForm<DealFormFields, unknown, DealFormValues>({
    resolver: zodResolver(opened.contact ? dealFormRule : orphanFormRule),
    defaultValues: fieldsOf(opened),
  });
  const {
    handleSubmit,
    setError,
    reset,
    formState: { dirtyFields, isSubmitting },
  } = form;
  const restored = useRestoredForm(`deal:${opened.id}`, form);
  const close = useIfMounted(onClose);
  const { failure, conflict, save } = useVersionedSave({
    row: opened,
    restored,
    title,
    reload: readNewest,
    fields: dealFieldNames,
    setError: (name, ...problem) => setError(formName(name), ...problem),
    fill: (newer, how) => reset(fieldsOf(newer), how),
  });
  const isWon = opened.stage === 'won';
  const isOtherBuyers = Boolean(dirtyFields.contact ?? dirtyFields.coBuyers);
  /** Whatever changes of a won deal needs a reason, and so do other buyers once the agreement is signed, which may be at this stage. */
  const needsReason = isWon || (isOtherBuyers && opened.stage === 'agreed');
  const submit = handleSubmit(async (values) => {
    // Sends only touched fields: the others keep the newest version's values.
    const touched = dealFieldNames.filter((name) => dirtyFields[formName(name)]);
    const input = Object.fromEntries(touched.map((name) => [name, values[name]]));
    const why = needsReason && reason.trim() ? { reason } : {};
    const saved = await save((version) => update({ variables: { id: opened.id, version, input, ...why } }));
    if (!saved) return;
    showToast({ title: 'Deal saved', text: `${dealName(opened)} is up to date.` });
    close();
  });
  return (
    <FormDialog
      title={`Edit ${dealName(opened)}`}
      action="Save changes"
      busyText="Saving..."
      busy={isSubmitting}
      conflict={conflict}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DealFields form={form} owner={opened.owner} isWon={isWon} />
      {needsReason && (
        <TextField
          label={isWon ? 'Why the deal changes' : 'Why who buys changes'}
          help={
            isOtherBuyers || !isWon
              ? 'Needed once the agreement is signed. All former and current buyers are notified by email that the buyers have changed, without the reason.'
              : 'Needed because the deal is won. Reports keep the owner and the source that it was won with.'
          }
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
};
