import { chakra } from '@chakra-ui/react/styled-system';
import { Badge } from '../../../ui/text/badge.tsx';
import { Container, Section } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

/** What can be checked about the company, with how. Nothing until a fact is filled in. */
export const CompanyFacts = () => {
  const facts = useContent('company_fact');
  if (facts.length === 0) return null;
  return (
    <Section ground="sunken" aria-labelledby="company-facts" mt={{ base: '14', md: '24' }}>
      <Container>
        <chakra.div
          display="grid"
          columnGap={{ base: '8', lg: '12' }}
          rowGap={{ base: '7', md: '10' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          <chakra.div display="grid" gap="3" alignContent="start" justifyItems="start">
            <Heading id="company-facts">Licenses and warranty</Heading>
            <Text quiet maxW="34ch">
              You can verify every number here. Ask us for the documents.
            </Text>
            {facts.some(({ sample }) => sample) && <Badge bg="surface">Demo figures</Badge>}
          </chakra.div>
          {facts.map(({ slug, title, terms, text }) => (
            <chakra.div key={slug} borderTopWidth="2px" borderColor="ember" pt="4">
              <Heading as="h3" textStyle="label" color="quiet">
                {title}
              </Heading>
              <Text textStyle="figure" fontSize="1.875rem" mt="1.5" overflowWrap="anywhere">
                {terms}
              </Text>
              <Text look="small" quiet mt="2.5" maxW="44ch">
                {text}
              </Text>
            </chakra.div>
          ))}
        </chakra.div>
      </Container>
    </Section>
  );
};
