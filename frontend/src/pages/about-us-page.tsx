import { chakra } from '@chakra-ui/react/styled-system';
import { CompanyFacts } from '../features/site/content/company-facts.tsx';
import { Team } from '../features/site/content/team.tsx';
import { Testimonials } from '../features/site/content/testimonials.tsx';
import { useSizesText } from '../domain/served-content.ts';
import { useCompany } from '../domain/company.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { FeatureRow } from '../ui/layout/feature-row.tsx';
import { CheckIcon } from '../ui/theme/icons.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Container, Section } from '../ui/layout/surface.tsx';
import { Heading, Text } from '../ui/text/text.tsx';

const comparisons = [
  { title: 'The price', text: 'Per square foot, delivered and set up. Ask what is left out.' },
  { title: 'The walls', text: 'What they are made of, how they are insulated, who checked them.' },
  { title: 'The plan', text: 'Dimensions on paper, before you sign. Ours can be printed from this site.' },
  { title: 'The payment', text: 'Loan, taxes and insurance, worked out step by step.' },
] as const;

/** Who the company is, and why it invites comparison. */
export const AboutUsPage = () => {
  const { name } = useCompany();
  const sizes = useSizesText();
  return (
    <>
      <PageHeader
        title="About Us"
        lead="We sell manufactured and modular homes, and we welcome comparison."
      />
      <FeatureRow
        picture="scene-factory"
        alt="Three homes on the line of a factory, from the frame to the finished front, with people at work on each"
        after
      >
        <Heading as="h2">Our story</Heading>
        <Text mt="4">
          {name || 'Our company'} began with a simple observation: a house built in a factory stays dry while
          it is built, is inspected at every station, and wastes less material. What was missing was somebody
          who sells it with the same care.
        </Text>
        <Text mt="4">
          So we put everything a buyer needs in one place: models you can walk through, floor plans matched to
          the rooms you need, financing explained before you sign anything, and one consultant from the first
          call to the day you get your keys.
        </Text>
      </FeatureRow>
      <CompanyFacts />
      <Team />
      <chakra.div pt={{ base: '14', md: '24' }} pb={{ base: '14', md: '24' }}>
        <FeatureRow
          picture="scene-sizes"
          alt="Floor plans of a single, a double and a triple wide on one sheet at one scale, and a ruler"
        >
          <Heading as="h2">From one bedroom to five</Heading>
          <Text mt="4">
            Single wides that fit a narrow lot, double wides with a great room in the middle, and triple wides
            for a large household{sizes && `, ${sizes}`}. Every plan is drawn to scale before the home is
            built.
          </Text>
          <ButtonLink to="/floor-plan-generator" variant="outline" mt="6">
            Find your floor plan
          </ButtonLink>
        </FeatureRow>
      </chakra.div>
      <Testimonials />
      <Section ground="night">
        <Container>
          <Heading as="h2" look="display">
            Dare to Compare.
          </Heading>
          <Text look="lead" color="onNightQuiet" mt="4" maxW="prose">
            Bring along another builder’s offer. We will go through it with you, line by line, beside ours.
          </Text>
          <chakra.ul
            display="grid"
            gap={{ base: '5', md: '8' }}
            mt="10"
            gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
          >
            {comparisons.map(({ title, text }) => (
              <chakra.li key={title} borderTopWidth="1px" borderColor="nightLine" pt="4">
                <Heading as="h3" look="subheading" display="flex" alignItems="center" gap="2">
                  <CheckIcon />
                  {title}
                </Heading>
                <Text look="small" color="onNightQuiet" mt="2">
                  {text}
                </Text>
              </chakra.li>
            ))}
          </chakra.ul>
          <ButtonLink to="/appointments" variant="ember" size="lg" mt="10">
            Book Consultation
          </ButtonLink>
        </Container>
      </Section>
    </>
  );
};
