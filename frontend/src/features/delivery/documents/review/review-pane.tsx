import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, documentTypeTitles, sizeText } from '@hearthline/rules/delivery/documents.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { restorable, useRestoredState } from '../../../../platform/form-memory/restored-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { Heading, Text, textLink } from '../../../../ui/text/text.tsx';
import { BackIcon, CloseIcon } from '../../../../ui/theme/icons.tsx';
import { useFileActions } from '../file/file-actions.tsx';
import { FileView } from '../file/file-view.tsx';
import { DeleteDocumentDialog } from '../list/delete-document-dialog.tsx';
import { useDocumentMenu } from '../list/document-menu.tsx';
import { EarlierVersions } from '../list/earlier-versions.tsx';
import { EditDocumentDialog } from '../list/edit-document-dialog.tsx';
import { documentTones } from '../../../../domain/state-tones.ts';
import { DecideButtons, type Deciding } from './decide-buttons.tsx';
import { useUndoTime } from './undo-time.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayReview } from '../may-review.ts';

interface ReviewPaneProps extends Deciding {
  readonly document: DocumentItemFragment;
  /** A sheet over the page, as on a phone: its buttons are at the bottom. */
  readonly isSheet: boolean;
  readonly onShown: () => void;
  readonly onReplace: (file: File) => void;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const Pane = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    height: 'full',
    minW: '0',
    bg: 'surface',
    borderRadius: 'inherit',
  },
});

const ProjectLink = chakra(Link, { base: textLink });

/** What is known of a document, on one line where there is room. */
const Facts = ({ document }: { readonly document: DocumentItemFragment }): ReactNode => {
  const { project, type, size, uploadedAt, uploadedByName } = document;
  return (
    <Text look="fine" quiet>
      <DotSeparated
        facts={[
          <ProjectLink to={`/projects/${project.id}?tab=documents`}>{project.name}</ProjectLink>,
          documentTypeTitles[type],
          sizeText(size),
          <time dateTime={uploadedAt} title={timeText(uploadedAt)}>
            {instantDayText(uploadedAt)}
          </time>,
          uploadedByName,
        ]}
      />
    </Text>
  );
};

/** A document as it is read and decided: what it is, the file, the buttons. */
export const ReviewPane = (props: ReviewPaneProps) => {
  const { document, isSheet, onShown, onReplace, onChanged, onDeleted, onClose } = props;
  const { id, name, state, note, contentType, uploadedAt, versionCount } = document;
  const [open, setOpen] = useRestoredState<'edit' | 'delete' | null>(
    `document-open:${id}`,
    null,
    restorable.one('edit'),
  );
  const { user } = useSession();
  const reviews = mayReview(user, document);
  const canUndo = useUndoTime(document);
  const file = useFileActions(document);
  const { replace, changes, input } = useDocumentMenu(document, {
    onReplace,
    onEdit: () => setOpen('edit'),
    onDelete: () => setOpen('delete'),
  });
  const decide = reviews && <DecideButtons {...props} canUndo={canUndo} />;
  return (
    <Pane>
      <chakra.header display="grid" gap="2" px="4" py="3" borderBottomWidth="1px" borderColor="line">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {isSheet && (
            <Button variant="ghost" size="icon" aria-label="Back to the list" ms="-3" onClick={onClose}>
              <BackIcon />
            </Button>
          )}
          <chakra.div flex="1 1 10rem" minW="0" display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Heading as="h2" look="subheading" overflowWrap="anywhere" aria-live="polite">
              {name}
            </Heading>
            <Badge tone={documentTones[state]}>{documentStateTitles[state]}</Badge>
          </chakra.div>
          <chakra.div display="flex" gap="2" alignItems="center" ms="auto">
            {!isSheet && decide}
            <Menu
              label={`More actions for ${name}`}
              actions={[...file.actions.slice(-1), ...(replace ? [replace] : []), ...changes]}
            />
            {!isSheet && (
              <Button variant="ghost" size="icon" aria-label="Close the document" onClick={onClose}>
                <CloseIcon />
              </Button>
            )}
          </chakra.div>
        </chakra.div>
        <Facts document={document} />
        {note && (
          <Text look="small" ps="3" borderInlineStartWidth="3px" borderColor="line" whiteSpace="pre-line">
            <chakra.span srOnly>Note: </chakra.span>
            {note}
          </Text>
        )}
        {versionCount > 1 && (
          <chakra.div maxH="30dvh" overflowY="auto">
            <EarlierVersions key={versionCount} id={id} name={name} count={versionCount - 1} />
          </chakra.div>
        )}
      </chakra.header>
      <chakra.div minH="0" bg="sunken" overflow="hidden" borderBottomRadius={isSheet ? undefined : 'inherit'}>
        <FileView
          key={`${id} ${uploadedAt}`}
          id={id}
          name={name}
          contentType={contentType}
          uploadedAt={uploadedAt}
          onShown={onShown}
        />
      </chakra.div>
      {isSheet && reviews && (
        <chakra.footer
          display="grid"
          gridAutoFlow="column"
          gridAutoColumns="minmax(0, 1fr)"
          gap="3"
          px="4"
          pt="3"
          pb="calc(0.75rem + env(safe-area-inset-bottom))"
          borderTopWidth="1px"
          borderColor="line"
        >
          {decide}
        </chakra.footer>
      )}
      {input}
      {open === 'edit' && (
        <EditDocumentDialog document={document} onClose={() => setOpen(null)} onSaved={onChanged} />
      )}
      {open === 'delete' && (
        <DeleteDocumentDialog document={document} onClose={() => setOpen(null)} onDeleted={onDeleted} />
      )}
    </Pane>
  );
};
