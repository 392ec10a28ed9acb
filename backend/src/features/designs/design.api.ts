export { designOfLead, linkDesignToContact, type LeadDesign } from './lead-design.ts';
