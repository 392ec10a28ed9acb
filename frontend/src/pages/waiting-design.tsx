import { UseOfferedDesign } from '../features/deals/contact/offered-design.tsx';
import { LeadDesignLine } from '../features/designs/list/lead-design-card.tsx';
import type { LeadDesignFragment } from '../gql/generated.ts';

/** The design of a booking or a request that waits, and what takes it over for a deal. */
export const WaitingDesign = ({ design }: { readonly design: LeadDesignFragment }) => (
  <LeadDesignLine design={design}>
    <UseOfferedDesign design={design} />
  </LeadDesignLine>
);
