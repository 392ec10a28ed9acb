import { z } from 'zod';
import { projectFields } from './project-rules.ts';
import type { ProjectStatus } from './project-sentences.ts';
import { oneLine, optionalText } from '../../text.ts';
import { version } from '../../row-version.ts';

export const progressSentences = {
  resting: 'This project is on hold. Our team takes it up again before progress is reported.',
  closed: 'This project is closed.',
} as const;

/** Why progress cannot be reported on a project with this status; null when it can. */
export const reportRefusal = (status: ProjectStatus): string | null => {
  if (status === 'on_hold') return progressSentences.resting;
  return status === 'completed' || status === 'cancelled' ? progressSentences.closed : null;
};

/** Whether a user with this role may report progress on a project of theirs. The server decides with this and tells the clients. */
export const canReport = (role: string | undefined, status: ProjectStatus): boolean =>
  role === 'contractor' && reportRefusal(status) === null;

/** What a contractor reports from the site. */
export const progressReport = z.object({
  version,
  stage: oneLine({ min: 1, max: 80, message: 'Stage is required' }),
  progress: projectFields.progress,
  /** Appears in the project's history, where the customer reads it. */
  note: optionalText({ max: 1000 }),
});
