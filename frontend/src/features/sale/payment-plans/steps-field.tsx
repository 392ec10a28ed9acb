import { chakra } from '@chakra-ui/react/styled-system';
import { paymentPlan } from '@hearthline/rules/sale/payment-plans/payment-plan-rules.ts';
import { inOrder, maxSteps } from '@hearthline/rules/sale/payment-plans/payment-steps.ts';
import { newUuid } from '../../../platform/browser/uuid.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { PlanExample } from './plan-example.tsx';
import { emptyStep, stepOf, type StepFields } from './plan-form.ts';
import { StepEditor, type StepErrors } from './step-editor.tsx';

interface StepsFieldProps {
  readonly steps: readonly StepFields[];
  readonly errors: readonly (StepErrors | undefined)[] | undefined;
  readonly onChange: (steps: readonly StepFields[]) => void;
}

/** The payments of a plan in the order in which they are due, and what they come to of a total. */
export const StepsField = ({ steps, errors, onChange }: StepsFieldProps) => {
  const change = (index: number, changed: Partial<StepFields>): void =>
    onChange(inOrder(steps.map((step, place) => (place === index ? { ...step, ...changed } : step))));
  /** Payments that are due at different events stand in the order of these. */
  const moveTo = (index: number, to: number): (() => void) | null => {
    const [moved, other] = [steps[index], steps[to]];
    if (moved?.event !== other?.event || !moved) return null;
    return () => onChange(steps.toSpliced(index, 1).toSpliced(to, 0, moved));
  };
  const plan = paymentPlan.safeParse({ steps: steps.map(stepOf) });
  return (
    <chakra.fieldset display="grid" gap="3" minW="0" border="none">
      <chakra.legend textStyle="label" pb="2">
        Payments
      </chakra.legend>
      <Text look="small" quiet>
        They stand in the order in which they are due. The last one takes all that is left.
      </Text>
      <chakra.ol display="grid" gap="3" listStyleType="none">
        {steps.map((step, index) => (
          <StepEditor
            key={step.row}
            step={step}
            place={index + 1}
            errors={errors?.[index]}
            onChange={(changed) => change(index, changed)}
            onUp={moveTo(index, index - 1)}
            onDown={moveTo(index, index + 1)}
            onRemove={steps.length > 1 ? () => onChange(steps.toSpliced(index, 1)) : null}
          />
        ))}
      </chakra.ol>
      <chakra.div>
        <Button
          size="sm"
          variant="outline"
          disabled={steps.length >= maxSteps}
          onClick={() => onChange(inOrder([...steps, emptyStep(newUuid())]))}
        >
          <PlusIcon />
          Add a payment
        </Button>
      </chakra.div>
      {plan.success && <PlanExample steps={plan.data.steps} />}
    </chakra.fieldset>
  );
};
