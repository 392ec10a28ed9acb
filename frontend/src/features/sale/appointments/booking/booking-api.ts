import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rest, type RestParameters } from '../../../../platform/api/rest-client.ts';
import { useRest, type Loaded } from '../../../../platform/api/use-rest.ts';
import type { Slots } from '../slots/available-slots.ts';
import type { Slot } from '../slots/time-slots.tsx';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

/** The days that visitors can book, `yyyy-mm-dd` in the business's time zone. */
export type BookableDays = RestAnswers['GET /api/appointments/days'];

type Formats = RestAnswers['GET /api/appointments/formats'];

/** A kind of appointment that visitors can book. */
export type Format = Formats['formats'][number];

type Places = RestAnswers['GET /api/locations'];

/** A display location that can be visited. */
export type Place = Places['locations'][number];

/** The display locations. The form does without them if they cannot be loaded: other places can be booked. */
export const usePlaces = (): Loaded<Places> => useRest('GET /api/locations').loaded;

/** What the form needs before it can be shown. Read by REST: the page does without the GraphQL client until it is sent. */
export const useBookable = (): {
  readonly days: Loaded<BookableDays>;
  readonly formats: Loaded<Formats>;
  readonly retry: () => void;
} => {
  const days = useRest('GET /api/appointments/days');
  const formats = useRest('GET /api/appointments/formats');
  return {
    days: days.loaded,
    formats: formats.loaded,
    retry: () => {
      if (days.loaded.state === 'failed') days.retry();
      if (formats.loaded.state === 'failed') formats.retry();
    },
  };
};

interface Answer {
  readonly key: string;
  readonly slots: readonly Slot[] | null;
  readonly error: unknown;
}

/**
 * The times of a day and which of them are free. Times that are shown stay until newer ones have come.
 * @param date `yyyy-mm-dd`, or empty while no day is chosen
 * @param locationId the display location to come to, if it is to be one
 */
export const useFreeTimes = (
  date: string,
  formatId: string | undefined,
  locationId: string | undefined,
): Slots => {
  /** What is asked for, as a text that stays the same while it is. */
  const key = date && JSON.stringify({ date, formatId, locationId });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const read = useCallback(
    async (isLeft: () => boolean): Promise<void> => {
      const found = await rest('GET /api/appointments/slots', {
        parameters: JSON.parse(key) as RestParameters,
      }).then(
        ({ slots }) => ({ key, slots, error: null }),
        (error: unknown) => ({ key, slots: null, error }),
      );
      // Shown when this resolves: the form then moves the focus to one of them.
      if (!isLeft()) flushSync(() => setAnswer(found));
    },
    [key],
  );
  useEffect(() => {
    if (!key) return;
    let isLeft = false;
    void read(() => isLeft);
    return () => void (isLeft = true);
  }, [key, read]);
  const current = answer?.key === key ? answer : null;
  return {
    slots: current?.slots ?? null,
    error: current?.error ?? null,
    refresh: () => read(() => false),
  };
};
