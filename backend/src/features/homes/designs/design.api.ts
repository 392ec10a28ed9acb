export { designOfLead, linkDesignToContact, type LeadDesign } from './leads/lead-design.ts';
export { readLeadDesigns, type DesignLead, type LeadDesignView } from './leads/lead-designs.queries.ts';
export { RoofProfileScalar } from './design-parts.types.ts';
export { LeadDesignType } from './leads/lead-design.types.ts';
export { previewOfDesign } from './design-preview.ts';
export { publicAboutCents } from './read-design.ts';
export { designToQuote, planToQuote, type DesignToQuote } from './quoted-design.ts';
