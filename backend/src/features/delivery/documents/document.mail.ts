import { documentTypeTitles, type DocumentType } from '@hearthline/rules/delivery/documents.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** The recipient of a mail about a document, and what the mail is made from. */
export interface DocumentMail {
  readonly person: { readonly name: string; readonly email: string };
  readonly company: Company;
  readonly publicUrl: string;
  readonly project: { readonly id: string; readonly name: string };
}

const to = ({ person }: DocumentMail): NewMail['to'] => ({ name: person.name, address: person.email });
const link = ({ publicUrl, project }: DocumentMail): string =>
  `${publicUrl}/projects/${project.id}?tab=documents`;

interface RequestedDocument {
  readonly name: string;
  readonly type: DocumentType;
  readonly note: string;
  readonly dueOn: string | null;
}

const asking = (
  mail: DocumentMail,
  { name, type, dueOn }: RequestedDocument,
  say: { kind: string; subject: string; paragraphs: readonly string[]; due: string },
): NewMail => ({
  kind: say.kind,
  to: to(mail),
  content: {
    subject: say.subject,
    greeting: greet(mail.person.name),
    paragraphs: say.paragraphs,
    facts: [
      ['Project', mail.project.name],
      ['Document', name],
      ['Type', documentTypeTitles[type]],
      ...(dueOn ? [[say.due, longDate(dueOn)] as const] : []),
    ],
    action: { label: 'Upload it', url: link(mail) },
  },
});

/** Tells a customer what is needed from them. */
export const documentRequested = (mail: DocumentMail, request: RequestedDocument): NewMail =>
  asking(mail, request, {
    kind: 'document_requested',
    subject: `We need a document from you: ${request.name}`,
    paragraphs: [request.note],
    due: 'Please send it by',
  });

/** Tells a customer that a requested document is overdue. */
export const documentOverdue = (mail: DocumentMail, request: RequestedDocument): NewMail =>
  asking(mail, request, {
    kind: 'document_overdue',
    subject: `Still needed from you: ${request.name}`,
    due: 'Was needed by',
    paragraphs: [
      'we have not received this document yet, and your project may wait for it.',
      request.note,
      `If you cannot send it, call us at ${mail.company.phone}.`,
    ],
  });

/** Tells the person who uploaded a document what staff decided. */
export const documentReviewed = (
  mail: DocumentMail,
  {
    name,
    decision,
    note,
  }: { readonly name: string; readonly decision: 'approved' | 'rejected'; readonly note: string | null },
): NewMail => ({
  kind: 'document_reviewed',
  to: to(mail),
  content: {
    subject:
      decision === 'approved'
        ? `Your document was approved: ${name}`
        : `Please look at your document again: ${name}`,
    greeting: greet(mail.person.name),
    paragraphs:
      decision === 'approved'
        ? ['thank you. Your document was approved.']
        : [
            'we could not approve your document. Please upload a new version of it.',
            `If something is not clear, call us at ${mail.company.phone}.`,
          ],
    facts: [
      ['Project', mail.project.name],
      ['Document', name],
      ...(note ? [['Our note', note] as const] : []),
    ],
    action: {
      label: decision === 'approved' ? 'See your documents' : 'Upload a new version',
      url: link(mail),
    },
  },
});
