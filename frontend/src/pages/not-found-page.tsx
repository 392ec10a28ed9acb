import { chakra } from '@chakra-ui/react/styled-system';
import { hasPart, notFoundText, routes, type Route } from '@hearthline/rules/routes.ts';
import { Link, useLocation } from 'react-router-dom';
import { closestPaths } from '../platform/navigation/closest-paths.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { Picture } from '../ui/image-viewer/picture.tsx';
import { Container } from '../ui/layout/surface.tsx';
import { Heading, Text, textLink } from '../ui/text/text.tsx';

const StyledLink = chakra(Link, { base: textLink });

/** Pages that a lost visitor may have looked for: the public ones, each title once. */
const candidates: readonly Route[] = routes.filter(
  (route, index) =>
    !('allow' in route) &&
    !hasPart(route) &&
    route.path !== '/' &&
    routes.findIndex(({ title }) => title === route.title) === index,
);

/** Shown at an unknown address, with links to the closest pages. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const closest = closestPaths(pathname, candidates, 3);
  return (
    <Container
      display="grid"
      gap={{ base: '10', lg: '16' }}
      alignItems="center"
      py={{ base: '12', md: '20' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
    >
      <div>
        <Heading as="h1" look="title">
          {notFoundText}
        </Heading>
        <Text look="lead" quiet mt="4">
          Nothing has been built at this address.{closest.length > 0 && ' Perhaps you meant one of these:'}
        </Text>
        {closest.length > 0 && (
          <chakra.ul display="grid" gap="2" mt="5" textStyle="lead">
            {closest.map(({ path, title }) => (
              <li key={path}>
                <StyledLink to={path}>{title}</StyledLink>
              </li>
            ))}
          </chakra.ul>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="8">
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ButtonLink to="/floor-plan-generator" variant="outline">
            Explore All Home Designs
          </ButtonLink>
        </chakra.div>
      </div>
      <Picture
        dusk
        src="/api/image/house-butterfly-metal.webp?w=800"
        alt=""
        width="1200"
        height="800"
        w="full"
        h="auto"
        aspectRatio="3 / 2"
        objectFit="cover"
        borderRadius="xl"
      />
    </Container>
  );
};
