import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../ui/form/button.tsx';
import { ImageViewer } from '../../../ui/image-viewer/image-viewer.tsx';
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
      {image && <ImageViewer images={[image]} onClose={closeImage} />}
    </chakra.div>
  );
};
