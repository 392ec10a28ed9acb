import { formatSentences, placeText, type Medium } from '@hearthline/rules/appointments/formats.ts';
import type { Company } from '@hearthline/rules/settings.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';

/** A format as it is stored. */
export interface FormatRow {
  readonly id: string;
  readonly name: string;
  readonly medium: Medium;
  readonly place: string | null;
  readonly minutes: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly noticeHours: number;
  readonly offered: boolean;
  readonly position: number;
  readonly version: number;
}

export const formatColumns = `f.id, f.name, f.medium, f.place, f.minutes, f.buffer_before as "bufferBefore", f.buffer_after as "bufferAfter", f.notice_hours as "noticeHours",
  f.offered, f.position, f.version`;

const all = `select ${formatColumns} from appointment_formats f order by f.position, f.id`;

/** All formats, in the order in which they are offered. */
export const readFormats = (sql: Sql): Promise<FormatRow[]> => sql<FormatRow>('appointment_formats', all);

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
  const [formats, company] = await Promise.all([readFormats(context.sql), readSetting(context, 'company')]);
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
  sql: Sql,
  id: string | null,
  party: 'staff' | 'guest',
): Promise<FormatRow> => {
  const formats = await readFormats(sql);
  const found = id
    ? formats.find((format) => format.id === id && (format.offered || party === 'staff'))
    : (formats.find(({ offered }) => offered) ?? formats[0]);
  if (!found) throw refuseFormat();
  return found;
};

const ofAppointment = `select ${formatColumns} from appointment_formats f join appointments a on a.format_id = f.id where a.id = $1`;

/** The format of an appointment; undefined if there is no such appointment. */
export const formatOfAppointment = async (sql: Sql, id: string | null): Promise<FormatRow | undefined> =>
  isId(id) ? sql.byKey<FormatRow>('format_of_appointment', ofAppointment, [id]) : undefined;
