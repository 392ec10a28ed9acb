import { useId } from 'react';
import { Heading } from '../../../../ui/text/text.tsx';
import { FieldError } from './field-error.tsx';
import { DayCalendar } from './day-calendar.tsx';

interface DayChoiceProps {
  /** The days that can be chosen and the chosen one, `yyyy-mm-dd`. */
  readonly days: {
    readonly firstDate: string;
    readonly lastDate: string;
    readonly closedDates?: readonly string[];
  };
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The first step: a day. */
export const DayChoice = ({
  days: { firstDate, lastDate, closedDates },
  chosen,
  error,
  onChoose,
}: DayChoiceProps) => {
  const id = useId();
  return (
    <div>
      <Heading as="h3" look="subheading" id={id} mb="4">
        Choose a day
      </Heading>
      <DayCalendar
        firstDate={firstDate}
        lastDate={lastDate}
        closedDates={closedDates}
        chosen={chosen}
        labelId={id}
        errorId={error ? `${id}-error` : undefined}
        onChoose={onChoose}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
