import { chakra } from '@chakra-ui/react/styled-system';
import { percent, shortCentsText } from '@hearthline/rules/dollars.ts';
import { dueText } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { usePaymentPlansQuery, type PaymentPlanRowFragment } from '../../../gql/generated.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { restorable, useRestoredState } from '../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** In place of a kind of loan: a plan that is not stored yet, and the one of all others. */
const newPlan = 'new plan';
const general = 'all';

type Step = PaymentPlanRowFragment['steps'][number];

const shareText = ({ amountCents, percent: share }: Step): string => {
  if (amountCents !== null) return shortCentsText(amountCents);
  return share === null ? 'The rest' : `${percent(share)} of the total`;
};

const validityText = ({ startsOn, endsOn }: PaymentPlanRowFragment): string =>
  endsOn === null ? `From ${dayText(startsOn)}` : `${dayText(startsOn)} – ${dayText(endsOn)}`;

const PlanCard = ({
  plan,
  title,
  onChange,
}: {
  readonly plan: PaymentPlanRowFragment;
  readonly title: string;
  readonly onChange: () => void;
}) => (
  <Card as="section" aria-label={title} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.header display="flex" justifyContent="space-between" alignItems="start" gap="3">
      <div>
        <Heading as="h4" look="subheading">
          {title}
        </Heading>
        <Text look="fine" quiet>
          {validityText(plan)}
        </Text>
      </div>
      <Button size="sm" variant="outline" aria-label={`Change ${title}`} onClick={onChange}>
        Change
      </Button>
    </chakra.header>
    <chakra.ol listStyleType="none" display="grid" textStyle="small">
      {plan.steps.map((step, index) => (
        <chakra.li
          key={index}
          display="flex"
          justifyContent="space-between"
          gap="3"
          py="2"
          borderTopWidth="1px"
          borderColor="line"
        >
          <chakra.span minW="0">
            <chakra.span fontWeight="550">{step.label}</chakra.span>
            <Text look="fine" quiet>
              {dueText(step)}
            </Text>
          </chakra.span>
          <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {shareText(step)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  </Card>
);

/** How sales are paid for, by kinds of loan, as it is today. */
export const PaymentPlans = () => {
  const { data, error, refetch } = usePaymentPlansQuery();
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['prices'], read);
  const [open, setOpen] = useRestoredState<string | null>('payment-plan-open', null, restorable.text);
  const plans = data?.paymentPlans;
  // By its loan: saving from another day on makes another row.
  const edited = plans?.find(({ loan }) => (loan ?? general) === open) ?? null;
  const forAll = plans?.find(({ loan }) => loan === null) ?? null;
  const without = (data?.loanKinds ?? []).filter(({ key }) => !plans?.some(({ loan }) => loan === key));
  const titleOf = ({ loan }: Pick<PaymentPlanRowFragment, 'loan'>): string =>
    loan === null
      ? plans && plans.length > 1
        ? 'All other kinds of loan'
        : 'All kinds of loan'
      : (data?.loanKinds.find(({ key }) => key === loan)?.label ?? loan);
  const loans = forAll ? without : [{ key: '', label: 'All other kinds of loan' }, ...without];
  return (
    <Panel
      title="Payment plans"
      text="When buyers pay, and how much. A quote takes over the plan for its kind of loan when it is issued; its agreement keeps it."
      actions={
        <Button disabled={!plans || loans.length === 0} onClick={() => setOpen(newPlan)}>
          <PlusIcon />
          New plan
        </Button>
      }
    >
      {error && !plans ? (
        <LoadError title="Failed to fetch payment plans" error={error} retry={read} />
      ) : !plans ? (
        <Skeleton h="24rem" />
      ) : plans.length === 0 ? (
        <EmptyState
          title="No payment plans today"
          text="Without one, quotes and agreements name no payments."
        />
      ) : (
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))"
        >
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              title={titleOf(plan)}
              onChange={() => setOpen(plan.loan ?? general)}
            />
          ))}
        </chakra.div>
      )}
      {plans && (edited || open === newPlan) && (
        <PlanDialog
          plan={edited}
          title={edited ? `Payment plan: ${titleOf(edited)}` : 'New payment plan'}
          start={
            forAll && {
              loan: (loans[0]?.key || null) as PaymentPlanRowFragment['loan'],
              steps: forAll.steps,
            }
          }
          loans={loans}
          reload={async () =>
            (await refetch()).data?.paymentPlans.find(({ loan }) => loan === (edited?.loan ?? null))
          }
          onSaved={read}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
