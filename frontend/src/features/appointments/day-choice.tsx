import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { AlertIcon } from '../../ui/icons.tsx';
import { Heading } from '../../ui/text.tsx';
import { DayCalendar } from './day-calendar.tsx';

interface DayChoiceProps {
  /** The days that can be chosen and the chosen one, `yyyy-mm-dd`. */
  readonly days: { readonly firstDate: string; readonly lastDate: string };
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The first step: a day. */
export const DayChoice = ({ days: { firstDate, lastDate }, chosen, error, onChoose }: DayChoiceProps) => {
  const id = useId();
  return (
    <div>
      <Heading as="h3" look="subheading" id={id} mb="4">Choose a day</Heading>
      <DayCalendar firstDate={firstDate} lastDate={lastDate} chosen={chosen} labelId={id} errorId={error ? `${id}-error` : undefined} onChoose={onChoose} />
      <chakra.p id={`${id}-error`} role="alert" mt="3" textStyle="small" color="danger" display="flex" gap="1.5" alignItems="center" _empty={{ display: 'none' }}>
        {error && <><AlertIcon />{error}</>}
      </chakra.p>
    </div>
  );
};
