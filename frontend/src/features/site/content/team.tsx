import { chakra } from '@chakra-ui/react/styled-system';
import { initialsOf } from '@hearthline/rules/initials.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Container, Section } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

const Initials = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'full',
    aspectRatio: '1',
    borderRadius: 'full',
    bg: 'pineTint',
    color: 'pineText',
    fontFamily: 'heading',
    fontWeight: '500',
    letterSpacing: '-0.01em',
  },
});

interface PortraitProps {
  readonly name: string;
  readonly url: string | null;
}

/** The picture of a person, or their initials; the name stands beside it. */
export const Portrait = ({ name, url }: PortraitProps) =>
  url === null ? (
    <Initials aria-hidden>{initialsOf(name)}</Initials>
  ) : (
    <chakra.img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      width="320"
      height="320"
      w="full"
      h="auto"
      aspectRatio="1"
      objectFit="cover"
      borderRadius="full"
      bg="sunken"
    />
  );

/** Who works here. Nothing until somebody is named. */
export const Team = () => {
  const people = useContent('team_member');
  if (people.length === 0) return null;
  return (
    <Section aria-labelledby="team" pb="0">
      <Container>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <Heading id="team">The people you will talk to</Heading>
          {people.some(({ sample }) => sample) && <Badge>Demo team</Badge>}
        </chakra.div>
        <chakra.ul
          display="grid"
          gap={{ base: '7', md: '8', lg: '10' }}
          mt={{ base: '7', md: '10' }}
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: `repeat(${Math.min(4, Math.max(2, people.length))}, minmax(0, 1fr))`,
          }}
        >
          {people.map(({ slug, title, terms, text, pictureUrl }) => (
            <chakra.li
              key={slug}
              display="grid"
              columnGap="5"
              rowGap="4"
              alignItems="start"
              alignContent="start"
              gridTemplateColumns={{ base: '5.5rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' }}
            >
              <chakra.div w={{ base: '5.5rem', lg: '8rem' }} fontSize={{ base: '1.75rem', lg: '2.5rem' }}>
                <Portrait name={title} url={pictureUrl} />
              </chakra.div>
              <div>
                <Heading as="h3" look="subheading">
                  {title}
                </Heading>
                <Text textStyle="label" color="pineText" mt="0.5">
                  {terms}
                </Text>
                <Text look="small" quiet mt="2">
                  {text}
                </Text>
              </div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
};
