import { chakra } from '@chakra-ui/react/styled-system';
import { dollars, percent } from '@hearthline/rules/dollars.ts';
import type { LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { typedLoan } from '@hearthline/rules/homes/prices/typed-loan.ts';
import { loanFigures } from '@hearthline/rules/homes/prices/payment.ts';
import type { ReactNode } from 'react';
import type { FinanceStart } from './finance-start.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';

const Step = ({ title, result, children }: { title: string; result: string; children: ReactNode }) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) auto' }}
    columnGap="6"
    rowGap="1"
    py="4"
    borderTopWidth="1px"
    borderColor="edge"
    breakInside="avoid"
  >
    <div>
      <Text textStyle="label">{title}</Text>
      <Text look="small" quiet fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </div>
    <Text fontWeight="600" fontVariantNumeric="tabular-nums" alignSelf="center" textAlign={{ sm: 'end' }}>
      {result}
    </Text>
  </chakra.li>
);

const cents = (amount: number): string => dollars(amount / 100);

/** Every step from the price to the payment, with its numbers. */
export const PaymentSteps = ({ start, terms }: { start: FinanceStart; terms: LoanTerms }) => {
  const loan = typedLoan(terms, start.kind, start.rentCents);
  const { priceCents, downPercent, ratePercent, years, taxPercent, insuranceCents } = loan;
  const figures = loanFigures(loan);
  const { downCents, loanCents, feeCents, payments, levelCents, mortgageInsuranceCents } = figures;
  const monthlyRate = ratePercent / 1200;
  const rate = (monthlyRate * 100).toFixed(4);
  /** What one dollar grows to over the term. */
  const growth = ((1 + monthlyRate) ** payments).toFixed(4);
  const noteCents = loanCents + feeCents;
  const insured = figures.mortgageInsurancePayments > 0 && mortgageInsuranceCents > 0;
  const monthly = [
    levelCents,
    ...(insured ? [mortgageInsuranceCents] : []),
    figures.taxCents,
    figures.insuranceCents,
    ...(figures.rentCents > 0 ? [figures.rentCents] : []),
  ];
  return (
    <section aria-labelledby="working">
      <Heading as="h3" look="subheading" id="working">
        How it is calculated
      </Heading>
      <chakra.ol mt="4" columns={{ base: 1, md: 2 }} columnGap={{ base: '8', lg: '14' }}>
        <Step title="Down payment" result={cents(downCents)}>
          {cents(priceCents)} × {percent(downPercent)}
        </Step>
        <Step title="Loan" result={cents(loanCents)}>
          {cents(priceCents)} − {cents(downCents)}
        </Step>
        {feeCents > 0 && (
          <Step title="With the fee that is financed" result={cents(noteCents)}>
            {cents(loanCents)} + {percent(loan.upfrontFeePercent)}
          </Step>
        )}
        <Step title="Monthly interest rate" result={`${rate}%`}>
          {percent(ratePercent)} ÷ 12
        </Step>
        <Step title="Payments" result={`${payments}`}>
          {years} years × 12
        </Step>
        {monthlyRate === 0 ? (
          <Step title="Principal" result={cents(levelCents)}>
            {cents(noteCents)} ÷ {payments}: without interest, in equal parts
          </Step>
        ) : (
          <>
            <Step title="Growth over the term" result={growth}>
              (1 + {rate}%) to the power of {payments}
            </Step>
            <Step title="Principal and interest" result={cents(levelCents)}>
              {cents(noteCents)} × {rate}% × {growth} ÷ ({growth} − 1)
            </Step>
          </>
        )}
        {insured && (
          <Step title="Monthly mortgage insurance" result={cents(mortgageInsuranceCents)}>
            {cents(loanCents)} × {percent(loan.annualFeePercent)} ÷ 12, for the first{' '}
            {figures.mortgageInsurancePayments} payments
          </Step>
        )}
        <Step title="Monthly property tax" result={cents(figures.taxCents)}>
          {cents(priceCents)} × {percent(taxPercent)} ÷ 12
        </Step>
        <Step title="Monthly insurance" result={cents(figures.insuranceCents)}>
          {cents(insuranceCents)} ÷ 12
        </Step>
        <Step title="Monthly payment" result={cents(figures.monthlyCents)}>
          {monthly.map(cents).join(' + ')}
        </Step>
        <Step title="Interest over the whole term" result={cents(levelCents * payments - noteCents)}>
          {cents(levelCents)} × {payments} − {cents(noteCents)}
        </Step>
      </chakra.ol>
    </section>
  );
};
