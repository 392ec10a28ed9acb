import { leadSettingsForm } from '@hearthline/rules/waiting-rules.ts';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { readSetting, settingVersion, writeSetting } from '../../../platform/db/setting.entity.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { validate } from '../../../platform/validation/validate.ts';

const key = 'answerMinutes';
const versionOf = (row: { readonly version: number } | undefined): number => (row?.version ?? 0) + 1;

/** How leads stand in Today, with the version to change it at. */
export interface LeadSettings {
  readonly answerMinutes: number;
  readonly version: number;
}

/** How leads stand in Today now. */
export const readLeadSettings = async ({ query }: Pick<Context, 'query'>): Promise<LeadSettings> => {
  // Reads the version first: anything read after it can only be newer, and then saving is refused.
  const [row] = await query(settingVersion, { key });
  return { answerMinutes: await readSetting({ query }, key), version: versionOf(row) };
};

/** Changes how leads stand in Today, at once. @throws AppError BAD_INPUT, CONFLICT */
export const updateLeadSettings = async (context: Context, input: unknown): Promise<LeadSettings> => {
  const { version, answerMinutes } = validate(leadSettingsForm, input);
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet.
    await takeLocks(trx, 'settings');
    const reads = readsIn(trx);
    const [row] = await reads.query(settingVersion, { key });
    assertVersion({ version: versionOf(row) }, version);
    const before = { answerMinutes: await readSetting(reads, key) };
    await writeSetting(trx, key, answerMinutes, context.now());
    await audit(context, trx, {
      action: 'setting.update',
      object: ['setting', key],
      details: { changes: changesOf(before, { answerMinutes }) },
    });
  });
  return readLeadSettings(context);
};
