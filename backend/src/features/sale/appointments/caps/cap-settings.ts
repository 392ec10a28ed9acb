import { bookingCapsForm, type BookingCaps } from '@hearthline/rules/sale/appointments/caps.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting, settingVersion, writeSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

const key = 'bookingCaps';
const versionOf = (row: { readonly version: number } | undefined): number => (row?.version ?? 0) + 1;

/** The caps on bookings, with the version to change them at. */
export const readBookingCaps = async ({
  query,
}: Pick<Context, 'query'>): Promise<BookingCaps & { version: number }> => {
  // Reads the version first: anything read after it can only be newer, and then saving is refused.
  const [row] = await query(settingVersion, { key });
  return { ...(await readSetting({ query }, key)), version: versionOf(row) };
};

/** Changes the caps; they hold from the next booking on. @throws AppError BAD_INPUT, CONFLICT */
export const updateBookingCaps = async (
  context: Context,
  input: unknown,
): Promise<BookingCaps & { version: number }> => {
  const { version, ...caps } = validate(bookingCapsForm, input);
  const before = await readBookingCaps(context);
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet.
    await takeLocks(trx, 'settings');
    const [row] = await readsIn(trx).query(settingVersion, { key });
    assertVersion({ version: versionOf(row) }, version);
    await writeSetting(trx, key, caps, context.now());
    const { version: _version, ...from } = before;
    await audit(context, trx, {
      action: 'settings.booking-caps',
      object: ['settings', 'booking-caps'],
      details: { from, to: caps },
    });
  });
  return readBookingCaps(context);
};
