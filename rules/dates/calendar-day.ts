import { z } from 'zod';

/** An existing day, `yyyy-mm-dd`, in a plausible range of years (1900 to 2200). */
export const calendarDay = z.iso
  .date('Please choose a valid date')
  .refine((date) => date >= '1900-01-01' && date <= '2200-12-31', 'Please choose a valid date');
