import { messageExcerpt } from '@hearthline/rules/messages.ts';
import { oneLine, type NewMail } from '../../platform/mail.ts';

/** What waits to be read in a thread, and by whom. */
export interface WaitingMessages {
  readonly projectId: string;
  readonly projectName: string;
  readonly count: number;
  readonly latest: string;
  readonly authorName: string;
}

/** Tells somebody who is away that there is something to read: once for each thread until they have read it. */
export const messagesWait = ({ projectId, projectName, count, latest, authorName }: WaitingMessages, to: NewMail['to'], greeting: string | undefined, publicUrl: string): NewMail => ({
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
