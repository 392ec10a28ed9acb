import { chakra } from '@chakra-ui/react/styled-system';
import {
  documentStateTitles,
  documentTypeTitles,
  type DocumentState,
} from '@hearthline/rules/delivery/documents.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentsQuery } from '../../../../gql/generated.ts';
import { briefDayText, instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { SearchExcerpt } from '../list/search-excerpt.tsx';
import { documentTones } from '../../../../domain/state-tones.ts';
import { useUndoTime } from './undo-time.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayReview } from '../may-review.ts';

export type QueueDocument = DocumentsQuery['documents']['documents'][number];

interface QueueRowProps {
  readonly document: QueueDocument;
  /** The state of all documents of the list, which need not be repeated. */
  readonly listed: DocumentState;
  readonly isOpen: boolean;
  readonly href: string;
  /** Whether opening it takes the place of another one in the history. */
  readonly replace: boolean;
  readonly onUndo: () => void;
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 1fr) 4rem auto' },
    columnGap: { base: '3', lg: '2' },
    alignItems: 'center',
    minH: { lg: '9' },
    px: '3',
    py: { base: '2', lg: '0.5' },
    borderTopWidth: '1px',
    borderColor: 'line',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    scrollMarginBlock: '4rem',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'sunken' },
  },
  variants: {
    isOpen: { true: { bg: 'pineTint', borderInlineStartColor: 'pine', _hover: { bg: 'pineTint' } } },
  },
});

const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The whole row is the link. */
const Name = chakra(Link, {
  base: {
    display: { base: 'block', lg: 'inline' },
    color: 'ink',
    textDecoration: 'none',
    ...cutOff,
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
  },
});

const Undo = chakra('button', {
  base: {
    ...textLink,
    position: 'relative',
    textStyle: 'small',
    fontWeight: '600',
    px: '1',
    minH: { base: '8', lg: '7' },
    cursor: 'pointer',
  },
});

/** A document of the queue, on one line beside the document that is read and on two without: pressed anywhere, it is read beside the list. */
export const QueueRow = ({ document, listed, isOpen, href, replace, onUndo }: QueueRowProps) => {
  const { name, type, state, project, uploadedAt, uploadedByName, passage } = document;
  const { user } = useSession();
  const canUndo = useUndoTime(document) && mayReview(user, document);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Row ref={row} isOpen={isOpen}>
      <chakra.div minW="0">
        <chakra.div css={{ lg: cutOff }}>
          <chakra.h3 display={{ lg: 'inline' }} textStyle="small" fontWeight="600">
            <Name to={href} replace={replace} aria-current={isOpen || undefined} preventScrollReset>
              {name}
            </Name>
          </chakra.h3>{' '}
          <Text look="fine" quiet display={{ lg: 'inline' }} css={cutOff}>
            {project.name}
            <chakra.span hideFrom="lg">
              {' · '}
              {instantDayText(uploadedAt)}
              {uploadedByName && ` · ${uploadedByName}`}
            </chakra.span>
          </Text>
        </chakra.div>
        {passage && <SearchExcerpt parts={passage} />}
      </chakra.div>
      <Text look="fine" quiet hideBelow="lg">
        {documentTypeTitles[type]}
      </Text>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="flex-end"
        gap="1.5"
        minW={{ lg: '3.25rem' }}
      >
        {state === listed ? (
          <>
            <Badge hideFrom="lg">{documentTypeTitles[type]}</Badge>
            <chakra.time
              hideBelow="lg"
              textStyle="fine"
              color="quiet"
              whiteSpace="nowrap"
              dateTime={uploadedAt}
              title={`${timeText(uploadedAt)}${uploadedByName ? `, ${uploadedByName}` : ''}`}
            >
              {briefDayText(uploadedAt)}
            </chakra.time>
          </>
        ) : (
          <Badge tone={documentTones[state]}>{documentStateTitles[state]}</Badge>
        )}
        {canUndo && (
          <Undo type="button" aria-label={`Undo the review of ${name}`} onClick={onUndo}>
            Undo
          </Undo>
        )}
      </chakra.div>
    </Row>
  );
};
