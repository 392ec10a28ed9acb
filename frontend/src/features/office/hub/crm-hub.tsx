import { chakra } from '@chakra-ui/react/styled-system';
import { canOnSite } from '@hearthline/rules/access.ts';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session-context.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Container } from '../../../ui/layout/surface.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { SampleHub } from './sample-hub.tsx';

const LiveHub = lazy(() => import('./live-hub.tsx').then((file) => ({ default: file.LiveHub })));

/** The hub: live for staff, with samples for everyone else. */
export const CrmHub = () => {
  const { user } = useSession();
  const isStaff = canOnSite(user, 'hub:read');
  const home = (
    <ButtonLink to="/" variant="outline" size="sm">
      Back to Home
    </ButtonLink>
  );
  // Staff see it inside the workspace, whose bar has the title already.
  if (isStaff)
    return (
      <chakra.div position="relative" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div position={{ lg: 'absolute' }} top="0" insetInlineEnd="0">
          {home}
        </chakra.div>
        <Suspense fallback={<PageSpinner />}>
          <LiveHub />
        </Suspense>
      </chakra.div>
    );
  return (
    <>
      <PageHeader
        title="Customer Service CRM Hub"
        lead="How our teams see their work. The figures on this page are samples."
      >
        {home}
      </PageHeader>
      <Container pb={{ base: '14', md: '24' }}>
        <SampleHub />
      </Container>
    </>
  );
};
