import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadJson, useJson, type Loaded } from '../../../../platform/api/load-json.ts';
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
export const usePlaces = (): Loaded<Places> => useJson<Places>('/api/locations').loaded;

/** What the form needs before it can be shown. Read by REST: the page does without the GraphQL client until it is sent. */
export const useBookable = (): {
  readonly days: Loaded<BookableDays>;
  readonly formats: Loaded<Formats>;
  readonly retry: () => void;
} => {
  const days = useJson<BookableDays>('/api/appointments/days');
  const formats = useJson<Formats>('/api/appointments/formats');
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
  readonly address: string;
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
  const address =
    date &&
    `/api/appointments/slots?${new URLSearchParams({ date, ...(formatId && { formatId }), ...(locationId && { locationId }) })}`;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const read = useCallback(
    async (isLeft: () => boolean): Promise<void> => {
      const found = await loadJson<RestAnswers['GET /api/appointments/slots']>(address).then(
        ({ slots }) => ({ address, slots, error: null }),
        (error: unknown) => ({ address, slots: null, error }),
      );
      // Shown when this resolves: the form then moves the focus to one of them.
      if (!isLeft()) flushSync(() => setAnswer(found));
    },
    [address],
  );
  useEffect(() => {
    if (!address) return;
    let isLeft = false;
    void read(() => isLeft);
    return () => void (isLeft = true);
  }, [address, read]);
  const current = answer?.address === address ? answer : null;
  return {
    slots: current?.slots ?? null,
    error: current?.error ?? null,
    refresh: () => read(() => false),
  };
};
