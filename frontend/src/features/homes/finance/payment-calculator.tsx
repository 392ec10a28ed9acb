import { chakra } from '@chakra-ui/react/styled-system';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import { paymentOf, defaultLoanTerms, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { LoanFields } from './calculator-fields.tsx';
import { useLoan } from './loan-form.ts';
import type { ExamplePrice } from './payment-result.tsx';

// In the HTML that is served: the fields can be used before the scripts of what follows from them are there.
const PaymentResult = lazy(() =>
  import('./payment-result.tsx').then((file) => ({ default: file.PaymentResult })),
);
const PaymentSteps = lazy(() =>
  import('./payment-steps.tsx').then((file) => ({ default: file.PaymentSteps })),
);

const defaults = Object.entries(defaultLoanTerms) as [keyof typeof defaultLoanTerms, number][];

/** Whether the terms are those of the example, as its figure does not apply to others. */
const isExample = (terms: LoanTerms, { price }: ExamplePrice): boolean =>
  terms.price === price && defaults.every(([name, value]) => terms[name] === value);

interface PaymentCalculatorProps {
  readonly examples: readonly ExamplePrice[];
  /** Shows what the kinds of loan come to for the same home. */
  readonly loans?: (terms: LoanTerms) => ReactNode;
}

/** The monthly payment for a home, with its calculation. What is entered is in the address, as in `?price=145000&down=20`. */
export const PaymentCalculator = ({ examples, loans }: PaymentCalculatorProps) => {
  const { texts, terms, problems, type, startWith } = useLoan(examples[0]?.price ?? 100_000);
  const payment = Object.keys(problems).length === 0 ? paymentOf(terms) : null;
  return (
    <section id="calculator" aria-labelledby="calculator-title">
      <Heading id="calculator-title">Payment calculator</Heading>
      <Text quiet mt="3" maxW="prose">
        Change any number to see the payment. The page address keeps what you enter, so you can share it.
      </Text>
      <chakra.div
        role="group"
        aria-label="Begin with an example"
        display="flex"
        flexWrap="wrap"
        gap="2.5"
        mt="6"
      >
        {examples.map((example) => (
          <Button
            key={example.price}
            variant="outline"
            size="sm"
            h="auto"
            py="2"
            aria-pressed={isExample(terms, example)}
            onClick={() => startWith(example.price)}
            css={{ '&[aria-pressed=true]': { bg: 'pineTint', borderColor: 'pineText', color: 'pineText' } }}
          >
            {example.title}: {wholeDollars(example.price)}
          </Button>
        ))}
      </chakra.div>
      <Card
        mt="6"
        p={{ base: '5', sm: '8', lg: '10' }}
        borderRadius="xl"
        display="grid"
        gap={{ base: '8', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <LoanFields texts={texts} problems={problems} type={type} />
        <Suspense fallback={<chakra.div minH="26rem" />}>
          <PaymentResult
            terms={terms}
            payment={payment}
            example={examples.find((example) => isExample(terms, example))}
          />
        </Suspense>
      </Card>
      {payment && (
        <chakra.div mt={{ base: '8', md: '10' }} display="grid" gap={{ base: '8', md: '10' }}>
          <Suspense fallback={<chakra.div minH="24rem" />}>
            <PaymentSteps terms={terms} payment={payment} />
          </Suspense>
          {loans?.(terms)}
        </chakra.div>
      )}
    </section>
  );
};
