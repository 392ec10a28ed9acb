import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';

const portals = [
  { to: '/customer-service', text: 'Customer Service CRM Hub' },
  { to: '/contractors', text: 'Contractors Portal' },
  { to: '/development-ops', text: 'Development Operations' },
  { to: '/agent-developers', text: 'Agent Developers' },
  { to: '/investor-portal', text: 'Investor Portal' },
] as const;

const PortalLink = chakra(Link, { base: { ...textLink, display: 'inline-block', py: '1' } });

/** The portals of staff and partners, beside the sign-in form that most of them need; the footer's link leads here. */
export const PortalLinks = () => {
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);
  // The footer's link may be pressed on this very page, too.
  useEffect(() => {
    if (hash === '#staff-and-partners') section.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <chakra.section ref={section} id="staff-and-partners" aria-labelledby="staff-and-partners-heading">
      <Heading as="h2" id="staff-and-partners-heading" look="subheading">
        Staff and partners
      </Heading>
      <Text look="small" quiet mt="1">
        Sign in here, or go straight to your portal.
      </Text>
      <chakra.ul mt="3" textStyle="small" columns={{ sm: 2 }} columnGap="8" maxW={{ sm: '32rem' }}>
        {portals.map(({ to, text }) => (
          <li key={to}>
            <PortalLink to={to}>{text}</PortalLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
};
