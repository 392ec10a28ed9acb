import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { WhenNear } from '../../../ui/layout/when-near.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { detailsHeight } from './details-skeleton.tsx';
import { OverviewFigures } from './overview-figures.tsx';

const loadDetails = () => import('./overview-details.tsx');

/** Holds the place of the charts; far down, gray that pulses would only keep the browser busy. */
const Room = () => <chakra.div minH={detailsHeight} />;

/** Whether the browser has had nothing else to do since a moment, at the latest a second and a half after it. */
const useIdleAfter = (moment: boolean): boolean => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!moment) return undefined;
    const begin = (): void => startTransition(() => setIdle(true));
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 1500 });
    return () => cancelIdleCallback(handle);
  }, [moment]);
  return idle;
};

/**
 * The console's first tab: the four figures in one line, what waits, then the business at a glance, whose charts are loaded once what
 * waits is there, and drawn when the reader comes near: before, nobody knows how far down they are.
 * @param today makes what waits, which says when it is shown; a page passes it
 */
export const OverviewTab = ({ today }: { readonly today: (onShown: () => void) => ReactNode }) => {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const idle = useIdleAfter(isShown);
  return (
    <chakra.section
      aria-labelledby="overview-heading"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading id="overview-heading" look="subheading" srOnly>
        Overview
      </Heading>
      <OverviewFigures />
      {today(show)}
      {isShown && (
        <chakra.div mt="3">
          {idle ? (
            <WhenNear load={loadDetails} placeholder={<Room />}>
              {({ OverviewDetails }) => <OverviewDetails />}
            </WhenNear>
          ) : (
            <Room />
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
};
