import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { useSizesText } from '../domain/served-content.ts';
import { useAccountLink } from '../platform/session/account-link.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { FeatureRow } from '../ui/layout/feature-row.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

// In the HTML that is served; the page does not wait for its script.
const FinanceGroups = lazy(() =>
  import('../features/site/content/finance-groups.tsx').then((file) => ({ default: file.FinanceGroups })),
);

const ExampleLoans = lazy(() =>
  import('./example-loans.tsx').then((file) => ({ default: file.ExampleLoans })),
);

const WayIn = () => {
  const { to, text, attributes } = useAccountLink();
  return (
    <ButtonLink to={to} {...attributes}>
      {text}
    </ButtonLink>
  );
};

const WhatWeSell = () => <>{['We sell manufactured and modular homes', useSizesText()].join(' ').trim()}.</>;

/** The company and its financing in brief, with links to more. */
export const PublicInfoPage = () => (
  <>
    <PageHeader
      title="About and Financing"
      lead="Factory-built homes, with prices, floor plans and monthly payments stated up front."
    >
      <WayIn />
      <ButtonLink to="/financing" variant="outline">
        Financing
      </ButtonLink>
      <ButtonLink to="/features" variant="outline">
        Features
      </ButtonLink>
    </PageHeader>
    <chakra.div pb={{ base: '12', md: '20' }}>
      <FeatureRow picture="home-wasco" alt="The WASCO, a triple wide home, seen from the front">
        <Heading as="h2">About</Heading>
        <Text mt="4">
          <WhatWeSell /> One consultant stays with you from the first call until you get your keys. Display
          models are open across Washington, and you can view and print every plan here.
        </Text>
        <ButtonLink to="/about-us" variant="outline" mt="6">
          About Us
        </ButtonLink>
      </FeatureRow>
    </chakra.div>
    <Section ground="sunken">
      <Container>
        <Heading as="h2" mb="7">
          Financing
        </Heading>
        <Suspense fallback={<chakra.div minH="40rem" />}>
          <FinanceGroups level="h3" />
        </Suspense>
        <chakra.div mt="10">
          <Suspense fallback={<chakra.div minH="24rem" />}>
            <ExampleLoans />
          </Suspense>
        </chakra.div>
        <ButtonLink to="/finance" variant="outline" mt="8">
          Work out a payment
        </ButtonLink>
      </Container>
    </Section>
  </>
);
