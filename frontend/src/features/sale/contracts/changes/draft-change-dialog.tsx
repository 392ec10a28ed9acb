import {
  changeOrderSentences,
  newChangeOrder,
} from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useDraftChangeOrderMutation } from '../../../../gql/generated.ts';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { TextAreaField, TextField } from '../../../../ui/forms/field.tsx';

const rule = z.object({
  reason: newChangeOrder.shape.reason,
  days: z
    .string()
    .refine((typed) => newChangeOrder.shape.days.safeParse(Number(typed)).success, changeOrderSentences.days)
    .transform(Number),
});

interface DraftChangeDialogProps {
  readonly dealId: string;
  readonly onDrafted: (id: string) => void;
  readonly onClose: () => void;
}

const failed = 'The change order was not drafted';

/** Asks why a contract changes. Its lines follow from the newest version of the design, and can be edited next. */
export const DraftChangeDialog = ({ dealId, onDrafted, onClose }: DraftChangeDialogProps) => {
  const { failure, fail, clear } = useSaveError(failed);
  const [draft] = useDraftChangeOrderMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof rule>, unknown, z.output<typeof rule>>({
    resolver: zodResolver(rule),
    defaultValues: { reason: '', days: '0' },
  });
  const submit = handleSubmit(async (input) => {
    clear();
    try {
      const { data } = await draft({ variables: { dealId, input } });
      if (data) onDrafted(data.draftChangeOrder.id);
    } catch (error) {
      fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['reason', 'days']),
      );
    }
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title="Draft change order"
      description="Its lines are what differs between the design that was signed and its newest version, at today’s prices. You can edit them next."
      action="Draft change order"
      busyText="Drafting..."
      busy={isSubmitting}
      error={failure && `${failed}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextAreaField label="Reason" required help="As the buyers read it." {...field('reason')} />
      <TextField
        label="Days later"
        inputMode="numeric"
        autoComplete="off"
        help="By how many days the planned ones move. Negative for earlier."
        {...field('days')}
      />
    </FormDialog>
  );
};
