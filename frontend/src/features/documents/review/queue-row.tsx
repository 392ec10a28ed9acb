import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, documentTypeTitles, type DocumentState } from '@hearthline/rules/documents.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentsQuery } from '../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text, textLink } from '../../../ui/text/text.tsx';
import { SearchExcerpt } from '../list/search-excerpt.tsx';
import { documentTones } from '../../../platform/business/state-tones.ts';
import { useUndoTime } from './undo-time.ts';

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
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    px: '3',
    py: '2',
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

/** The whole row is the link. */
const Name = chakra(Link, {
  base: {
    display: 'block',
    color: 'ink',
    textDecoration: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
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
    minH: '8',
    cursor: 'pointer',
  },
});

/** A document of the queue: pressed anywhere, it is read beside the list. */
export const QueueRow = ({ document, listed, isOpen, href, replace, onUndo }: QueueRowProps) => {
  const { name, type, state, project, uploadedAt, uploadedByName, passage } = document;
  const canUndo = useUndoTime(document);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Row ref={row} isOpen={isOpen}>
      <chakra.div minW="0">
        <chakra.h3 textStyle="small" fontWeight="600">
          <Name to={href} replace={replace} aria-current={isOpen || undefined} preventScrollReset>
            {name}
          </Name>
        </chakra.h3>
        <Text look="fine" quiet overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {project.name} ·{' '}
          <time dateTime={uploadedAt} title={timeText(uploadedAt)}>
            {instantDayText(uploadedAt)}
          </time>
          {uploadedByName && ` · ${uploadedByName}`}
        </Text>
        {passage && <SearchExcerpt parts={passage} />}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="1.5">
        {state === listed ? (
          <Badge>{documentTypeTitles[type]}</Badge>
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
