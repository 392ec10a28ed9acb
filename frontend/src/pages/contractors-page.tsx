import { Portal } from '../features/accounts/portal.tsx';
import { RoleGate } from '../features/accounts/role-gate.tsx';
import { ContractorPortal } from '../features/contractors/contractor-portal.tsx';
import { Card, Container } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';

/** The contractors' door: a sign-in form in place, then their portal. */
export const ContractorsPage = () => (
  <RoleGate
    role="contractor"
    door={(form) => (
      <Container py={{ base: '10', md: '20' }} display="grid" gap={{ base: '8', lg: '20' }} alignItems="center" gridTemplateColumns={{ base: '1fr', lg: '1fr 26rem' }}>
        <div>
          <Heading as="h1" look="title">Contractors Portal</Heading>
          <Text look="lead" quiet mt="4" maxW="38ch">Sign in to see your projects, the week’s builds, materials, and the documents that a build needs.</Text>
        </div>
        <Card p={{ base: '6', md: '8' }} boxShadow="low">{form}</Card>
      </Container>
    )}
  >
    <Portal title="Contractors Portal" exit="/contractors" person={({ username, email, role }) => `Logged in as: ${username ?? email} (${role})`}>
      <ContractorPortal />
    </Portal>
  </RoleGate>
);
