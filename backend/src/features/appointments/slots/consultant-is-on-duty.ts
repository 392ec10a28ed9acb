/**
 * SQL: whether consultant `c` takes bookings on a day: they are on duty, it is one of their weekdays, and
 * the day is blocked neither for them nor for everyone.
 * @param day SQL expression for a day in the business time zone, such as `$1` or `a.appointment_date`
 */
export const consultantOnDutyCondition = (day: string): string => `
  c.on_duty and extract(isodow from ${day}::date)::int = any (c.weekdays) and not exists (
    select from blocked_dates b
    where ${day}::date between b.starts_on and b.ends_on and (b.consultant_id is null or b.consultant_id = c.id))`;
