import { deliverySentences, type Delivery } from '@hearthline/rules/homes/places/delivery.ts';
import { isCounty } from '@hearthline/rules/homes/places/place.ts';
import { deliveryForm } from '@hearthline/rules/homes/places/delivery-rules.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { readSetting, settingVersion, versionOf, writeSetting } from '../../../platform/db/setting.entity.ts';
import { fieldError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { validate, validateOne } from '../../../platform/validation/validate.ts';
import { areaOfZip, countiesOf } from '../../people/locations/location.api.ts';

const key = 'delivery';

/** How the seller delivers, with the version to change it at. */
export interface DeliveryView extends Delivery {
  readonly version: number;
}

/** How the seller delivers. */
export const readDelivery = async ({ query }: Pick<Context, 'query'>): Promise<DeliveryView> => {
  // Reads the version first: anything read after it can only be newer, and then saving is refused.
  const [row] = await query(settingVersion, { key });
  return { ...(await readSetting({ query }, key)), version: versionOf(row) };
};

/** The settings with counties as the table of areas writes them. @throws AppError BAD_INPUT for a place that is not in it */
const knownPlaces = (delivery: Delivery): Delivery => {
  if (!areaOfZip(delivery.plantZip)?.counties.length)
    throw fieldError('plantZip', deliverySentences.plantZip);
  const except = delivery.except.map((exception, index) => {
    const county = [...countiesOf(exception.state)].find(isCounty(exception.county));
    if (county === undefined) throw fieldError(`except.${index}.county`, deliverySentences.county);
    return { ...exception, county };
  });
  return { ...delivery, except };
};

/**
 * Changes how the seller delivers; prices follow at once. Fields that are left out or null stay as they are.
 * @param read the version that the caller saw
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const updateDelivery = async (
  context: Context,
  read: unknown,
  input: object,
): Promise<DeliveryView> => {
  const version = validateOne('version', versionRule, read);
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => (value ?? null) !== null));
  const { version: stored, ...before } = await readDelivery(context);
  const delivery = knownPlaces(validate(deliveryForm, { ...before, ...sent }));
  assertVersion({ version: stored }, version);
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet.
    await takeLocks(trx, 'settings');
    const [row] = await readsIn(trx).query(settingVersion, { key });
    assertVersion({ version: versionOf(row) }, version);
    await writeSetting(trx, key, delivery, context.now());
    await audit(context, trx, {
      action: 'settings.delivery',
      object: ['settings', key],
      details: { changes: changesOf(before, delivery) },
    });
  });
  return readDelivery(context);
};
