export { designOfLead, linkDesignToContact, type LeadDesign } from './lead-design.ts';
export { LeadDesignType } from './lead-design.types.ts';
export { readLeadDesigns, type DesignLead, type LeadDesignView } from './lead-designs.queries.ts';
export { routeBooking, routeRequest, seekOwner, type Sought } from './route-lead.ts';
