import {
  locationForm,
  locationQuery,
  locationSentences,
  maxLocations,
  type LocationForm,
} from '@hearthline/rules/people/locations/location-rules.ts';
import type { ShownLocation } from '@hearthline/rules/people/locations/shown-location.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { locationColumns } from './location.fields.ts';
import { allLocations, locationById } from './location.queries.ts';
import { shownLocations, type LocationView } from './location-view.ts';
import { pointOfZip } from './zip-area.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: locationSentences.missing });

type Reader = Pick<Context, 'query' | 'now'>;

/**
 * Every location, in the seller's order, or the nearest to a ZIP code first. Of a ZIP code that is not known, no distance is told and the
 * order stays.
 * @throws AppError BAD_INPUT
 */
export const listLocations = async (context: Reader, input: unknown): Promise<LocationView[]> => {
  const { zip } = validate(locationQuery, input);
  return shownLocations(await context.query(allLocations, {}), {
    now: context.now(),
    zone: await readSetting(context, 'timeZone'),
    from: zip === null ? null : pointOfZip(zip),
  });
};

/** The same for pages: without what only an editor needs. */
export const visibleLocations = async (context: Reader): Promise<ShownLocation[]> =>
  (await listLocations(context, {})).map(
    ({ latitude: _latitude, longitude: _longitude, position: _position, version: _version, ...shown }) =>
      shown,
  );

const readLocation = async (context: Context, id: string): Promise<LocationView> => {
  const row = isId(id) ? await context.query.byKey(locationById, { id }) : undefined;
  if (!row) throw missing();
  const zone = await readSetting(context, 'timeZone');
  const [location] = shownLocations([row], { now: context.now(), zone, from: null });
  if (!location) throw missing();
  return location;
};

/** The ids of homes of the catalog. @throws AppError BAD_INPUT if one is not there */
const homeIdsOf = async (trx: Transaction, slugs: readonly string[]): Promise<string[]> => {
  const rows = await trx
    .selectFrom('homes')
    .select('id')
    .where('slug', '=', sql<string>`any(${slugs}::text[])`)
    .orderBy('id')
    .execute();
  if (rows.length < slugs.length)
    throw new AppError('BAD_INPUT', {
      message: locationSentences.home,
      fields: { homes: locationSentences.home },
    });
  return rows.map(({ id }) => id);
};

/** What is stored of a form. */
const storedOf = async (trx: Transaction, { homes, ...values }: LocationForm) => ({
  ...values,
  homeIds: await homeIdsOf(trx, homes),
});

/** Adds a location. @throws AppError BAD_INPUT */
export const createLocation = async (context: Context, input: unknown): Promise<LocationView> => {
  const values = validate(locationForm, input);
  const id = await context.transaction(async (trx) => {
    await takeLocks(trx, 'number of locations');
    const present = await trx.selectFrom('locations').select('id').limit(maxLocations).execute();
    if (present.length >= maxLocations)
      throw new AppError('BAD_INPUT', { message: locationSentences.tooMany });
    const stored = await storedOf(trx, values);
    const location = await trx
      .insertInto('locations')
      .values({ ...stored, hours: jsonb(stored.hours) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'location.create',
      object: ['location', location.id],
      details: { name: values.name, zip: values.zip },
    });
    return location.id;
  });
  return readLocation(context, id);
};

/** Changes a location. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateLocation = async (context: Context, id: string, input: unknown): Promise<LocationView> => {
  const { version } = validate(z.looseObject({ version: versionRule }), input);
  const values = validate(locationForm, input);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    const present = await trx
      .selectFrom('locations')
      .select([...locationColumns, 'homeIds'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const before = assertVersion(present, version, locationSentences.missing);
    const stored = await storedOf(trx, values);
    const fields = Object.keys(changesOf<object>(before, stored));
    await trx
      .updateTable('locations')
      .set({ ...stored, hours: jsonb(stored.hours), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, { action: 'location.update', object: ['location', id], details: { fields } });
  });
  return readLocation(context, id);
};

/** Removes a location. @throws AppError NOT_FOUND */
export const removeLocation = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const removed = isId(id)
      ? await trx.deleteFrom('locations').where('id', '=', id).returning('id').executeTakeFirst()
      : undefined;
    if (!removed) throw missing();
    await audit(context, trx, { action: 'location.remove', object: ['location', id] });
  });
  return id;
};
