import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent } from 'react';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { shownAs, useFileContent } from './file-content.ts';

interface FileViewProps {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  /** When the file was uploaded: another version is read again. */
  readonly uploadedAt: string;
  /** Called once there is something to read, or it is clear that there will be nothing. */
  readonly onShown: () => void;
}

const Frame = chakra('iframe', {
  base: { display: 'block', width: 'full', height: 'full', borderWidth: '0', bg: '#fff' },
});

const Sheet = chakra('pre', {
  base: {
    height: 'full',
    overflow: 'auto',
    p: '4',
    bg: 'surface',
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** A file within its space: an image, a PDF in the browser's own viewer, or a text. */
export const FileView = ({ id, name, contentType, uploadedAt, onShown }: FileViewProps) => {
  const content = useFileContent({ id, contentType }, uploadedAt);
  const kind = shownAs(contentType);
  const isThere = kind === null || content !== undefined;
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isThere) notifyShown();
  }, [isThere]);
  if (kind === null)
    return (
      <chakra.div height="full" display="grid" placeContent="center" textAlign="center" p="6">
        <Text look="small" quiet>
          This browser cannot show {contentType === 'application/pdf' ? 'PDFs' : 'this kind of file'} here.
          Download it to read it.
        </Text>
      </chakra.div>
    );
  if (!content)
    return (
      <chakra.div height="full" role="status" aria-label="Loading the file" data-skeleton p="4">
        <Skeleton height="full" />
      </chakra.div>
    );
  if (content.problem)
    return (
      <chakra.div p="4">
        <ErrorNotice title="We could not show the file">{content.problem}</ErrorNotice>
      </chakra.div>
    );
  if (kind === 'image')
    return (
      <chakra.div height="full" overflow="auto" display="grid" placeItems="center" p="4">
        <chakra.img src={content.address} alt={name} maxW="full" maxH="full" objectFit="contain" />
      </chakra.div>
    );
  if (kind === 'pdf') return <Frame src={`${content.address}#view=FitH`} title={name} />;
  return (
    <Sheet tabIndex={0} aria-label={name} role="region">
      {content.text}
      {content.isCut && (
        <chakra.span color="quiet">
          {'\n\n'}The preview is shortened. Download the file to read all of it.
        </chakra.span>
      )}
    </Sheet>
  );
};
