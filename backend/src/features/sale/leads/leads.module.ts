import type { FeatureModule } from '../../../platform/feature-module.ts';
import { AnswerReminder } from './answer-reminder.entity.ts';
import { ContactDesignResolver } from './contact-designs.resolver.ts';
import { LeadTurn } from './lead-turn.entity.ts';
import { leadJobs } from './lead.jobs.ts';

export const leadsModule: FeatureModule = {
  entities: [AnswerReminder, LeadTurn],
  resolvers: [ContactDesignResolver],
  jobs: leadJobs,
};
