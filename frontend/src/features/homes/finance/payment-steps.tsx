import { chakra } from '@chakra-ui/react/styled-system';
import { dollars, percent } from '@hearthline/rules/dollars.ts';
import type { LoanTerms, Payment } from '@hearthline/rules/homes/finance.ts';
import type { ReactNode } from 'react';
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

/** Every step from the price to the payment, with its numbers. */
export const PaymentSteps = ({ terms, payment }: { terms: LoanTerms; payment: Payment }) => {
  const { price, downPercent, ratePercent, years, taxPercent, insurance } = terms;
  const { down, loan, monthlyRate, months, growth, principalAndInterest, tax, monthly, interest } = payment;
  const rate = (monthlyRate * 100).toFixed(4);
  return (
    <section aria-labelledby="working">
      <Heading as="h3" look="subheading" id="working">
        How it is calculated
      </Heading>
      <chakra.ol mt="4" columns={{ base: 1, md: 2 }} columnGap={{ base: '8', lg: '14' }}>
        <Step title="Down payment" result={dollars(down)}>
          {dollars(price)} × {percent(downPercent)}
        </Step>
        <Step title="Loan" result={dollars(loan)}>
          {dollars(price)} − {dollars(down)}
        </Step>
        <Step title="Monthly interest rate" result={`${rate}%`}>
          {percent(ratePercent)} ÷ 12
        </Step>
        <Step title="Payments" result={`${months}`}>
          {years} years × 12
        </Step>
        {monthlyRate === 0 ? (
          <Step title="Principal" result={dollars(principalAndInterest)}>
            {dollars(loan)} ÷ {months}: without interest, in equal parts
          </Step>
        ) : (
          <>
            <Step title="Growth over the term" result={growth.toFixed(4)}>
              (1 + {rate}%) to the power of {months}
            </Step>
            <Step title="Principal and interest" result={dollars(principalAndInterest)}>
              {dollars(loan)} × {rate}% × {growth.toFixed(4)} ÷ ({growth.toFixed(4)} − 1)
            </Step>
          </>
        )}
        <Step title="Monthly property tax" result={dollars(tax)}>
          {dollars(price)} × {percent(taxPercent)} ÷ 12
        </Step>
        <Step title="Monthly insurance" result={dollars(payment.insurance)}>
          {dollars(insurance)} ÷ 12
        </Step>
        <Step title="Monthly payment" result={dollars(monthly)}>
          {dollars(principalAndInterest)} + {dollars(tax)} + {dollars(payment.insurance)}
        </Step>
        <Step title="Interest over the whole term" result={dollars(interest)}>
          {dollars(principalAndInterest)} × {months} − {dollars(loan)}
        </Step>
      </chakra.ol>
    </section>
  );
};
