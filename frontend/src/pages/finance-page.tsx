import { chakra } from '@chakra-ui/react/styled-system';
import { financedExample } from '@hearthline/rules/site/content.ts';
import { lazy, Suspense } from 'react';
import { useContent } from '../features/site/content/content.ts';
import { Promotions } from '../features/site/content/promotions.tsx';
import { PaymentCalculator } from '../features/homes/finance/payment-calculator.tsx';
import { telephoneLink, useCompany } from '../domain/company.ts';
import { ButtonAnchor, ButtonLink } from '../ui/actions/button.tsx';
import { PhoneIcon } from '../ui/theme/icons.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../ui/text/text.tsx';

// The texts are in the HTML that is served, and the comparison is asked for: the page does not wait for their script.
const FinanceGroups = lazy(() =>
  import('../features/site/content/finance-groups.tsx').then((file) => ({ default: file.FinanceGroups })),
);
const FinanceLoans = lazy(() =>
  import('./finance-loans.tsx').then((file) => ({ default: file.FinanceLoans })),
);

/** Ways to pay for a home, the monthly payment, and whom to call about it. */
export const FinancePage = () => {
  const { phone, email } = useCompany();
  const examples = useContent('example_price').flatMap(({ slug, title, figures: { home } }) =>
    typeof home === 'string' ? [{ slug, title, home }] : [],
  );
  const example = examples.find(({ slug }) => slug === financedExample) ?? examples[0];
  return (
    <>
      <PageHeader
        title="Finance"
        lead="Government-backed loans, state and local programs, private lenders and cash. Call us and we will go through the ones that may fit you."
      >
        {phone && (
          <ButtonAnchor href={telephoneLink(phone)} variant="ember" size="lg">
            <PhoneIcon />
            Call {phone}
          </ButtonAnchor>
        )}
        <ButtonLink to="/appointments" variant="outline" size="lg">
          Book Consultation
        </ButtonLink>
      </PageHeader>
      <Section ground="sunken">
        <Container>
          <PaymentCalculator
            examples={examples}
            example={example?.home ?? null}
            loans={(financed) => (
              <Suspense fallback={<chakra.div minH="24rem" />}>
                <FinanceLoans {...financed} />
              </Suspense>
            )}
          />
        </Container>
      </Section>
      <Section>
        <Container>
          <Suspense fallback={<chakra.div minH="40rem" />}>
            <FinanceGroups />
          </Suspense>
          <Text look="small" quiet mt="6" maxW="75ch">
            The APR, the down payment and the term of each loan stand in{' '}
            <chakra.a css={textLink} href="#loans">
              the table above
            </chakra.a>
            , for the home in the calculator.
          </Text>
        </Container>
      </Section>
      <Section ground="night" aria-labelledby="promotions">
        <Container>
          <Heading id="promotions" mb={{ base: '4', md: '8' }}>
            Current Promotions
          </Heading>
          <Promotions />
        </Container>
      </Section>
      <Section>
        <Container>
          <Heading>Ask before you decide</Heading>
          <Text quiet mt="3" maxW="prose">
            Rates and programs change, and no two households get the same offer. Figures on this page are
            estimates, not an offer of credit.
            {email && (
              <>
                {' '}
                Write to{' '}
                <chakra.a css={textLink} href={`mailto:${email}`}>
                  {email}
                </chakra.a>{' '}
                and we will answer with figures for your case.
              </>
            )}
          </Text>
        </Container>
      </Section>
    </>
  );
};
