import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/text/badge.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';
import { Quote } from './testimonials.tsx';

/** As many facts as fit on one line, and buyers beside each other. */
const max = { facts: 5, buyers: 2 } as const;

const More = chakra(Link, { base: textLink });

/** A line of facts about the company and the words of two buyers. Nothing of it until it is filled in. */
export const CompanyBand = () => {
  const facts = useContent('company_fact').slice(0, max.facts);
  const buyers = useContent('testimonial').slice(0, max.buyers);
  if (facts.length + buyers.length === 0) return null;
  return (
    <chakra.section aria-labelledby="company-band" bg="surface" borderBottomWidth="1px" borderColor="line">
      <Container py={{ base: '8', md: '10' }}>
        <Heading id="company-band" srOnly>
          About the company
        </Heading>
        {facts.length > 0 && (
          <>
            <chakra.dl
              display="grid"
              columnGap={{ md: '6', lg: '10' }}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${facts.length}, auto)` }}
              justifyContent={{ md: 'space-between' }}
            >
              {facts.map(({ slug, title, terms }) => (
                <chakra.div
                  key={slug}
                  display="flex"
                  flexDirection={{ base: 'row', md: 'column' }}
                  justifyContent={{ base: 'space-between', md: 'start' }}
                  alignItems="baseline"
                  gap={{ base: '4', md: '0.5' }}
                  py={{ base: '2.5', md: '0' }}
                  borderTopWidth={{ base: '1px', md: '0' }}
                  borderColor="line"
                  _first={{ borderTopWidth: '0' }}
                >
                  <chakra.dt textStyle="fine" color="quiet">
                    {title}
                  </chakra.dt>
                  <chakra.dd textStyle="subheading" textAlign={{ base: 'end', md: 'start' }}>
                    {terms}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            <Text look="fine" quiet mt="4" display="flex" flexWrap="wrap" gap="3" alignItems="center">
              {facts.some(({ sample }) => sample) && <Badge>Demo figures</Badge>}
              <More to="/about-us#company-facts">What these mean and who we are</More>
            </Text>
          </>
        )}
        {buyers.length > 0 && (
          <chakra.div
            display="grid"
            gap={{ base: '7', md: '10', lg: '16' }}
            mt={facts.length > 0 ? { base: '8', md: '10' } : undefined}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${buyers.length}, minmax(0, 1fr))` }}
          >
            {buyers.map((item) => (
              <Quote key={item.slug} item={item} />
            ))}
          </chakra.div>
        )}
      </Container>
    </chakra.section>
  );
};
