import { formatSentences, placeText } from '@hearthline/rules/sale/appointments/formats.ts';
import type { Company } from '@hearthline/rules/company.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';

/** What is read of a format. */
export const formatFields = [
  'id',
  'name',
  'medium',
  'place',
  'minutes',
  'bufferBefore',
  'bufferAfter',
  'noticeHours',
  'offered',
  'position',
  'version',
] as const satisfies readonly (keyof Row<'appointmentFormats'>)[];

/** A format as it is stored. */
export type FormatRow = Pick<Row<'appointmentFormats'>, (typeof formatFields)[number]>;

type Query = Pick<Context, 'query'>;

const all = prepare('appointment_formats', (db) =>
  db.selectFrom('appointmentFormats').select(formatFields).orderBy('position').orderBy('id'),
);

/** All formats, in the order in which they are offered. */
export const readFormats = ({ query }: Query): Promise<FormatRow[]> => query(all, {});

/** A format as visitors see it, with its place in words. */
export interface OfferedFormat extends Pick<FormatRow, 'id' | 'name' | 'medium' | 'minutes' | 'noticeHours'> {
  readonly place: string;
}

const asOffered = (
  { id, name, medium, minutes, noticeHours, place }: FormatRow,
  company: Company,
): OfferedFormat => ({ id, name, medium, minutes, noticeHours, place: placeText(medium, place, company) });

/** The formats that visitors can book; the first is the one booked unless another is chosen. */
export const listOfferedFormats = async (context: Context): Promise<OfferedFormat[]> => {
  const [formats, company] = await Promise.all([readFormats(context), readSetting(context, 'company')]);
  return formats.filter(({ offered }) => offered).map((format) => asOffered(format, company));
};

export const refuseFormat = (): AppError =>
  new AppError('BAD_INPUT', {
    message: formatSentences.unknown,
    fields: { formatId: formatSentences.unknown },
  });

/**
 * The format to book: the one with the id or, without an id, the first that is offered.
 * @param id of one that visitors can book; staff, and appointments that have it already, may use all
 * @throws AppError BAD_INPUT
 */
export const formatToBook = async (
  reads: Query,
  id: string | null,
  party: 'staff' | 'guest',
): Promise<FormatRow> => {
  const formats = await readFormats(reads);
  const found = id
    ? formats.find((format) => format.id === id && (format.offered || party === 'staff'))
    : (formats.find(({ offered }) => offered) ?? formats[0]);
  if (!found) throw refuseFormat();
  return found;
};

const ofAppointment = prepare('format_of_appointment', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('appointmentFormats as f')
    .innerJoin('appointments as a', 'a.formatId', 'f.id')
    .select([...formatFields.map((field) => `f.${field}` as const), 'a.locationId'])
    .where('a.id', '=', p.id),
);

/** The format of an appointment, and the display location that it is at; undefined if there is no such appointment. */
export const formatOfAppointment = async (
  { query }: Query,
  id: string | null,
): Promise<(FormatRow & Pick<Row<'appointments'>, 'locationId'>) | undefined> =>
  isId(id) ? query.byKey(ofAppointment, { id }) : undefined;
