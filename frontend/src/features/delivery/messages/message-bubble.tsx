import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { timeText } from '../../../platform/dates/instant-text.ts';
import { textLink } from '../../../ui/text/text.tsx';
import { linkify } from './linkify.ts';
import { clockText } from './message-words.ts';

const Out = chakra('a', { base: textLink });

interface MessageBubbleProps {
  readonly text: string;
  readonly at: string;
  /** The author's name, or `You`. */
  readonly author: string;
  /** Whether it was written on the reader's side of the thread. */
  readonly own: boolean;
  /** Shown beside the time: being sent, seen. */
  readonly state?: ReactNode;
  /** Below the text: the file that came with it. */
  readonly attachment?: ReactNode;
  /** Whether sending it failed. */
  readonly failed?: boolean;
  readonly children?: ReactNode;
}

/** One message: plain text whose addresses are links. */
export const MessageBubble = ({
  text,
  at,
  author,
  own,
  state,
  attachment,
  failed = false,
  children,
}: MessageBubbleProps) => (
  <chakra.li
    display="grid"
    justifyItems={own ? 'end' : 'start'}
    ps={own ? { base: '8', md: '16' } : '0'}
    pe={own ? '0' : { base: '8', md: '16' }}
  >
    <chakra.div
      maxW="prose"
      minW="0"
      px="4"
      py="2.5"
      borderRadius="lg"
      borderWidth="1px"
      color="ink"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      borderEndEndRadius={own ? 'sm' : 'lg'}
      borderEndStartRadius={own ? 'lg' : 'sm'}
      bg={failed ? 'dangerTint' : own ? 'pineTint' : 'sunken'}
      borderColor={failed ? 'danger' : 'transparent'}
    >
      {linkify(text).map((part, index) =>
        part.href ? (
          <Out key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </Out>
        ) : (
          part.text
        ),
      )}
      {attachment}
    </chakra.div>
    <chakra.p
      textStyle="fine"
      color="quiet"
      mt="1"
      px="1"
      display="flex"
      flexWrap="wrap"
      columnGap="1.5"
      justifyContent={own ? 'flex-end' : 'flex-start'}
    >
      <span>{author}</span>
      <span aria-hidden>·</span>
      <time dateTime={at} title={timeText(at)}>
        {clockText(at)}
      </time>
      {state && (
        <>
          <span aria-hidden>·</span>
          <span>{state}</span>
        </>
      )}
    </chakra.p>
    {children}
  </chakra.li>
);
