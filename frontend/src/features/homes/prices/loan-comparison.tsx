import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { startTransition, useEffect, useState } from 'react';
import { rest } from '../../../platform/api/rest-client.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { LoanPayments } from './loan-payments.tsx';

/** What is paid for; money in whole cents, the insurance of a year. */
interface LoanQuestion {
  readonly priceCents: number;
  readonly taxPercent: number;
  readonly insuranceCents: number;
}

/** The payments of all kinds of loan on their default terms. */
const askPayments = async (question: LoanQuestion): Promise<LoanPayment[]> => {
  const { loans } = await rest('GET /api/loans');
  // Cash has no payment.
  const kinds = loans.filter(({ key }) => key !== 'cash');
  const { payments } = await rest('POST /api/finance/payments', {
    json: {
      loans: kinds.map(({ downPercent, ratePercent, years, upfrontFeePercent, ...kind }) => ({
        ...question,
        downPercent,
        ratePercent,
        years,
        upfrontFeePercent,
        annualFeePercent: kind.annualFeePercent,
        annualFeeAbovePercent: kind.annualFeeAbovePercent,
        annualFeeUntilPercent: kind.annualFeeUntilPercent,
        originationPercent: kind.originationPercent,
        prepaidCents: kind.prepaidCents,
      })),
    },
  });
  return payments.flatMap((payment, index) => {
    const kind = kinds[index];
    return kind ? [{ ...payment, kind: kind.key, label: kind.label }] : [];
  });
};

/** Longer than it takes to type another digit. */
const pauseMs = 400;

interface LoanComparisonProps extends LoanQuestion {
  readonly title?: string;
}

/** What the kinds of loan come to for a home, on their usual terms. */
export const LoanComparison = ({
  title = 'The same home with each kind of loan',
  ...question
}: LoanComparisonProps) => {
  const request = JSON.stringify(question);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly of: string;
    readonly payments: LoanPayment[] | null;
  } | null>(null);
  const isFirst = answer === null;
  useEffect(() => {
    let isLeft = false;
    // Drawn in slices, as what `useJson` loads.
    const showPayments = (payments: LoanPayment[] | null): void =>
      startTransition(() => {
        if (!isLeft) setAnswer({ of: request, payments });
      });
    const timer = setTimeout(
      () =>
        void askPayments(JSON.parse(request) as LoanQuestion).then(showPayments, () => showPayments(null)),
      isFirst ? 0 : pauseMs,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // Only another question is asked; the first answer is none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request, tries]);
  return (
    <section aria-labelledby="loans" aria-busy={answer?.of !== request}>
      <Heading as="h3" look="subheading" id="loans" mb="4">
        {title}
      </Heading>
      {answer?.payments ? (
        <LoanPayments
          payments={answer.payments}
          leftOut="Land is not included, and neither is anything listed as not included in your price."
        />
      ) : answer ? (
        <ErrorNotice title="The payments could not be loaded" onRetry={() => setTries(tries + 1)}>
          Please check your connection and try again.
        </ErrorNotice>
      ) : (
        <Skeleton minH={{ base: '60rem', md: '34rem', xl: '20rem' }} borderRadius="lg" />
      )}
    </section>
  );
};
