import { locationAddress } from '@hearthline/rules/people/locations/shown-location.ts';
import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { locationById, type StoredLocation } from './location.queries.ts';

/** A display location that somebody is to come to. */
export interface VisitedLocation extends Pick<StoredLocation, 'id' | 'name' | 'hours'> {
  /** Its name and address, as mails and calendars tell it. */
  readonly place: string;
}

/** The location with an id; undefined if there is none. */
export const visitedLocation = async (
  { query }: Pick<Context, 'query'>,
  id: string | null,
): Promise<VisitedLocation | undefined> => {
  const row = isId(id) ? await query.byKey(locationById, { id }) : undefined;
  return (
    row && { id: row.id, name: row.name, hours: row.hours, place: `${row.name}, ${locationAddress(row)}` }
  );
};
