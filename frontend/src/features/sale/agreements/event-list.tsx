import { chakra } from '@chakra-ui/react/styled-system';
import { eventTitle } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { Code, Text } from '../../../ui/text/text.tsx';
import { shortHash } from './agreement-words.ts';

interface EventListProps {
  readonly events: readonly {
    readonly n: number;
    readonly at: string;
    readonly kind: string;
    readonly actor: string;
    readonly hash: string;
  }[];
}

/** What happened with an agreement, in order, with the hash of each event. */
export const EventList = ({ events }: EventListProps) => (
  <chakra.ol display="grid" gap="3" listStyleType="none">
    {events.map(({ n, at, kind, actor, hash }) => (
      <chakra.li key={n} display="grid" gap="0.5">
        <Text look="small">
          <strong>{eventTitle(kind)}</strong>
          {actor !== 'system' && `, ${actor}`}
        </Text>
        <Text look="fine" quiet>
          {shortTimeText(at)} · <Code title={hash}>{shortHash(hash)}</Code>
        </Text>
      </chakra.li>
    ))}
  </chakra.ol>
);
