import { chakra } from '@chakra-ui/react/styled-system';
import type { RoutePath } from '@hearthline/rules/routes.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../platform/session.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Container } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly to: RoutePath;
  /** Where an admin goes instead: visitors are led to the console's door first. */
  readonly adminTo?: RoutePath;
}

/** Specification, section 1: twelve capabilities; section 2, Features page: where they lead. */
const features: readonly Feature[] = [
  { title: 'User Management', text: 'Accounts, roles and invitations for everyone who works with us.', to: '/admin' },
  { title: 'Project Management', text: 'Every home from planning to completion, with stage and progress.', to: '/admin' },
  { title: 'Contact Database', text: 'Prospects and customers in one list, searchable, with their history.', to: '/admin' },
  { title: 'CRM Dashboard', text: 'Leads, pipeline and sales activity at a glance.', to: '/admin' },
  { title: 'JWT-based Authentication', text: 'Sign in once; every part of the product knows your role.', to: '/auth' },
  { title: 'Mass Marketing', text: 'Campaigns to the contacts who asked to hear from us.', to: '/admin' },
  { title: 'Floor Plan Generator', text: 'Say how many bedrooms and baths; see the homes that have them.', to: '/floor-plan-generator' },
  { title: 'Document Management', text: 'Contracts, plans and permits, with the project they belong to.', to: '/dashboard' },
  { title: 'Appointment Scheduling', text: 'Book a consultation, seven days a week.', to: '/appointments' },
  { title: 'Reporting', text: 'What was sold, built and finished, and what it cost.', to: '/admin', adminTo: '/reports' },
  { title: 'System Administration', text: 'Security, mail and business settings.', to: '/admin' },
  { title: 'Customer Portal', text: 'Your project, documents, appointments and messages.', to: '/dashboard' },
];

const CardLink = chakra(Link, {
  base: { color: 'inherit', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

/** What the product does, and the doors to it. */
export const FeaturesPage = () => {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="Features" lead="What buyers, contractors and our own team do here, and where it begins." />
      <Container pb={{ base: '14', md: '24' }}>
        <chakra.ul display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}>
          {features.map(({ title, text, to, adminTo = to }) => (
            <chakra.li
              key={title} position="relative" display="flex" flexDirection="column" bg="surface" borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden"
              transition="border-color 150ms" _hover={{ borderColor: 'edge' }} _focusWithin={{ borderColor: 'edge' }}
            >
              <chakra.div p="6" flex="1" display="grid" gridTemplateColumns="1fr auto" columnGap="4" alignContent="start">
                <Heading as="h2" look="subheading"><CardLink to={user?.role === 'admin' ? adminTo : to}>{title}</CardLink></Heading>
                <chakra.span color="emberText" alignSelf="center"><ArrowIcon /></chakra.span>
                <Text look="small" quiet mt="2" gridColumn="1 / -1">{text}</Text>
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </>
  );
};
