import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, documentTypeTitles, sizeText } from '@hearthline/rules/delivery/documents.ts';
import { Link } from 'react-router-dom';
import type { DocumentItemFragment, DocumentsQuery } from '../../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { FileIcon } from '../../../../ui/theme/further-icons.tsx';
import { PictureIcon } from '../../../../ui/theme/icons.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { DocumentActions } from './document-actions.tsx';
import { documentTones } from '../../../../domain/state-tones.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { EditDocumentDialog } from './edit-document-dialog.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { SearchExcerpt } from './search-excerpt.tsx';
import { useReview } from '../review/review-actions.tsx';
import { useUndoTime } from '../review/undo-time.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayReview } from '../may-review.ts';

interface DocumentItemProps {
  readonly document: DocumentItemFragment & Pick<DocumentsQuery['documents']['documents'][number], 'passage'>;
  /** For a list of several projects' documents. */
  readonly showProject?: boolean;
  readonly onReplace: (file: File) => void;
  readonly onChanged: () => void;
  readonly onReviewed: () => void;
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    p: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
    flexWrap: 'wrap',
    alignItems: 'center',
  },
});

const ProjectLink = chakra(Link, { base: textLink });

const Undo = chakra('button', {
  base: {
    ...textLink,
    textStyle: 'fine',
    fontWeight: '600',
    px: '1',
    minH: '6',
    cursor: 'pointer',
    _print: { display: 'none' },
  },
});

const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '10',
    h: '10',
    borderRadius: 'md',
    bg: 'sunken',
    color: 'pineText',
  },
});

/** One document: its details, the review by staff, and its actions. */
export const DocumentItem = ({
  document,
  showProject = false,
  onReplace,
  onChanged,
  onReviewed,
}: DocumentItemProps) => {
  const {
    id,
    project,
    name,
    type,
    state,
    note,
    contentType,
    size,
    uploadedAt,
    uploadedByName,
    versionCount,
    passage,
  } = document;
  const [open, setOpen] = useRestoredState<'edit' | 'delete' | null>(
    `document-open:${id}`,
    null,
    restorable.one('edit'),
  );
  const close = (): void => setOpen(null);
  const review = useReview(document, { onReviewed, onChanged });
  const { user } = useSession();
  const canUndo = useUndoTime(document) && mayReview(user, document);
  return (
    <Item>
      {/* Buttons that would squeeze the text stand below it. */}
      <chakra.div display="flex" gap="3.5" minW="0" flex="1 1 22rem">
        <Tile aria-hidden>{contentType.startsWith('image/') ? <PictureIcon /> : <FileIcon />}</Tile>
        <chakra.div minW="0" display="grid" gap="1">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
            <Heading as={showProject ? 'h3' : 'h4'} look="minor" overflowWrap="anywhere">
              {name}
            </Heading>
            <Badge>{documentTypeTitles[type]}</Badge>
            <Badge tone={documentTones[state]}>{documentStateTitles[state]}</Badge>
            {canUndo && (
              <Undo type="button" aria-label={`Undo the review of ${name}`} onClick={review.undo}>
                Undo
              </Undo>
            )}
          </chakra.div>
          <Text look="fine" quiet>
            <DotSeparated
              facts={[
                showProject && (
                  <ProjectLink to={`/projects/${project.id}?tab=documents`}>{project.name}</ProjectLink>
                ),
                sizeText(size),
                <time dateTime={uploadedAt} title={timeText(uploadedAt)}>
                  {instantDayText(uploadedAt)}
                </time>,
                uploadedByName,
              ]}
            />
          </Text>
          {passage && <SearchExcerpt parts={passage} />}
          {note && (
            <Text
              look="small"
              mt="1"
              ps="3"
              borderInlineStartWidth="3px"
              borderColor={state === 'rejected' ? 'danger' : 'line'}
              overflowWrap="anywhere"
              whiteSpace="pre-line"
            >
              <chakra.span srOnly>Note: </chakra.span>
              {note}
            </Text>
          )}
        </chakra.div>
      </chakra.div>
      <DocumentActions
        document={document}
        review={review}
        isDecided={canUndo}
        onReplace={onReplace}
        onEdit={() => setOpen('edit')}
        onDelete={() => setOpen('delete')}
      />
      {versionCount > 1 && (
        <EarlierVersions key={versionCount} id={id} name={name} count={versionCount - 1} />
      )}
      {open === 'edit' && <EditDocumentDialog document={document} onClose={close} onSaved={onChanged} />}
      {open === 'delete' && (
        <DeleteDocumentDialog document={document} onClose={close} onDeleted={onChanged} />
      )}
    </Item>
  );
};
