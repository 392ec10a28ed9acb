import { useParams } from 'react-router-dom';
import { DealTasks } from '../domain/tasks/record-tasks.tsx';
import { DealAgreement } from '../features/sale/agreements/deal/deal-agreement.tsx';
import { ContactTimeline } from '../features/people/contacts/timeline/contact-timeline.tsx';
import { RequestedDesignCard } from '../features/sale/deals/contact/requested-design.tsx';
import { DealScreen } from '../features/sale/deals/detail/deal-screen.tsx';
import { EventsAlone } from '../features/sale/deals/detail/events-alone.tsx';
import { WinDeal } from '../features/sale/deals/winning/win-deal.tsx';
import { HomeOrderCard } from '../features/delivery/home-orders/home-order-card.tsx';
import { DealDesign } from '../features/homes/designs/list/deal-design.tsx';
import { DealContract } from '../features/sale/contracts/deal-contract.tsx';
import { DealPayments } from '../features/sale/payments/deal-payments.tsx';
import { DealQuotes } from '../features/sale/quotes/deal-quotes.tsx';

/** One deal: the features that belong to a sale have their cards here, and one time line tells what happened. */
export const DealPage = () => {
  const { id = '' } = useParams();
  return (
    <DealScreen
      key={id}
      id={id}
      cards={({ designCode, designVersion, ...deal }, edit) => (
        <>
          <DealTasks id={id} />
          {deal.contact && <RequestedDesignCard deal={{ ...deal, designCode }} contactId={deal.contact.id} />}
          {designCode && <DealDesign code={designCode} version={designVersion} />}
          <DealContract dealId={id} />
          <DealPayments dealId={id} />
          <WinDeal dealId={id}>{(projectId) => <HomeOrderCard projectId={projectId} as="h2" />}</WinDeal>
          <DealQuotes dealId={id} onChooseDesign={edit} />
          <DealAgreement dealId={id} />
        </>
      )}
      timeline={({ contact }, entries) =>
        contact ? (
          <ContactTimeline contactId={contact.id} changes={0} further={entries} />
        ) : (
          <EventsAlone entries={entries} />
        )
      }
    />
  );
};
