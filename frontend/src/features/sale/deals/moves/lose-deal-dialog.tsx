import { zodResolver } from '@hookform/resolvers/zod';
import { dealLoss } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { lostReasons, lostReasonTitles, type LostReason } from '@hearthline/rules/sale/deals/stages.ts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useSaveError } from '../../../../platform/form-memory/save-failure.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { SelectField, TextAreaField } from '../../../../ui/forms/field.tsx';
import { dealName } from '../deal-words.ts';
import type { Movable } from './use-move-deal.ts';

const loss = dealLoss.omit({ version: true });

interface LoseDealDialogProps {
  readonly deal: Movable;
  /** Stores it; throws what the server refuses. */
  readonly onLose: (reason: LostReason, note: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a deal is lost. */
export const LoseDealDialog = ({ deal, onLose, onClose }: LoseDealDialogProps) => {
  const title = 'The deal was not marked as lost';
  const { failure, fail, clear } = useSaveError(title);
  const close = useIfMounted(onClose);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof loss>, unknown, z.output<typeof loss>>({
    resolver: zodResolver(loss),
    defaultValues: { reason: '' as LostReason, note: '' },
  });
  const submit = handleSubmit(async ({ reason, note }) => {
    clear();
    try {
      await onLose(reason, note);
    } catch (error) {
      return fail(errorText(error), () =>
        showFieldErrors(error, (name, ...problem) => setError(name, ...problem), ['reason', 'note']),
      );
    }
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={`Mark ${dealName(deal)} as lost`}
      action="Mark as lost"
      busyText="Saving..."
      busy={isSubmitting}
      error={failure && `${title}. ${failure}`}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField label="Reason" required {...field('reason')}>
        <option value="">Choose a reason</option>
        {lostReasons.map((reason) => (
          <option key={reason} value={reason}>
            {lostReasonTitles[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Note (optional)" {...field('note')} />
    </FormDialog>
  );
};
