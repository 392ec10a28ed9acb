import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { UploadIcon } from '../theme/further-icons.tsx';
import { Text } from '../text/text.tsx';

interface DropZoneProps {
  /** Text of the button, as in `Choose files`. */
  readonly label: string;
  /** What may be chosen, in words. */
  readonly help: string;
  /** The accepted file types, as in the `accept` attribute. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const Zone = chakra('label', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '1.5',
    px: '5',
    py: '7',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'edge',
    borderRadius: 'lg',
    cursor: 'pointer',
    bg: 'surface',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { bg: 'sunken' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&[data-over]': { bg: 'pineTint', borderColor: 'pine' },
    '&[data-disabled]': { opacity: '0.55', cursor: 'not-allowed' },
  },
});

/** An area to drop files on, or to click and choose them. */
export const DropZone = ({
  label,
  help,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: DropZoneProps) => {
  const [over, setOver] = useState(false);
  const give = (files: FileList | null): void => {
    if (!disabled && files && files.length > 0) onFiles(multiple ? [...files] : [...files].slice(0, 1));
  };
  return (
    <Zone
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer.files);
      }}
    >
      <chakra.input
        type="file"
        srOnly
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          give(event.currentTarget.files);
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <chakra.span color="pineText" fontSize="1.375rem" display="inline-flex">
        <UploadIcon />
      </chakra.span>
      <chakra.span fontWeight="600">{label}</chakra.span>
      <Text as="span" look="fine" quiet>
        {help}
      </Text>
    </Zone>
  );
};
