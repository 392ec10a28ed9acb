import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences } from '@hearthline/rules/accounts.ts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { landingOf } from '../platform/landing.ts';
import { useSession } from '../platform/session.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { Card, Container } from '../ui/surface.tsx';
import { Tabs, type Tab } from '../ui/tabs.tsx';
import { Heading, Text } from '../ui/text.tsx';

const tabs: [Tab, ...Tab[]] = [{ id: 'login', title: 'Sign In', content: <SignInForm /> }];

/** Signing in; who is signed in already goes on at once. */
export const AuthPage = () => {
  const { loading, user } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = user && landingOf(user, params.get('next'));
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [navigate, target]);

  if (loading || user) return <PageSpinner text={user ? 'Redirecting...' : undefined} />;
  return (
    <Container py={{ base: '10', md: '20' }} display="grid" gap={{ base: '8', lg: '20' }} alignItems="center" gridTemplateColumns={{ base: '1fr', lg: '1fr 26rem' }}>
      <div>
        <Heading as="h1" look="title">Sign In</Heading>
        <Text look="lead" quiet mt="4" maxW="34ch">{accountSentences.tagline}</Text>
      </div>
      <Card p={{ base: '6', md: '8' }} boxShadow="low">
        {tabs.length > 1 ? <Tabs label="Account" tabs={tabs} /> : <chakra.div>{tabs[0].content}</chakra.div>}
      </Card>
    </Container>
  );
};
