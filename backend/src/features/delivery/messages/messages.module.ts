import type { FeatureModule } from '../../../platform/feature-module.ts';
import { messageChannel } from './message-events.ts';
import { Message, MessageRead, MessageThread } from './message.entity.ts';
import { messageJobs } from './message.jobs.ts';
import { MessageResolver } from './message.resolver.ts';

export const messagesModule: FeatureModule = {
  entities: [Message, MessageRead, MessageThread],
  resolvers: [MessageResolver],
  jobs: messageJobs,
  channels: [messageChannel],
};
