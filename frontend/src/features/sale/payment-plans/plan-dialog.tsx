import { useController, useForm } from 'react-hook-form';
import { useSavePaymentPlanMutation, type PaymentPlanRowFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ConflictMessage } from '../../../ui/forms/conflict-message.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { planFields, planResolver, type PlanFields, type PlanValues } from './plan-form.ts';
import type { StepErrors } from './step-editor.tsx';
import { StepsField } from './steps-field.tsx';

interface PlanDialogProps {
  /** Null for a kind of loan that has had none. */
  readonly plan: PaymentPlanRowFragment | null;
  readonly title: string;
  /** What a new plan begins with. */
  readonly start: Pick<PaymentPlanRowFragment, 'loan' | 'steps'> | null;
  /** Kinds of loan that a new plan can be for. */
  readonly loans: readonly { readonly key: string; readonly label: string }[];
  readonly reload: () => Promise<PaymentPlanRowFragment | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A payment plan from a day on; the one of the same day is changed. */
export const PlanDialog = ({ plan, title, start, loans, reload, onSaved, onClose }: PlanDialogProps) => {
  const today = useToday();
  const [store] = useSavePaymentPlanMutation();
  const close = useIfMounted(onClose);
  const form = useForm<PlanFields, unknown, PlanValues>({
    resolver: planResolver,
    defaultValues: planFields(plan ?? start, today),
  });
  const {
    control,
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  const steps = useController({ control, name: 'steps' });
  const restored = useRestoredForm(`payment-plan:${plan?.loan ?? (plan ? 'all' : 'new')}`, form);
  const { failure, save, conflict, newer } = useVersionedSave({
    row: plan,
    restored,
    title: 'The payment plan was not saved',
    // A plan of another day may stand in the way, too: then there is no newer version to show.
    reload: async () => {
      const now = await reload();
      return now && (now.id !== plan?.id || now.version !== plan.version) ? now : undefined;
    },
    setError,
    fields: ['loan', 'steps', 'startsOn', 'endsOn'],
    fill: (other, how) => reset(planFields(other, today), how),
  });
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) =>
      store({
        variables: {
          input: {
            ...values,
            version: values.startsOn === (newer ?? plan)?.startsOn ? version : null,
          },
        },
      }),
    );
    if (!saved) return;
    showToast({
      title: 'Payment plan saved',
      text: `Quotes issued from ${dayText(values.startsOn ?? today)} on take it over.`,
    });
    onSaved();
    close();
  });
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={title}
      description="The plan in effect before it ends the day before. Quotes that were issued keep theirs."
      action="Save plan"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure ?? errors.root?.message ?? null}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {!plan && (
        <SelectField label="For" error={errors.loan?.message} {...register('loan')}>
          {loans.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <StepsField
        steps={steps.field.value}
        errors={errors.steps as readonly (StepErrors | undefined)[] | undefined}
        onChange={steps.field.onChange}
      />
      <FieldRow>
        <TextField label="First day" type="date" required min={today} {...field('startsOn')} />
        <TextField label="Last day" type="date" help="Blank until further notice" {...field('endsOn')} />
      </FieldRow>
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <Text look="small">
            It now has {newer.steps.map(({ label }) => label).join(', ')}, from {dayText(newer.startsOn)} on.
          </Text>
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
