import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentSentences } from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { slotMinutes } from '@hearthline/rules/dates/hours.ts';
import { useId, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { ClockIcon } from '../../../../ui/theme/further-icons.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import type { BookableDays, Format, Place } from './booking-api.ts';
import { useBooking, type Booked } from './booking-form-state.ts';
import type { BookingField } from './booking-form-values.ts';
import type { BookedHome } from './booked-home.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { CustomerFields } from './booking-customer-fields.tsx';
import { DayChoice } from '../slots/day-choice.tsx';
import { FormatChoice } from './format-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { TimeChoice } from '../slots/time-choice.tsx';

interface BookingFormProps {
  readonly days: BookableDays;
  readonly formats: readonly Format[];
  readonly locations: readonly Place[];
  readonly home?: BookedHome | null | undefined;
  readonly onBooked: (booked: Booked) => void;
}

/** Selectors of what to focus in the fields that are chosen rather than typed. */
const chosen = {
  appointmentDate: '[data-days] [tabindex="0"]',
  appointmentTime: '[role=radio][tabindex="0"]',
} as const;

/** Placeholder for the times; hidden on a phone, where they are below the calendar and need no space reserved. */
const TimePrompt = () => (
  <chakra.div
    display={{ base: 'none', md: 'grid' }}
    placeContent="center"
    justifyItems="center"
    gap="3"
    p="6"
    bg="paper"
    color="quiet"
    borderRadius="lg"
    fontSize="1.25rem"
  >
    <ClockIcon />
    <Text look="small" textAlign="center">
      Choose a day to see its times.
    </Text>
  </chakra.div>
);

/** The booking form: a day, a time of that day, and the customer's details. */
export const BookingForm = ({ days, formats, locations, home, onBooked }: BookingFormProps) => {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const focusOn = (field: BookingField): void => {
    const find = (what: keyof typeof chosen): HTMLElement | null | undefined =>
      element.current?.querySelector<HTMLElement>(chosen[what]);
    // If the day has no time left, focuses the days to choose another.
    if (field === 'appointmentTime') (find(field) ?? find('appointmentDate'))?.focus();
    else if (field === 'appointmentDate') find(field)?.focus();
    else if (field === 'formatId' || field === 'locationId')
      element.current?.querySelector<HTMLElement>(`[data-field=${field}] input:checked`)?.focus();
    else form.setFocus(field);
  };
  const {
    form,
    date,
    time,
    format,
    places,
    location,
    hasOwnPlace,
    slots,
    slotsError,
    refresh,
    isLost,
    isSubmitting,
    choose,
    chooseDay,
    submit,
    preload,
    failure,
  } = useBooking({ days, formats, locations, home, focusOn, onBooked });
  const { errors } = form.formState;

  return (
    <chakra.form
      ref={element}
      onSubmit={(event) => void submit(event)}
      onFocus={preload}
      noValidate
      display="grid"
      gap={{ base: '8', md: '10' }}
    >
      <FormatChoice
        formats={formats}
        chosen={format?.id ?? ''}
        hasLocations={locations.length > 0}
        error={errors.formatId?.message}
        onChoose={(value) => choose('formatId', value)}
      />
      {format && places.length > 0 && (
        <PlaceChoice
          places={places}
          defaultPlace={hasOwnPlace ? format.place : null}
          chosen={location?.id ?? ''}
          error={errors.locationId?.message}
          onChoose={(value) => choose('locationId', value)}
        />
      )}
      <chakra.div
        display="grid"
        gap={{ base: '8', md: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 23.5rem) minmax(0, 1fr)' }}
      >
        <DayChoice days={days} chosen={date} error={errors.appointmentDate?.message} onChoose={chooseDay} />
        {date ? (
          <TimeChoice
            slots={slots}
            loadError={slotsError}
            chosen={time}
            timeZone={days.timeZone}
            minutes={format?.minutes ?? slotMinutes}
            error={isLost ? errorCatalogue.SLOT_TAKEN.message : errors.appointmentTime?.message}
            onChoose={(value) => choose('appointmentTime', value)}
            onRetry={() => void refresh()}
          />
        ) : (
          <TimePrompt />
        )}
      </chakra.div>
      {date && time && !isLost && (
        <BookingSummary
          date={date}
          time={time}
          timeZone={days.timeZone}
          startsAt={slots?.find((slot) => slot.time === time)?.startsAt}
          format={format}
          location={location}
        />
      )}
      <chakra.div role="group" aria-labelledby={`${id}-you`}>
        <Heading as="h3" look="subheading" id={`${id}-you`} mb="4">
          About you
        </Heading>
        <CustomerFields form={form} />
      </chakra.div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        {/* `aria-disabled` keeps the focus on the button while busy, so that a failure does not move it to the top of the page. */}
        <Button
          type="submit"
          variant="ember"
          size="lg"
          width={{ base: 'full', sm: 'auto' }}
          aria-disabled={isSubmitting}
        >
          {isSubmitting ? appointmentSentences.submitting : 'Schedule Appointment'}
        </Button>
        <Text look="small" quiet flex="1 1 16rem">
          You will get a confirmation by email, with an entry for your calendar.
        </Text>
      </chakra.div>
    </chakra.form>
  );
};
