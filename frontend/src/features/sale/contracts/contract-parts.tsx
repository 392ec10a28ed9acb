import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ContractFactsFragment } from '../../../gql/generated.ts';
import { dueOnText } from '../../../domain/due-on-text.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { FactRows } from '../../../ui/text/fact-rows.tsx';

interface ContractSumsProps {
  readonly contract: ContractFactsFragment;
  /** What the sum is. */
  readonly title?: string;
}

/** What was contracted and paid, and what is left. */
export const ContractSums = ({ contract, title = 'Contract sum' }: ContractSumsProps) => {
  const { contractCents, notToExceedCents, paidCents, balanceCents } = contract;
  return (
    <FactRows
      facts={[
        [title, <strong key="sum">{centsText(contractCents)}</strong>],
        ...(notToExceedCents > contractCents
          ? [['Not to exceed', centsText(notToExceedCents)] as const]
          : []),
        ['Paid', centsText(paidCents)],
        [balanceCents < 0 ? 'To refund' : 'Left to pay', centsText(Math.abs(balanceCents))],
      ]}
    />
  );
};

const Rows = chakra('ul', { base: { listStyleType: 'none', display: 'grid' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'start',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'small',
  },
});
const Amount = chakra('p', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

type Allowance = ContractFactsFragment['allowances'][number];

/** What is known of an allowance, below its name. */
const allowanceText = ({ estimateCents, notToExceedCents, settledCents, settledOn, reason }: Allowance) =>
  settledCents === null
    ? `Estimate, not to exceed ${centsText(notToExceedCents)}`
    : [
        settledOn && `Settled ${dayText(settledOn)}`,
        `estimate ${centsText(estimateCents)}`,
        reason && `“${reason}”`,
      ]
        .filter(Boolean)
        .join(' · ');

/** The allowances of a contract: open ones at their estimate, settled ones at what they cost. */
export const AllowanceRows = ({
  contract: { allowances },
  note,
  action,
}: {
  readonly contract: ContractFactsFragment;
  /** Why nothing can be done with them for now. */
  readonly note?: string | null;
  /** What can be done with one. */
  readonly action?: (allowance: Allowance) => ReactNode;
}) =>
  allowances.length === 0 ? null : (
    <chakra.section aria-labelledby="contract-allowances" display="grid" gap="2">
      <Heading as="h3" look="minor" id="contract-allowances">
        Allowances
      </Heading>
      {note && (
        <Text look="small" quiet>
          {note}
        </Text>
      )}
      <Rows>
        {allowances.map((allowance) => (
          <Row key={allowance.lineId}>
            <chakra.div minW="0">
              <chakra.p overflowWrap="anywhere" fontWeight="500">
                {allowance.label}
              </chakra.p>
              <Text look="fine" quiet overflowWrap="anywhere">
                {allowanceText(allowance)}
              </Text>
            </chakra.div>
            <chakra.div display="flex" alignItems="center" gap="3">
              <Amount fontWeight={allowance.settledCents === null ? '400' : '600'}>
                {centsText(allowance.settledCents ?? allowance.estimateCents)}
              </Amount>
              {action?.(allowance)}
            </chakra.div>
          </Row>
        ))}
      </Rows>
    </chakra.section>
  );

/** When the contract is paid, and how far it is. */
export const ScheduleRows = ({ contract: { schedule } }: { readonly contract: ContractFactsFragment }) =>
  schedule.length === 0 ? null : (
    <chakra.section aria-labelledby="contract-schedule" display="grid" gap="2">
      <Heading as="h3" look="minor" id="contract-schedule">
        Payment schedule
      </Heading>
      <Rows>
        {schedule.map((payment) => {
          const left = payment.amountCents - payment.paidCents;
          return (
            <Row key={`${payment.event}-${payment.label}`}>
              <chakra.div minW="0">
                <chakra.p overflowWrap="anywhere" fontWeight="500">
                  {payment.label}
                </chakra.p>
                <Text look="fine" quiet>
                  {dueOnText(payment)}
                </Text>
              </chakra.div>
              <div>
                <Amount>{centsText(payment.amountCents)}</Amount>
                <Text look="fine" quiet textAlign="end">
                  {left === 0 ? 'Paid' : payment.paidCents > 0 ? `${centsText(left)} left` : null}
                </Text>
              </div>
            </Row>
          );
        })}
      </Rows>
    </chakra.section>
  );
