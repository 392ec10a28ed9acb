import { legalTextForm, type LegalText } from '@hearthline/rules/legal/legal-text.ts';
import type { LegalKey } from '@hearthline/rules/legal/pages.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { readSetting, settingVersion, versionOf, writeSetting } from '../../../platform/db/setting.entity.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import { validate } from '../../../platform/validation/validate.ts';

/** The text of a legal page as it is now, and the version that an edit is based on. */
export const readLegalText = async (context: Pick<Context, 'query'>, key: LegalKey): Promise<LegalText> => {
  // The version first: a text read after it can only be newer, and then saving is refused.
  const row = await context.query.byKey(settingVersion, { key });
  return { key, version: versionOf(row), ...(await readSetting(context, key)) };
};

/** Replaces the text of a legal page; visitors read it at once. @throws AppError BAD_INPUT, CONFLICT if somebody was faster */
export const updateLegalText = async (context: Context, input: unknown): Promise<LegalText> => {
  const { key, version, body, sample } = validate(legalTextForm, input);
  const updatedOn = await businessDay(context);
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet.
    await takeLocks(trx, 'settings');
    const reads = readsIn(trx);
    const [row] = await reads.query(settingVersion, { key });
    assertVersion({ version: versionOf(row) }, version);
    const before = await readSetting(reads, key);
    if (before.body === body && before.sample === sample) return;
    await writeSetting(trx, key, { body, sample, updatedOn }, context.now());
    await audit(context, trx, {
      action: 'legal-text.update',
      object: ['legal-text', key],
      details: { version: version + 1, sample },
    });
  });
  return readLegalText(context, key);
};
