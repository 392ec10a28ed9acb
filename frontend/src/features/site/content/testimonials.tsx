import { chakra } from '@chakra-ui/react/styled-system';
import type { ContentItem } from '@hearthline/rules/site/content.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Container, Section } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

/** What a buyer says, with name and town. */
export const Quote = ({ item: { title, terms, text, sample } }: { readonly item: ContentItem }) => (
  <chakra.figure
    display="grid"
    gap="4"
    alignContent="space-between"
    borderInlineStartWidth="2px"
    borderColor="ember"
    ps={{ base: '5', md: '6' }}
  >
    <chakra.blockquote textStyle="subheading" fontWeight="450" textWrap="pretty" lineHeight="1.4">
      “{text}”
    </chakra.blockquote>
    <chakra.figcaption display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <Text as="span" look="small">
        <chakra.span fontWeight="600">{title}</chakra.span>
        <chakra.span color="quiet">, {terms}</chakra.span>
      </Text>
      {sample && <Badge>Demo</Badge>}
    </chakra.figcaption>
  </chakra.figure>
);

/** What buyers say. Nothing until somebody is quoted. */
export const Testimonials = () => {
  const buyers = useContent('testimonial');
  if (buyers.length === 0) return null;
  return (
    <Section aria-labelledby="testimonials" pt="0">
      <Container>
        <Heading id="testimonials">What buyers say</Heading>
        <chakra.div
          display="grid"
          gap={{ base: '9', md: '8', lg: '12' }}
          mt={{ base: '7', md: '10' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: `repeat(${Math.min(3, buyers.length)}, minmax(0, 1fr))`,
          }}
        >
          {buyers.map((item) => (
            <Quote key={item.slug} item={item} />
          ))}
        </chakra.div>
      </Container>
    </Section>
  );
};
