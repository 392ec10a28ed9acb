import type { NewConsultantRequest } from '@hearthline/rules/consultants.ts';
import { designQuery, designWords } from '@hearthline/rules/design.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import { phoneText } from '@hearthline/rules/telephone.ts';
import { oneLine, type NewMail } from '../../platform/mail.ts';

/** Tells staff that a visitor is waiting for a call. */
export const consultantRequested = (request: NewConsultantRequest, company: Company, publicUrl: string): NewMail => ({
  kind: 'consultant_requested',
  to: { name: company.name, address: company.email },
  content: {
    subject: `${request.fullName} asks for a consultant`,
    greeting: 'A visitor of the site asks to be called back.',
    paragraphs: [],
    facts: [
      ['Name', oneLine(request.fullName)],
      ['E-mail', request.email],
      ['Phone', phoneText(request.phone)],
      ...(request.address ? [['Address', oneLine(request.address)] as const] : []),
      ...(request.design
        ? [['Design', designWords(request.design)] as const, ['Picture of it', `${publicUrl}/design-roof${designQuery(request.design)}`] as const]
        : []),
      ['Research the property', request.researchProperty ? 'Yes' : 'No'],
    ],
    action: { label: 'Open contacts', url: `${publicUrl}/admin?tab=contacts` },
  },
});
