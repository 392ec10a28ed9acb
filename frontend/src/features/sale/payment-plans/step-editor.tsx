import { chakra } from '@chakra-ui/react/styled-system';
import { paymentKindTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import {
  paymentEvents,
  paymentEventTitles,
  type PaymentEvent,
} from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { stepKinds, type StepKind } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { stepShares, type StepFields, type StepShare } from './plan-form.ts';

const Frame = chakra('li', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    p: '4',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

const shareTitles: Readonly<Record<StepShare, string>> = {
  amount: 'Dollars',
  percent: 'Percent of the total',
  rest: 'All that is left',
};

/** What is wrong with a payment, by its fields. */
export type StepErrors = Readonly<Partial<Record<keyof StepFields, { readonly message?: string }>>>;

interface StepEditorProps {
  readonly step: StepFields;
  readonly place: number;
  readonly errors: StepErrors | undefined;
  readonly onChange: (change: Partial<StepFields>) => void;
  /** Null where it cannot be moved or removed. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

/** A payment of a plan. */
export const StepEditor = ({ step, place, errors, onChange, onUp, onDown, onRemove }: StepEditorProps) => {
  const name = step.label.trim() || `Payment ${place}`;
  const actions = [
    ['Up', `Move ${name} up`, onUp],
    ['Down', `Move ${name} down`, onDown],
    ['Remove', `Remove ${name}`, onRemove],
  ] as const;
  return (
    <Frame>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="center">
        <chakra.strong textStyle="label">
          {place}. {name}
        </chakra.strong>
        <chakra.span display="flex" gap="2">
          {actions.map(([title, label, act]) => (
            <Button
              key={title}
              size="sm"
              variant="outline"
              disabled={!act}
              aria-label={label}
              onClick={() => act?.()}
            >
              {title}
            </Button>
          ))}
        </chakra.span>
      </chakra.div>
      <FieldRow fieldWidth="11rem">
        <TextField
          label="Label"
          required
          autoComplete="off"
          maxLength={80}
          error={errors?.label?.message}
          value={step.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        <SelectField
          label="Paid as"
          error={errors?.kind?.message}
          value={step.kind}
          onChange={(event) => onChange({ kind: event.target.value as StepKind })}
        >
          {stepKinds.map((kind) => (
            <option key={kind} value={kind}>
              {paymentKindTitles[kind]}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <FieldRow fieldWidth="11rem">
        <SelectField
          label="Due at"
          error={errors?.event?.message}
          value={step.event}
          onChange={(event) => onChange({ event: event.target.value as PaymentEvent })}
        >
          {paymentEvents.map((one) => (
            <option key={one} value={one}>
              {paymentEventTitles[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Days after that"
          inputMode="numeric"
          autoComplete="off"
          error={errors?.days?.message}
          value={step.days}
          onChange={(event) => onChange({ days: event.target.value })}
        />
      </FieldRow>
      <FieldRow fieldWidth="11rem">
        <SelectField
          label="How much"
          error={step.share === 'rest' ? errors?.value?.message : undefined}
          value={step.share}
          onChange={(event) => onChange({ share: event.target.value as StepShare, value: '' })}
        >
          {stepShares.map((share) => (
            <option key={share} value={share}>
              {shareTitles[share]}
            </option>
          ))}
        </SelectField>
        {step.share === 'rest' ? (
          <span />
        ) : (
          <TextField
            label={step.share === 'amount' ? 'Dollars' : 'Percent'}
            required
            inputMode="decimal"
            autoComplete="off"
            placeholder={step.share === 'amount' ? '5,000' : '10'}
            error={errors?.value?.message}
            value={step.value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        )}
      </FieldRow>
    </Frame>
  );
};
