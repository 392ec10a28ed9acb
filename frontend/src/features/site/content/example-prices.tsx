import { chakra } from '@chakra-ui/react/styled-system';
import { figureOf } from '@hearthline/rules/site/content.ts';
import { wholeDollars } from '@hearthline/rules/dollars.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

/** The picture of a home of about that size, to illustrate an example. */
const pictureOf = (bedrooms: number): { file: string; alt: string } =>
  bedrooms < 3
    ? { file: 'home-vernonia', alt: 'A two-bedroom home seen from the front' }
    : { file: 'home-castle-rock', alt: 'A three-bedroom home seen from the front' };

/** Documented example prices: price, monthly payment, and the assumptions behind it. @param terms what else has to be said, of the home that the example is of */
export const ExamplePrices = ({ terms }: { readonly terms: (slug: string) => ReactNode }) => (
  <chakra.ul
    display="grid"
    gap={{ base: '6', md: '7' }}
    gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)' }}
  >
    {useContent('example_price').map((item) => {
      const price = figureOf(item, 'price');
      const { file, alt } = pictureOf(figureOf(item, 'bedrooms'));
      return (
        <chakra.li
          key={item.slug}
          bg="surface"
          borderRadius="lg"
          overflow="hidden"
          boxShadow="low"
          display="flex"
          flexDirection="column"
        >
          <Picture
            dusk
            src={`/api/image/${file}.webp?w=800`}
            alt={alt}
            width="800"
            height="533"
            w="full"
            h="auto"
            aspectRatio="16 / 9"
            objectFit="cover"
          />
          <chakra.div p={{ base: '5', md: '6' }} display="grid" gap="1" flex="1" alignContent="start">
            <Heading as="h3" look="subheading">
              {item.title}
            </Heading>
            <Text textStyle="figure" mt="2">
              {wholeDollars(price)}
            </Text>
            <Text fontWeight="600" color="pineText">
              {item.terms}
            </Text>
            <Text look="small" quiet mt="1">
              Estimated with {figureOf(item, 'downPercent')}% down and a {figureOf(item, 'years')}-year term.
            </Text>
            {typeof item.figures['home'] === 'string' && terms(item.figures['home'])}
            <ButtonLink
              to={
                typeof item.figures['home'] === 'string'
                  ? `/finance?home=${item.figures['home']}#calculator`
                  : `/finance?price=${price}#calculator`
              }
              variant="outline"
              size="sm"
              mt="4"
              justifySelf="start"
              aria-label={`See the payment: ${item.title}`}
            >
              See the payment
            </ButtonLink>
          </chakra.div>
        </chakra.li>
      );
    })}
  </chakra.ul>
);
