import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense } from 'react';
import { useSession } from '../../platform/session/session-context.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Container } from '../../ui/layout/surface.tsx';
import { PageSpinner } from '../../ui/layout/spinner.tsx';
import { SampleHub } from './sample-hub.tsx';

const LiveHub = lazy(() => import('./live-hub.tsx').then((file) => ({ default: file.LiveHub })));

/** The hub: live for staff, with samples for everyone else. */
export const CrmHub = () => {
  const { user } = useSession();
  const isStaff = can(user, 'hub:read');
  return (
    <>
      <PageHeader
        title="Customer Service CRM Hub"
        lead={
          isStaff
            ? 'How our teams see their work: counted as of now, or recorded with a date.'
            : 'How our teams see their work. The figures on this page are samples.'
        }
      >
        <ButtonLink to="/" variant="outline" size="sm">
          Back to Home
        </ButtonLink>
      </PageHeader>
      <Container pb={{ base: '14', md: '24' }}>
        {isStaff ? (
          <Suspense fallback={<PageSpinner />}>
            <LiveHub />
          </Suspense>
        ) : (
          <SampleHub />
        )}
      </Container>
    </>
  );
};
