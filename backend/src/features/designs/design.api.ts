export { designOfLead, linkDesignToContact, type LeadDesign } from './lead-design.ts';
export { previewOfDesign } from './design-preview.ts';
