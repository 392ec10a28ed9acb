import { messageExcerpt } from '@hearthline/rules/delivery/messages.ts';
import { oneLine, type NewMail } from '../../../platform/mail/mail-outbox.ts';

/** The unread messages of a thread. */
export interface WaitingMessages {
  readonly projectId: string;
  readonly projectName: string;
  readonly count: number;
  readonly latest: string;
  readonly authorName: string;
}

/** Tells a person who is away that messages are waiting: once per thread until they have read them. */
export const messagesWait = (
  { projectId, projectName, count, latest, authorName }: WaitingMessages,
  to: NewMail['to'],
  greeting: string | undefined,
  publicUrl: string,
): NewMail => ({
  kind: 'messages_waiting',
  to,
  referenceId: projectId,
  content: {
    subject: `${count === 1 ? 'New message' : `${count} new messages`} about ${oneLine(projectName)}`,
    ...(greeting !== undefined && { greeting }),
    paragraphs: [`${oneLine(authorName)} wrote:`, `“${messageExcerpt(latest)}”`],
    action: { label: 'Read and answer', url: `${publicUrl}/projects/${projectId}?tab=messages` },
  },
});
