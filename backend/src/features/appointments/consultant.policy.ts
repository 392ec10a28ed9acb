/**
 * SQL: whether consultant `c` takes bookings on a day. They are on duty, it is one of their days of the week, and
 * the day is blocked neither for them nor for everybody.
 * @param day SQL of a day in the business time zone, as in `$1` or `a.appointment_date`
 */
export const takesBookings = (day: string): string => `
  c.on_duty and extract(isodow from ${day}::date)::int = any (c.weekdays) and not exists (
    select from blocked_dates b
    where ${day}::date between b.starts_on and b.ends_on and (b.consultant_id is null or b.consultant_id = c.id))`;
