import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, documentTypeTitles, sizeText } from '@hearthline/rules/documents.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentItemFragment } from '../../gql/generated.ts';
import { dayText, timeText } from '../../platform/instants.ts';
import { Badge } from '../../ui/badge.tsx';
import { FileIcon, PictureIcon } from '../../ui/icons.tsx';
import { Heading, Text, textLink } from '../../ui/text.tsx';
import { FileButtons, OwnButtons } from './document-actions.tsx';
import { stateTones } from './document-words.ts';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';

interface DocumentItemProps {
  readonly document: DocumentItemFragment;
  /** Where several projects' documents stand together. */
  readonly showProject?: boolean;
  readonly onReplace: (file: File) => void;
  readonly onChanged: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

const Item = chakra('li', {
  base: {
    display: 'grid', gap: '3', p: { base: '4', md: '5' }, borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }, alignItems: 'center',
  },
});

const ProjectLink = chakra(Link, { base: textLink });

const Tile = chakra('span', { base: { display: 'inline-grid', placeItems: 'center', flexShrink: '0', w: '10', h: '10', borderRadius: 'md', bg: 'sunken', color: 'pineText' } });

const Older = ({ document: { id, name, versions } }: { document: DocumentItemFragment }) => (
  <chakra.details gridColumn="1 / -1" textStyle="small">
    <chakra.summary cursor="pointer" color="pineText" fontWeight="600" width="fit-content">{versions.length - 1 === 1 ? '1 earlier version' : `${versions.length - 1} earlier versions`}</chakra.summary>
    <chakra.ul listStyle="none" display="grid" gap="3" mt="3">
      {versions.slice(1).map((version) => (
        <chakra.li key={version.number} display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" bg="paper" borderRadius="md" px="4" py="3">
          <div>
            <Text look="small" overflowWrap="anywhere"><chakra.span fontWeight="600">Version {version.number}</chakra.span> · {version.fileName} · {sizeText(version.size)}</Text>
            <Text look="fine" quiet>{documentStateTitles[version.state]} · <time dateTime={version.uploadedAt} title={timeText(version.uploadedAt)}>{dayText(version.uploadedAt)}</time>{version.uploadedByName && ` · ${version.uploadedByName}`}</Text>
            {version.note && <Text look="fine" mt="1" overflowWrap="anywhere">{version.note}</Text>}
          </div>
          <chakra.div display="flex" gap="2"><FileButtons id={id} name={`version ${version.number} of ${name}`} fileName={version.fileName} contentType={version.contentType} number={version.number} /></chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.details>
);

/** One document: what it is, what staff thinks of it, and what can be done with it. */
export const DocumentItem = ({ document, showProject = false, onReplace, onChanged, children }: DocumentItemProps) => {
  const { id, project, name, type, state, note, fileName, contentType, size, uploadedAt, uploadedByName, versions } = document;
  const [deleting, setDeleting] = useState(false);
  return (
    <Item>
      <chakra.div display="flex" gap="3.5" minW="0">
        <Tile aria-hidden>{contentType.startsWith('image/') ? <PictureIcon /> : <FileIcon />}</Tile>
        <chakra.div minW="0" display="grid" gap="1">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
            <Heading as="h4" look="subheading" fontSize="1.0625rem" overflowWrap="anywhere">{name}</Heading>
            <Badge>{documentTypeTitles[type]}</Badge>
            <Badge tone={stateTones[state]}>{documentStateTitles[state]}</Badge>
          </chakra.div>
          <Text look="fine" quiet overflowWrap="anywhere">
            {showProject && <><ProjectLink to={`/projects/${project.id}?tab=documents`}>{project.name}</ProjectLink> · </>}
            {sizeText(size)} · <time dateTime={uploadedAt} title={timeText(uploadedAt)}>{dayText(uploadedAt)}</time>{uploadedByName && ` · ${uploadedByName}`}
          </Text>
          {note && (
            <Text look="small" mt="1" ps="3" borderInlineStartWidth="3px" borderColor={state === 'rejected' ? 'danger' : 'line'} overflowWrap="anywhere" whiteSpace="pre-line">
              <chakra.span srOnly>Note: </chakra.span>{note}
            </Text>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent={{ lg: 'flex-end' }}>
        {children}
        <FileButtons id={id} name={name} fileName={fileName} contentType={contentType} />
        <OwnButtons document={document} onReplace={onReplace} onDelete={() => setDeleting(true)} />
      </chakra.div>
      {versions.length > 1 && <Older document={document} />}
      {deleting && <DeleteDocumentDialog document={document} onClose={() => setDeleting(false)} onDeleted={onChanged} />}
    </Item>
  );
};
