import { useParams } from 'react-router-dom';
import { ContactTasks } from '../domain/tasks/record-tasks.tsx';
import { ContactArrivals } from '../features/people/contacts/detail/contact-arrivals.tsx';
import { ContactDetail } from '../features/people/contacts/detail/contact-detail.tsx';
import { ContactDeals } from '../features/sale/deals/contact/contact-deals.tsx';
import { ContactDesigns } from '../features/homes/designs/list/contact-designs.tsx';

/** One contact, for an admin. */
export const ContactPage = () => {
  const { id = '' } = useParams();
  return (
    <ContactDetail key={id} id={id}>
      <ContactTasks id={id} />
      <ContactDeals contactId={id} />
      <ContactDesigns contactId={id} />
      <ContactArrivals contactId={id} />
    </ContactDetail>
  );
};
