import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { Heading } from '../../../../ui/text/text.tsx';
import { newestFirst, type TimedEntry } from '../../../../ui/timeline/timeline-item.tsx';

/** The time line of a deal whose contact was deleted: what is known without them. */
export const EventsAlone = ({ entries }: { readonly entries: readonly TimedEntry[] }) => (
  <chakra.section aria-labelledby="deal-events" display="grid" gap="4">
    <Heading as="h2" look="subheading" id="deal-events">
      Timeline
    </Heading>
    <chakra.ol listStyle="none">
      {newestFirst(entries).map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </chakra.ol>
  </chakra.section>
);
