import { aKind, kindTitles } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import {
  appointmentAbout,
  appointmentRef,
  changeSentences,
} from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { formatSentences } from '@hearthline/rules/sale/appointments/formats.ts';
import type { Context } from '../../../../platform/context.ts';
import type { EntityManager } from '../../../../platform/db/database.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { Project } from '../../../delivery/projects/project.entity.ts';
import { accessProject } from '../../../delivery/projects/project.policy.ts';
import { AppointmentFormat } from '../appointment-format.entity.ts';
import { formatToBook, type FormatRow } from '../formats/format.queries.ts';
import { changeAppointment } from './change-appointment.ts';
import type { Appointment } from '../appointment.entity.ts';
import { appointmentDetailsChanged } from '../mails/appointment.mail.ts';
import { findConsultant, withoutCollision } from './move-appointment.ts';
import { placeOf } from '../mails/place-text.ts';
import { bookingRules, isTooLate, spanOf, type BookingRules } from '../slots/bookable-times.ts';

/** Gives an appointment another format: its length changes, and its consultant has to be free for that long. @throws AppError BAD_INPUT, SLOT_TAKEN */
const reformat = async (
  em: EntityManager,
  appointment: Appointment,
  format: FormatRow,
  { zone, hours }: BookingRules,
): Promise<void> => {
  if (isTooLate(appointment.appointmentTime, format, hours))
    throw fieldError('formatId', formatSentences.tooLate);
  const span = spanOf(appointment, format, zone);
  appointment.consultant = await findConsultant(
    em,
    appointment,
    { span, day: appointment.appointmentDate, zone },
    appointment.consultant.id,
  );
  const { bufferBefore, bufferAfter } = format;
  Object.assign(appointment, {
    endsAt: span.endsAt,
    bufferBefore,
    bufferAfter,
    format: await em.findOneOrFail(AppointmentFormat, { id: format.id }),
  });
};

const describe = appointmentRef.extend(appointmentAbout.shape);

/**
 * Changes the kind, the format and the place of an appointment, and the project it belongs to. The customer is told of a new kind,
 * format or place while the appointment is still to come; the project is the business's own filing.
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT, SLOT_TAKEN
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
    changeAppointment(context, { ...ref, party: 'staff' }, async (em, appointment) => {
      if (appointment.status === 'cancelled') throw new AppError('CONFLICT');
      const isToCome = appointment.startsAt > context.now();
      const before = {
        kind: appointment.kind,
        format: appointment.format.name,
        place: placeOf(appointment, company),
      };
      const former = appointment.locationId === null ? undefined : appointment.place;
      if (wanted && wanted.id !== appointment.format.id) {
        if (!isToCome) throw new AppError('CONFLICT', { message: changeSentences.notNow });
        await reformat(em, appointment, wanted, rules);
      }
      appointment.kind = kind;
      appointment.project = project && em.getReference(Project, project.id);
      if (place !== undefined) appointment.place = place || null;
      // Whoever says otherwise where to meet no longer means the display location, nor does a call.
      if (appointment.format.medium !== 'visit' && appointment.place === former) appointment.place = null;
      if (appointment.place !== former) appointment.locationId = null;
      const after = { kind, format: appointment.format.name, place: placeOf(appointment, company) };
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
        before: words(before),
        after: project ? `${words(after)}: ${project.name}` : words(after),
        ...(changes.length &&
          isToCome && {
            tell: (data) => appointmentDetailsChanged(data, changes),
            news: { title: 'Changed' },
          }),
        details: { kind, project: project?.id ?? null, formatId: appointment.format.id },
      };
    }),
  );
};
