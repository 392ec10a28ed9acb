import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { useParams } from 'react-router-dom';
import { ProjectTasks } from '../domain/tasks/record-tasks.tsx';
import { NextAppointment } from '../features/sale/appointments/own/next-appointment.tsx';
import { ProjectAppointments } from '../features/sale/appointments/own/project-appointments.tsx';
import { MessageThread } from '../features/delivery/messages/message-thread.tsx';
import { UnreadCount } from '../features/delivery/messages/unread-count.tsx';
import { DocumentTasks } from '../features/delivery/documents/requests/document-tasks.tsx';
import { ProjectDocuments } from '../features/delivery/documents/project-documents.tsx';
import { ProjectHold } from '../features/delivery/factory/project-hold.tsx';
import { HomeOrderCard } from '../features/delivery/home-orders/home-order-card.tsx';
import { ProjectContract } from '../features/sale/contracts/project-contract.tsx';
import { LinkCustomerPrompt } from '../features/delivery/projects/detail/link-customer-prompt.tsx';
import { ProjectHeader } from '../features/delivery/projects/detail/project-header.tsx';
import { ProjectHistory } from '../features/delivery/projects/detail/project-history.tsx';
import { ProjectOverview } from '../features/delivery/projects/detail/project-overview.tsx';
import { SignedHome } from '../features/delivery/projects/detail/signed-home.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

/** The project's status, with what is due now from the other tabs. */
const ProjectFirst = ({ id }: { readonly id: string }) => (
  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <ProjectHold projectId={id} />
    <LinkCustomerPrompt projectId={id} />
    <ProjectTasks id={id} />
    <SignedHome projectId={id} />
    <ProjectContract projectId={id} />
    <HomeOrderCard projectId={id} as="h3" />
    <NextAppointment projectId={id} to="?tab=appointments" />
    <DocumentTasks projectId={id}>{(tasksOf) => <ProjectOverview id={id} tasksOf={tasksOf} />}</DocumentTasks>
  </chakra.div>
);

/** One project, for everyone involved in it; the features that belong to a project have their tabs here. */
export const ProjectPage = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <ProjectHeader key={id} id={id}>
      {/* The name is the page's h1: the tabs' own headings are h3. */}
      <chakra.h2 srOnly>About this project</chakra.h2>
      <Tabs
        label="Project"
        alone
        tabs={[
          { id: 'overview', title: 'Overview', content: <ProjectFirst id={id} /> },
          { id: 'documents', title: 'Documents', content: <ProjectDocuments projectId={id} /> },
          { id: 'appointments', title: 'Appointments', content: <ProjectAppointments projectId={id} /> },
          ...(can(user, 'message:list')
            ? [
                {
                  id: 'messages',
                  title: 'Messages',
                  badge: <UnreadCount projectId={id} />,
                  content: <MessageThread key={id} projectId={id} />,
                },
              ]
            : []),
          { id: 'history', title: 'History', content: <ProjectHistory id={id} /> },
        ]}
      />
    </ProjectHeader>
  );
};
