import type { NewLoanKind } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { useForm } from 'react-hook-form';
import { useSaveLoanKindMutation, type LoanKindRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { useToday } from '../../../../platform/dates/current-time.ts';
import { useIfMounted } from '../../../../platform/form-memory/mounted.ts';
import { useRestoredForm } from '../../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../../platform/form-memory/versioned-save.ts';
import { fieldProps } from '../../../../platform/forms/field-props.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { ConflictMessage } from '../../../../ui/forms/conflict-message.tsx';
import { CheckboxField, TextField } from '../../../../ui/forms/field.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FieldRow } from '../../../../ui/forms/field-row.tsx';
import { ValidityFields } from '../validity-fields.tsx';
import {
  loanFields,
  loanPercents,
  loanResolver,
  optionalPercents,
  type LoanFields,
  type LoanPercent,
} from './loan-kind-form.ts';

const percentLabels: Readonly<Record<LoanPercent, string>> = {
  ratePercent: 'Interest (% a year)',
  downPercent: 'Least down payment (%)',
  upfrontFeePercent: 'Fee, financed (%)',
  annualFeePercent: 'Mortgage insurance (% a year)',
  annualFeeAbovePercent: 'Insured above (% of the price)',
  annualFeeUntilPercent: 'Insured until (% of the price)',
  originationPercent: 'Origination (%)',
};

const optionalHelp = {
  annualFeeAbovePercent: 'Empty: every loan is insured',
  annualFeeUntilPercent: 'Empty: for the whole term',
} as const;

interface LoanKindDialogProps {
  readonly kind: LoanKindRowFragment;
  readonly reload: () => Promise<LoanKindRowFragment | undefined>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** New terms of a kind of loan from a day on; those of the same day are changed. */
export const LoanKindDialog = ({ kind, reload, onSaved, onClose }: LoanKindDialogProps) => {
  const today = useToday();
  const [store] = useSaveLoanKindMutation();
  const close = useIfMounted(onClose);
  const terms = loanFields(kind, today);
  const form = useForm<LoanFields, unknown, NewLoanKind>({
    resolver: loanResolver(kind.key),
    defaultValues: terms,
  });
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = form;
  const restored = useRestoredForm(`loan-kind:${kind.key}`, form);
  const { failure, save, conflict, newer } = useVersionedSave({
    row: kind,
    restored,
    title: 'The terms were not saved',
    // Terms of another day may stand in the way, too: then there is no newer version to show.
    reload: async () => {
      const now = await reload();
      return now && (now.id !== kind.id || now.version !== kind.version) ? now : undefined;
    },
    setError,
    fields: Object.keys(terms) as (keyof LoanFields)[],
    fill: (other, how) => reset(loanFields(other, today), how),
  });
  const isCash = kind.key === 'cash';
  const submit = handleSubmit(async (values) => {
    const saved = await save((version) =>
      store({
        variables: {
          input: { ...values, version: values.startsOn === (newer ?? kind).startsOn ? version : null },
        },
      }),
    );
    if (!saved) return;
    showToast({
      title: 'Terms saved',
      text: `${values.label}, from ${dayText(values.startsOn ?? today)} on.`,
    });
    onSaved();
    close();
  });
  const figure = { inputMode: 'decimal', autoComplete: 'off', required: true } as const;
  const field = fieldProps(register, errors);
  return (
    <FormDialog
      title={`Terms of ${kind.label}`}
      description="The terms in effect before them end the day before."
      action="Save terms"
      busyText="Saving..."
      busy={isSubmitting}
      disabled={conflict !== null}
      error={failure}
      wide
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField label="Label" required maxLength={80} autoComplete="off" {...field('label')} />
      {!isCash && (
        <FieldRow>
          {loanPercents.map((name) => (
            <TextField
              key={name}
              label={percentLabels[name]}
              {...figure}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
          {optionalPercents.map((name) => (
            <TextField
              key={name}
              label={percentLabels[name]}
              {...figure}
              required={false}
              help={optionalHelp[name]}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
          <TextField label="Term (years)" {...figure} inputMode="numeric" {...field('years')} />
          <TextField
            label="Prepaid ($)"
            {...figure}
            help="Other charges paid at the beginning"
            {...field('prepaid')}
          />
        </FieldRow>
      )}
      {!isCash && (
        <CheckboxField
          label="For the home only: work on the buyer’s land is not part of the loan"
          {...register('homeOnly')}
        />
      )}
      <ValidityFields register={register} errors={errors} earliest={today} />
      {conflict && newer && (
        <ConflictMessage {...conflict}>
          <Text look="small">
            The terms are now {newer.ratePercent}% interest, {newer.downPercent}% down, {newer.years} years,
            from {dayText(newer.startsOn)} on.
          </Text>
        </ConflictMessage>
      )}
    </FormDialog>
  );
};
