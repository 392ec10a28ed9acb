import { campaignPace } from '@hearthline/rules/campaigns.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { Setting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';

const rule = z.object({ pace: campaignPace });

/** Sets how many campaign mails leave per minute, from the next batch on. @throws AppError BAD_INPUT */
export const setPace = async (context: Context, input: unknown): Promise<number> => {
  const { pace } = validate(rule, { pace: input });
  await context.transaction(async (em) => {
    await em.upsert(Setting, { key: 'campaignPace', value: pace, updatedAt: context.now() });
    audit(context, em, { action: 'setting.update', object: ['setting', 'campaignPace'], details: { value: pace } });
  });
  return pace;
};
