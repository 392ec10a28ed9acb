import { zodResolver } from '@hookform/resolvers/zod';
import { priceEnd } from '@hearthline/rules/homes/prices/price-item.ts';
import { useForm } from 'react-hook-form';
import { useEndPriceItemMutation, type PriceRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface EndPriceDialogProps {
  readonly row: PriceRowFragment;
  readonly today: string;
  readonly reload: () => Promise<PriceRowFragment | undefined>;
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

/** Gives a price its last day. */
export const EndPriceDialog = ({ row, today, reload, onEnded, onClose }: EndPriceDialogProps) => {
  const [end] = useEndPriceItemMutation();
  const close = useIfMounted(onClose);
  const form = useForm({ resolver: zodResolver(priceEnd), defaultValues: { endsOn: row.endsOn ?? today } });
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`price-end:${row.id}`, form);
  const { failure, save, conflict, newer } = useVersionedSave({
    row,
    restored,
    title: 'The last day was not saved',
    reload,
    setError,
    fields: ['endsOn'],
    fill: (other, how) => reset({ endsOn: other.endsOn ?? today }, how),
  });
  const submit = handleSubmit(async ({ endsOn }) => {
    const saved = await save((version) => end({ variables: { id: row.id, version, endsOn } }));
    if (!saved) return;
    showToast({ title: 'Last day saved', text: `${row.label} is in effect through ${dayText(endsOn)}.` });
    onEnded();
    close();
  });
  return (
    <FormDialog
      title={`Last day of ${row.label}`}
      description="The price ends after this day unless another one follows."
      action="Save last day"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Last day"
        type="date"
        required
        min={today}
        error={errors.endsOn?.message}
        {...register('endsOn')}
      />
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <Text look="small">
            {newer.endsOn === null
              ? 'It now has no last day.'
              : `Its last day is now ${dayText(newer.endsOn)}.`}
          </Text>
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
