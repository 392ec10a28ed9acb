import { useParams } from 'react-router-dom';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { ContactDetail } from '../features/contacts/detail/contact-detail.tsx';

/** One contact, for an admin. */
export const ContactPage = () => {
  const { id = '' } = useParams();
  return (
    <PortalLayout title="Admin Console" badge="Admin" person={({ name }) => name}>
      <ContactDetail key={id} id={id} />
    </PortalLayout>
  );
};
