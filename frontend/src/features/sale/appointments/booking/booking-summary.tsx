import { chakra } from '@chakra-ui/react/styled-system';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { slotMinutes } from '@hearthline/rules/dates/hours.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { locationAddress } from '@hearthline/rules/people/locations/shown-location.ts';
import { useId } from 'react';
import { ownTimeSentence } from '../../../../platform/dates/reader-time-zone.ts';
import { CalendarIcon } from '../../../../ui/theme/further-icons.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import type { Format, Place } from './booking-api.ts';

interface BookingSummaryProps {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  /** The instant, once it is known. */
  readonly startsAt: string | undefined;
  readonly format: Format | undefined;
  /** The display location to come to, if it is to be one. */
  readonly location: Place | undefined;
}

/** Summarizes what is about to be booked. */
export const BookingSummary = ({ date, time, timeZone, startsAt, format, location }: BookingSummaryProps) => {
  const id = useId();
  const own = startsAt && ownTimeSentence(startsAt, timeZone);
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      alignItems="center"
      gap="4"
      bg="pineTint"
      color="pineText"
      borderRadius="lg"
      px={{ base: '4', sm: '5' }}
      py="4"
      animation="rise 180ms ease-out"
    >
      <chakra.span
        display={{ base: 'none', sm: 'grid' }}
        placeItems="center"
        w="12"
        h="12"
        borderRadius="full"
        bg="pine"
        color="onPine"
        flexShrink="0"
      >
        <CalendarIcon />
      </chakra.span>
      <div>
        <Heading as="h3" look="subheading" id={id} fontSize="var(--type-body, 0.9375rem)" fontFamily="body">
          Your appointment
        </Heading>
        <Text fontWeight="600">
          {longDate(date)} at {timeOfDay(time)}
        </Text>
        {own && <Text look="small">{own}</Text>}
        <Text look="small">
          {zoneName(timeZone)}, {lengthText(format?.minutes ?? slotMinutes)} with one of our consultants
        </Text>
        {format && (
          <Text look="small" overflowWrap="anywhere">
            {format.name}: {location ? `${location.name}, ${locationAddress(location)}` : format.place}
          </Text>
        )}
      </div>
    </chakra.section>
  );
};
