import { z } from 'zod';
import { projectFields, type ProjectStatus } from './projects.ts';
import { optionalText, text } from './text.ts';
import { version } from './version.ts';

export const progressSentences = {
  resting: 'This project is on hold. Our team takes it up again before progress is reported.',
  closed: 'This project is closed.',
} as const;

/** Why nobody reports progress of a project of this status; null: they do. */
export const reportRefusal = (status: ProjectStatus): string | null => {
  if (status === 'on_hold') return progressSentences.resting;
  return status === 'completed' || status === 'cancelled' ? progressSentences.closed : null;
};

/** Whether somebody of a role may report the progress of a project of theirs. The server asks this; clients are told. */
export const canReport = (role: string | undefined, status: ProjectStatus): boolean => role === 'contractor' && reportRefusal(status) === null;

/** What a contractor reports from the site. */
export const progressReport = z.object({
  version,
  stage: text({ min: 1, max: 80, message: 'Stage is required' }),
  progress: projectFields.progress,
  /** Stands in the project's history, where the customer reads it. */
  note: optionalText({ max: 1000 }),
});
