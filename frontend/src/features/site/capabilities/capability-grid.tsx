import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { useSession } from '../../../platform/session/session-context.tsx';
import { ArrowIcon } from '../../../ui/theme/icons.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { capabilities, linkFor, type Audience, type Capability } from './capabilities.ts';
import { capabilityIcons } from './capability-icons.tsx';

const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  },
});

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    flexShrink: '0',
    borderRadius: 'md',
    bg: 'pineTint',
    color: 'pineText',
    fontSize: '1.0625rem',
  },
});

const CapabilityCard = ({ capability, to }: { readonly capability: Capability; readonly to: string }) => {
  const Icon = capabilityIcons[capability.title];
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      columnGap="4"
      alignItems="center"
      alignContent="start"
      p="5"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      transition="border-color 150ms"
      _hover={{ borderColor: 'edge' }}
      _focusWithin={{ borderColor: 'edge' }}
    >
      <Sign>{Icon && <Icon />}</Sign>
      <Heading as="h3" look="subheading">
        <CardLink to={to}>{capability.title}</CardLink>
      </Heading>
      <chakra.span color="emberText">
        <ArrowIcon />
      </chakra.span>
      <Text look="small" quiet mt="1.5" gridColumn="2 / -1">
        {capability.text}
      </Text>
    </chakra.li>
  );
};

/** The capabilities for some people, each a card that links to it. */
export const CapabilityGrid = ({ audience }: { readonly audience: Audience }) => {
  const { user } = useSession();
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {capabilities
        .filter((capability) => capability.audience === audience)
        .map((capability) => (
          <CapabilityCard
            key={capability.title}
            capability={capability}
            to={linkFor(capability, user?.role)}
          />
        ))}
    </chakra.ul>
  );
};
