import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/calendar.ts';
import { timeOfDay } from '@hearthline/rules/clock.ts';
import { useId } from 'react';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Heading, Text } from '../../ui/text.tsx';

interface BookingSummaryProps {
  /** `yyyy-mm-dd` */
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** Summarizes what is about to be booked. */
export const BookingSummary = ({ date, time, zone }: BookingSummaryProps) => {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id} display="flex" alignItems="center" gap="4" bg="pineTint" color="pineText" borderRadius="lg" px={{ base: '4', sm: '5' }} py="4"
      animation="rise 180ms ease-out"
    >
      <chakra.span display={{ base: 'none', sm: 'grid' }} placeItems="center" w="12" h="12" borderRadius="full" bg="pine" color="onPine" flexShrink="0">
        <CalendarIcon />
      </chakra.span>
      <div>
        <Heading as="h3" look="subheading" id={id} fontSize="0.9375rem" fontFamily="body">Your appointment</Heading>
        <Text fontWeight="600">{longDate(date)} at {timeOfDay(time)}</Text>
        <Text look="small">{zone}, 30 minutes with one of our consultants</Text>
      </div>
    </chakra.section>
  );
};
