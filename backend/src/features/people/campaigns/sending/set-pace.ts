import { campaignPace } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { z } from 'zod';
import { audit, changesOf } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting, writeSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

const rule = z.object({ pace: campaignPace });

/** Sets how many campaign mails leave per minute, from the next batch on. @throws AppError BAD_INPUT */
export const setPace = async (context: Context, input: unknown): Promise<number> => {
  const { pace } = validate(rule, { pace: input });
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet: the entry names the value that this one replaces.
    await takeLocks(trx, 'settings');
    const campaignPace = await readSetting(readsIn(trx), 'campaignPace');
    await writeSetting(trx, 'campaignPace', pace, context.now());
    await audit(context, trx, {
      action: 'setting.update',
      object: ['setting', 'campaignPace'],
      details: { changes: changesOf({ campaignPace }, { campaignPace: pace }) },
    });
  });
  return pace;
};
