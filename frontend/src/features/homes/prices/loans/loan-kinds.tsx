import { chakra } from '@chakra-ui/react/styled-system';
import { percent, shortCentsText } from '@hearthline/rules/dollars.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useLoanKindsQuery, type LoanKindRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { LoanKindDialog } from './loan-kind-dialog.tsx';

const validityText = ({ startsOn, endsOn }: LoanKindRowFragment): string =>
  endsOn === null ? `From ${dayText(startsOn)}` : `${dayText(startsOn)} – ${dayText(endsOn)}`;

const insuranceText = (kind: LoanKindRowFragment): string => {
  const { annualFeePercent, annualFeeAbovePercent: above, annualFeeUntilPercent: until } = kind;
  if (annualFeePercent === 0) return 'None';
  return [
    `${percent(annualFeePercent)} a year`,
    ...(above === null ? [] : [`of loans above ${percent(above)} of the price`]),
    ...(until === null ? [] : [`until ${percent(until)} are owed`]),
  ].join(', ');
};

const LoanKindCard = ({
  kind,
  onChange,
}: {
  readonly kind: LoanKindRowFragment;
  readonly onChange: () => void;
}) => (
  <Card as="section" aria-label={kind.label} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.header display="flex" justifyContent="space-between" alignItems="start" gap="3">
      <div>
        <Heading as="h4" look="subheading">
          {kind.label}
        </Heading>
        <Text look="fine" quiet>
          {validityText(kind)}
        </Text>
      </div>
      <Button size="sm" variant="outline" aria-label={`Change ${kind.label}`} onClick={onChange}>
        Change
      </Button>
    </chakra.header>
    {kind.key === 'cash' ? (
      <Text look="small" quiet>
        No loan and no payment; discounts may depend on it.
      </Text>
    ) : (
      <FactColumns rowGap="3" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
        <Fact label="Interest">{percent(kind.ratePercent)}</Fact>
        <Fact label="Least down payment">{percent(kind.downPercent)}</Fact>
        <Fact label="Term">{pluralize(kind.years, 'year')}</Fact>
        <Fact label="Fee, financed">{percent(kind.upfrontFeePercent)}</Fact>
        <Fact label="Mortgage insurance">{insuranceText(kind)}</Fact>
        <Fact label="Origination">{percent(kind.originationPercent)}</Fact>
        {kind.homeOnly && <Fact label="Pays for">The home only</Fact>}
        {kind.prepaidCents > 0 && <Fact label="Prepaid">{shortCentsText(kind.prepaidCents)}</Fact>}
      </FactColumns>
    )}
    {kind.source && (
      <Text look="fine" quiet>
        {[kind.source, kind.sourceOn && dayText(kind.sourceOn)].filter(Boolean).join(', ')}
      </Text>
    )}
  </Card>
);

/** The ways to pay for a home, with their terms of today. */
export const LoanKinds = () => {
  const { data, error, refetch } = useLoanKindsQuery();
  const read = (): void => void refetch().catch(() => undefined);
  useWorkspaceChanges(['prices'], read);
  const [open, setOpen] = useRestoredState<string | null>('loan-kind-open', null, restorable.text);
  const kinds = data?.loanKinds;
  const edited = kinds?.find(({ key }) => key === open);
  return (
    <Panel
      title="Loan kinds"
      text="The terms that every payment on the site is computed from, as they are today. New terms take effect on a day you choose; past terms stay as they were."
    >
      {error && !kinds ? (
        <LoadError title="Failed to fetch loan kinds" error={error} retry={read} />
      ) : !kinds ? (
        <Skeleton h="24rem" />
      ) : kinds.length === 0 ? (
        <EmptyState title="No loan kinds today" text="Without loan types, no page shows a payment." />
      ) : (
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))"
        >
          {kinds.map((kind) => (
            <LoanKindCard key={kind.id} kind={kind} onChange={() => setOpen(kind.key)} />
          ))}
        </chakra.div>
      )}
      {edited && (
        <LoanKindDialog
          kind={edited}
          reload={async () => (await refetch()).data?.loanKinds.find(({ key }) => key === edited.key)}
          onSaved={read}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
};
