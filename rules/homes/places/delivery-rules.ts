import { z } from 'zod';
import { states } from '../../people/locations/zip-area.ts';
import { thousandths } from '../../rounding.ts';
import { oneLine } from '../../text.ts';
import { countyWord } from '../prices/keys.ts';
import { deliveryLimits, deliverySentences, initialDelivery } from './delivery.ts';
import { zipCode } from './zip-code.ts';

const whole = (max: number, message: string) => z.int(message).min(1, message).max(max, message);
const { roadFactor, transportWidthFeet } = deliveryLimits;

const exception = z.object({
  state: z.enum(states, deliverySentences.state),
  county: oneLine({ min: 1, max: 60, message: deliverySentences.county }).transform((county) =>
    county.replace(/\s+county$/i, ''),
  ),
  sentence: oneLine({ min: 1, max: deliveryLimits.sentence, message: deliverySentences.sentence }),
});

/** What makes two values the same for the list that they are in. */
const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

/**
 * The settings of delivery, as an admin edits them. Whether ZIP code and counties exist is known where the table of areas is
 * (`backend/src/features/homes/places/`).
 */
export const deliveryForm = z
  .object({
    plantName: oneLine({ min: 1, max: deliveryLimits.plantName, message: deliverySentences.plantName }),
    plantZip: zipCode,
    states: z
      .array(z.enum(states, deliverySentences.states), deliverySentences.states)
      .min(1, deliverySentences.states)
      .refine(areDistinct, deliverySentences.states)
      .readonly(),
    maxMiles: whole(deliveryLimits.maxMiles, deliverySentences.maxMiles),
    roadFactor: z
      .number(deliverySentences.roadFactor)
      .min(roadFactor.min, deliverySentences.roadFactor)
      .max(roadFactor.max, deliverySentences.roadFactor)
      .refine((factor) => thousandths(factor) !== null, deliverySentences.roadFactor),
    leadWeeksLow: whole(deliveryLimits.leadWeeks, deliverySentences.leadWeeks),
    leadWeeksHigh: whole(deliveryLimits.leadWeeks, deliverySentences.leadWeeks),
    transportWidthFeet: z
      .number(deliverySentences.transportWidthFeet)
      .min(transportWidthFeet.min, deliverySentences.transportWidthFeet)
      .max(transportWidthFeet.max, deliverySentences.transportWidthFeet)
      .multipleOf(0.5, deliverySentences.transportWidthFeet)
      // Settings that were stored before there was this one keep all their others.
      .default(initialDelivery.transportWidthFeet),
    except: z
      .array(exception, deliverySentences.exceptions)
      .max(deliveryLimits.exceptions, deliverySentences.exceptions)
      .refine(
        (all) => areDistinct(all.map(({ state, county }) => `${state} ${countyWord(county)}`)),
        deliverySentences.exceptionTwice,
      )
      .readonly(),
  })
  .refine(({ leadWeeksLow, leadWeeksHigh }) => leadWeeksHigh >= leadWeeksLow, {
    error: deliverySentences.leadOrder,
    path: ['leadWeeksHigh'],
  });
