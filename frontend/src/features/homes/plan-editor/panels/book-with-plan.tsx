import { planQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const title = 'Book with this plan';

interface BookWithPlanProps {
  readonly code: string;
  /** Whether it meets every requirement but those of furniture, as far as is known. */
  readonly canBeSold: boolean;
  /** Whether that is known of the plan as it is now. */
  readonly isChecked: boolean;
}

/** The way to a booking, for a plan that is known to meet every requirement; where its furniture stands is advice. */
export const BookWithPlan = ({ code, canBeSold, isChecked }: BookWithPlanProps) => {
  if (!canBeSold)
    return (
      <Text look="small">
        A plan can be booked when every requirement except furniture placement is met. This one stays at its
        address in the meantime.
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
