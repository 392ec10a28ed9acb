import type { FeatureModule } from '../../../platform/feature-module.ts';
import { AppointmentChange } from './appointment-change.entity.ts';
import { AppointmentFormat } from './appointment-format.entity.ts';
import { AppointmentLink } from './appointment-link.entity.ts';
import { Appointment } from './appointment.entity.ts';
import { appointmentJobs } from './appointment.jobs.ts';
import { BlockedDate } from './blocked-date.entity.ts';
import { BookingCapLift } from './booking-cap-lift.entity.ts';
import { AppointmentResolver } from './booking/booking.resolver.ts';
import { appointmentRoutes } from './booking/booking.rest.ts';
import { BookingCapResolver } from './caps/cap.resolver.ts';
import { Consultant } from './consultant.entity.ts';
import { BlockedDateResolver } from './duty/blocked-date.resolver.ts';
import { AvailableStaffResolver } from './duty/available-staff.resolver.ts';
import { ConsultantResolver } from './duty/consultant.resolver.ts';
import { OutsideBookingResolver } from './duty/outside-hours.resolver.ts';
import { AppointmentFormatResolver } from './formats/format.resolver.ts';
import { OwnAppointmentResolver } from './own/own.resolver.ts';
import { AppointmentDesignResolver } from './staff/appointment-design.resolver.ts';
import {
  AppointmentOwnerResolver,
  ListedAppointmentOwnerResolver,
} from './staff/appointment-owner.resolver.ts';
import { StaffAppointmentResolver } from './staff/staff.resolver.ts';
import { staffAppointmentRoutes } from './staff/staff.rest.ts';

export const appointmentsModule: FeatureModule = {
  entities: [
    Appointment,
    AppointmentChange,
    AppointmentFormat,
    AppointmentLink,
    BookingCapLift,
    BlockedDate,
    Consultant,
  ],
  resolvers: [
    AppointmentFormatResolver,
    AppointmentResolver,
    BookingCapResolver,
    BlockedDateResolver,
    AvailableStaffResolver,
    ConsultantResolver,
    AppointmentDesignResolver,
    AppointmentOwnerResolver,
    ListedAppointmentOwnerResolver,
    OutsideBookingResolver,
    OwnAppointmentResolver,
    StaffAppointmentResolver,
  ],
  routes: [...appointmentRoutes, ...staffAppointmentRoutes],
  jobs: appointmentJobs,
};
