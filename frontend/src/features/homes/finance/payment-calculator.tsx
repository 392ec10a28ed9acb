import { chakra } from '@chakra-ui/react/styled-system';
import type { LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { LoanFields } from './calculator-fields.tsx';
import { useFinanceStart, type FinancedDesign, type FinanceStart, type ReadPrice } from './finance-start.ts';
import { useLoan } from './loan-form.ts';

// In the HTML that is served: the fields can be used before the scripts of what follows from them are there.
const FinancedPrice = lazy(() =>
  import('./financed-price.tsx').then((file) => ({ default: file.FinancedPrice })),
);
const PaymentResult = lazy(() =>
  import('./payment-result.tsx').then((file) => ({ default: file.PaymentResult })),
);
const PaymentSteps = lazy(() =>
  import('./payment-steps.tsx').then((file) => ({ default: file.PaymentSteps })),
);

/** A home that the calculator can begin with. */
export interface FinanceExample {
  readonly title: string;
  /** Its address in the catalog. */
  readonly home: string;
}

const StartButton = ({
  isPressed,
  onClick,
  children,
}: {
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) => (
  <Button
    variant="outline"
    size="sm"
    h="auto"
    py="2"
    aria-pressed={isPressed}
    onClick={onClick}
    css={{ '&[aria-pressed=true]': { bg: 'pineTint', borderColor: 'pineText', color: 'pineText' } }}
  >
    {children}
  </Button>
);

/** What follows from the calculator. */
export interface Financed {
  readonly start: FinanceStart;
  readonly terms: LoanTerms;
  /** Called with the visitor's design once it is read. */
  readonly onDesign: (design: FinancedDesign | null) => void;
}

interface PaymentCalculatorProps {
  readonly examples: readonly FinanceExample[];
  /** The home to begin with where neither the address nor a design names one. */
  readonly example: string | null;
  /** Shows what the kinds of loan come to for the same home, and reads the visitor's design. */
  readonly loans?: (financed: Financed) => ReactNode;
}

/** The monthly payment for a home, delivered and set up, with its calculation. What is entered is in the address, as in `?home=castle-rock&down=20`. */
export const PaymentCalculator = ({ examples, example, loans }: PaymentCalculatorProps) => {
  const [design, setDesign] = useState<FinancedDesign | null>(null);
  const [read, setRead] = useState<ReadPrice | null>(null);
  const start = useFinanceStart(example, design, read);
  const { texts, terms, problems, type, startWith } = useLoan(start.terms);
  const isPriceInAll = start.home === null && start.design === null;
  const isDelivered = start.price?.delivered ?? true;
  const hasPayment = Object.keys(problems).length === 0;
  return (
    <section id="calculator" aria-labelledby="calculator-title" aria-busy={start.isLoading}>
      <Heading id="calculator-title">Payment calculator</Heading>
      <Text quiet mt="3" maxW="prose">
        Change any number to see the payment. The page address keeps what you enter, so you can share it.
      </Text>
      <chakra.div role="group" aria-label="Begin with a home" display="flex" flexWrap="wrap" gap="2.5" mt="6">
        {design && (
          <StartButton isPressed={start.design !== null} onClick={() => startWith(null)}>
            {design.name}
          </StartButton>
        )}
        {examples.map(({ title, home }) => (
          <StartButton key={home} isPressed={start.home === home} onClick={() => startWith(home)}>
            {title}
          </StartButton>
        ))}
      </chakra.div>
      <Suspense fallback={<chakra.div minH="14rem" />}>
        <FinancedPrice start={start} example={example} onRead={setRead} />
      </Suspense>
      {isDelivered && (
        <Card
          mt="6"
          p={{ base: '5', sm: '8', lg: '10' }}
          borderRadius="xl"
          display="grid"
          gap={{ base: '8', lg: '14' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          opacity={start.isLoading ? '0.6' : undefined}
          transition="opacity 150ms"
        >
          <LoanFields texts={texts} problems={start.price || isPriceInAll ? problems : {}} type={type} />
          <Suspense fallback={<chakra.div minH="26rem" />}>
            <PaymentResult start={start} terms={hasPayment ? terms : null} />
          </Suspense>
        </Card>
      )}
      <chakra.div mt={{ base: '8', md: '10' }} display="grid" gap={{ base: '8', md: '10' }}>
        {isDelivered && hasPayment && (
          <Suspense fallback={<chakra.div minH="24rem" />}>
            <PaymentSteps start={start} terms={terms} />
          </Suspense>
        )}
        {loans?.({ start, terms, onDesign: setDesign })}
      </chakra.div>
    </section>
  );
};
