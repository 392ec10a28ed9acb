import { aKind, kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import {
  appointmentAbout,
  appointmentRef,
  changeSentences,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, RowChanges, Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accessProject, projectScope } from '../../../delivery/projects/project.policy.ts';
import { formatToBook, type FormatRow } from '../formats/format.queries.ts';
import { asStaff } from './as-staff.ts';
import { changeAppointment } from './change-appointment.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { appointmentDetailsChanged } from '../mails/appointment.mail.ts';
import { findConsultant, withoutCollision } from './move-appointment.ts';
import { placeOf } from '../mails/place-text.ts';
import { bookingRules, isTooLate, spanOf, type BookingRules } from '../slots/bookable-times.ts';

/**
 * What another format changes of an appointment: its length, and its consultant has to be free for that long.
 * @throws AppError BAD_INPUT, SLOT_TAKEN
 */
const columnsOfFormat = async (
  trx: Transaction,
  appointment: LockedAppointment,
  format: FormatRow,
  { zone, hours }: BookingRules,
): Promise<RowChanges<'appointments'>> => {
  if (isTooLate(appointment.appointmentTime, format, hours))
    throw fieldError('formatId', formatSentences.tooLate);
  const span = spanOf(appointment, format, zone);
  const consultant = await findConsultant(
    trx,
    appointment,
    { span, day: appointment.appointmentDate, zone },
    appointment.consultantId,
  );
  return {
    consultantId: consultant.id,
    formatId: format.id,
    endsAt: span.endsAt,
    bufferBefore: format.bufferBefore,
    bufferAfter: format.bufferAfter,
  };
};

/** Where to meet, and at which display location. @param entered the place; undefined where it stays as it is */
const columnsOfPlace = (
  { place: present, locationId }: LockedAppointment,
  { medium }: FormatRow,
  entered: string | null | undefined,
): Pick<Row<'appointments'>, 'place' | 'locationId'> => {
  const placeOfLocation = locationId === null ? undefined : present;
  const wanted = entered === undefined ? present : entered || null;
  // Whoever says otherwise where to meet no longer means the display location, nor does a call.
  const place = medium !== 'visit' && wanted === placeOfLocation ? null : wanted;
  return { place, locationId: place === placeOfLocation ? locationId : null };
};

/** The project of an appointment that the viewer does not see, and therefore cannot have taken away. */
const hiddenProject = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  { projectId }: LockedAppointment,
): Promise<string | null> => {
  const scope = projectScope(viewer);
  if (projectId === null || viewer === null || scope.name === 'all') return null;
  const seen = await trx
    .selectFrom('projects as p')
    .select('p.id')
    .where('p.id', '=', projectId)
    .where(scope.where(viewer.id))
    .executeTakeFirst();
  return seen ? null : projectId;
};

const describe = appointmentRef.extend(appointmentAbout.shape);

/**
 * Changes the kind, the format and the place of an appointment, and the project it belongs to. The customer is told of a new kind,
 * format or place while the appointment is still to come; the project is the business's own filing.
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT, SLOT_TAKEN
 */
export const describeAppointment = async (context: Context, input: unknown): Promise<void> => {
  const { kind, projectId, formatId, place, ...ref } = validate(describe, input);
  const project = projectId ? await accessProject(context, projectId) : null;
  const [company, rules, wanted] = await Promise.all([
    readSetting(context, 'company'),
    bookingRules(context),
    formatId ? formatToBook(context, formatId, 'staff') : null,
  ]);
  await withoutCollision(() =>
    changeAppointment(context, asStaff(context, ref), async (trx, appointment) => {
      if (appointment.status === 'cancelled') throw new AppError('CONFLICT');
      const isToCome = appointment.startsAt > context.now();
      const before = {
        kind: appointment.kind,
        format: appointment.format.name,
        place: placeOf(appointment, company),
      };
      const format = wanted ?? appointment.format;
      const isReformatted = format.id !== appointment.formatId;
      if (isReformatted && !isToCome) throw new AppError('CONFLICT', { message: changeSentences.notNow });
      const placed = columnsOfPlace(appointment, format, place);
      const columns = {
        ...(isReformatted && (await columnsOfFormat(trx, appointment, format, rules))),
        ...placed,
        kind,
        projectId: project?.id ?? (await hiddenProject(trx, context, appointment)),
      };
      const after = {
        kind,
        format: format.name,
        place: placeOf({ format, place: placed.place }, company),
      };
      const changes = [
        ...(kind !== before.kind ? [`What we planned as ${aKind(before.kind)} is now ${aKind(kind)}.`] : []),
        ...(after.format !== before.format
          ? [`How we meet: ${after.format} instead of ${before.format}.`]
          : []),
        ...(after.place !== before.place ? [`Where: ${after.place}.`] : []),
      ];
      // The kind, and of the rest what has changed.
      const words = (one: typeof before): string =>
        [
          kindTitles[one.kind],
          ...(after.format === before.format ? [] : [one.format]),
          ...(after.place === before.place ? [] : [one.place]),
        ].join(', ');
      return {
        action: 'described',
        columns,
        before: words(before),
        after: project ? `${words(after)}: ${project.name}` : words(after),
        ...(changes.length &&
          isToCome && {
            tell: (data) => appointmentDetailsChanged(data, changes),
            news: { title: 'Changed' },
          }),
        details: { kind, project: project?.id ?? null, formatId: format.id },
      };
    }),
  );
};
