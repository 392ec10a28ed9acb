import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { useSession } from '../../platform/session/session-context.tsx';
import { ArrowIcon } from '../../ui/theme/icons.tsx';
import { Heading, Text } from '../../ui/text/text.tsx';
import { capabilities, linkFor } from './capabilities.ts';

const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});

/** Twelve cards, each a link to the capability it names. */
export const CapabilityGrid = () => {
  const { user } = useSession();
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {capabilities.map((capability) => (
        <chakra.li
          key={capability.title}
          position="relative"
          display="flex"
          flexDirection="column"
          bg="surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius="lg"
          overflow="hidden"
          transition="border-color 150ms"
          _hover={{ borderColor: 'edge' }}
          _focusWithin={{ borderColor: 'edge' }}
        >
          <chakra.div
            p="6"
            flex="1"
            display="grid"
            gridTemplateColumns="1fr auto"
            columnGap="4"
            alignContent="start"
          >
            <Heading as="h2" look="subheading">
              <CardLink to={linkFor(capability, user?.role)}>{capability.title}</CardLink>
            </Heading>
            <chakra.span color="emberText" alignSelf="center">
              <ArrowIcon />
            </chakra.span>
            <Text look="small" quiet mt="2" gridColumn="1 / -1">
              {capability.text}
            </Text>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};
