import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Columns, Container } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** About us and financing in short, with the ways on. */
export const PublicInfoPage = () => (
  <>
    <PageHeader title="About and Financing" lead="Factory-built homes, sold with the price, the plan and the payment on the table.">
      <ButtonLink to="/auth">Sign In</ButtonLink>
      <ButtonLink to="/financing" variant="outline">Financing</ButtonLink>
      <ButtonLink to="/features" variant="outline">Features</ButtonLink>
    </PageHeader>
    <Container pb={{ base: '14', md: '24' }}>
      <Columns min="lg" gap={{ base: '8', md: '14' }}>
        <section>
          <Heading as="h2" look="subheading">About</Heading>
          <Text quiet mt="2">
            We sell manufactured and modular homes from 880 to 2,310 square feet and stay with a buyer from the first call to the
            keys. Display models stand across Washington.
          </Text>
        </section>
        <section>
          <Heading as="h2" look="subheading">Financing</Heading>
          <Text quiet mt="2">
            FHA with 3.5% down, VA and USDA rural with 0% down, conventional loans starting at 6.5%, and a 5% discount for paying cash.
          </Text>
        </section>
      </Columns>
    </Container>
  </>
);
