import { planQuery } from '@hearthline/rules/floor-plans/plan-interest.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Text } from '../../../ui/text/text.tsx';

const title = 'Book with this plan';

interface BookWithPlanProps {
  readonly code: string;
  /** How many requirements are not met, as far as is known. */
  readonly errors: number;
  /** Whether that is known of the plan as it is now. */
  readonly isChecked: boolean;
}

/** The way to a booking, for a plan that is known to meet every requirement. */
export const BookWithPlan = ({ code, errors, isChecked }: BookWithPlanProps) => {
  if (errors > 0)
    return (
      <Text look="small">
        A plan can be booked when every requirement is met. This one is kept at its address meanwhile.
      </Text>
    );
  return isChecked ? (
    <ButtonLink to={`/appointments${planQuery(code)}`} variant="ember">
      {title}
    </ButtonLink>
  ) : (
    <Button variant="ember" disabled>
      {title}
    </Button>
  );
};
