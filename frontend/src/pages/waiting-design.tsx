import { UseOfferedDesign } from '../features/sale/deals/contact/offered-design.tsx';
import { LeadDesignLine } from '../features/homes/designs/list/lead-design-card.tsx';
import type { DrawDesign } from '../features/office/today/today-row.tsx';

/** The design of a booking or a request that waits, and what takes it over for a deal. */
export const WaitingDesign = ({ design }: { readonly design: Parameters<DrawDesign>[0] }) => (
  <LeadDesignLine design={design}>
    <UseOfferedDesign design={design} />
  </LeadDesignLine>
);
