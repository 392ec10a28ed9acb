import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { LazyImageViewer } from '../../../../ui/image-viewer/lazy-viewer.tsx';
import { useFileActions, type DocumentFile } from './file-actions.tsx';

/** Buttons for viewing and saving a file. */
export const FileButtons = (file: DocumentFile) => {
  const { actions, image, closeImage } = useFileActions(file);
  return (
    <chakra.div display="flex" gap="2">
      {actions.map(({ id, title, label, icon, disabled, run }) => (
        <Button key={id} variant="outline" size="sm" disabled={disabled} aria-label={label} onClick={run}>
          {icon}
          {title}
        </Button>
      ))}
      <Suspense>{image && <LazyImageViewer images={[image]} onClose={closeImage} />}</Suspense>
    </chakra.div>
  );
};
