import { wholeCentsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DealEventKind } from '@hearthline/rules/sale/deals/deal-events.ts';
import type { ReactNode } from 'react';
import type { DealDesignQuery, DealEventRowFragment } from '../../../../gql/generated.ts';
import { EditIcon } from '../../../../ui/theme/further-icons.tsx';
import { ArrowIcon, PictureIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';
import { DocumentsIcon, PriceTagIcon } from '../../../../ui/theme/place-icons.tsx';
import { TimelineItem, type TimedEntry } from '../../../../ui/timeline/timeline-item.tsx';
import { eventNote, eventTitle } from './deal-event-words.ts';

const iconOf = (kind: DealEventKind): ReactNode => {
  if (kind === 'opened' || kind === 'lead') return <PlusIcon />;
  if (kind === 'changed') return <EditIcon />;
  if (kind === 'moved') return <ArrowIcon />;
  return kind.startsWith('payment') ? <PriceTagIcon /> : <DocumentsIcon />;
};

const Note = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p mt="1" textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
    {children}
  </chakra.p>
);

/** What happened with a deal, as entries of its time line. */
export const eventEntries = (events: readonly DealEventRowFragment[]): TimedEntry[] =>
  events.map((event) => {
    const note = eventNote(event);
    return {
      key: `deal-${event.id}`,
      at: event.createdAt,
      content: (
        <TimelineItem
          icon={iconOf(event.kind)}
          title={eventTitle(event)}
          at={event.createdAt}
          by={event.actorName}
        >
          {note && <Note>{note}</Note>}
        </TimelineItem>
      ),
    };
  });

type Version = NonNullable<DealDesignQuery['design']>['versions'][number];

/** What the buyer made of their design, as entries of the time line. */
export const designEntries = (versions: readonly Version[]): TimedEntry[] =>
  versions.map(({ version, createdAt, changes, aboutCents }) => ({
    key: `design-${version}`,
    at: createdAt,
    content: (
      <TimelineItem
        icon={<PictureIcon />}
        title={version === 1 ? 'Design made' : `Design changed to version ${version}`}
        at={createdAt}
      >
        {(changes.length > 0 || aboutCents !== null) && (
          <Note>
            {[...changes, aboutCents !== null && `About ${wholeCentsText(aboutCents)}`]
              .filter(Boolean)
              .join('\n')}
          </Note>
        )}
      </TimelineItem>
    ),
  }));
