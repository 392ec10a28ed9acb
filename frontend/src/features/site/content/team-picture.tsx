import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useRemoveContentPictureMutation, type EditableFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { pictureTypes, usePictureUpload } from '../../../platform/api/picture-upload.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DropZone } from '../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { Portrait } from './team.tsx';

interface TeamPictureProps {
  readonly item: Pick<EditableFragment, 'id' | 'title' | 'pictureUrl'>;
  /** Reads the entry again after its picture has changed; the form stays open. */
  readonly onChanged: () => Promise<{ readonly pictureUrl: string | null } | null | undefined>;
}

/** The picture of a member of the team; it is stored at once. */
export const TeamPicture = ({ item: { id, title, pictureUrl }, onChanged }: TeamPictureProps) => {
  const { sending, failed, upload } = usePictureUpload(`/api/content/${id}/picture`);
  const [remove, { loading, error }] = useRemoveContentPictureMutation();
  const [shown, setShown] = useState<string | null>(pictureUrl);
  const add = async ([file]: readonly File[]): Promise<void> => {
    if (!file || !(await upload([file]))) return;
    setShown((await onChanged())?.pictureUrl ?? null);
  };
  const drop = async (): Promise<void> => {
    await remove({ variables: { id } });
    setShown((await onChanged())?.pictureUrl ?? null);
  };
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        Picture
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <chakra.div w="20" fontSize="1.5rem">
          <Portrait name={title} url={shown} />
        </chakra.div>
        <chakra.div flex="1 1 14rem">
          <DropZone
            label={
              sending
                ? `Uploading ${sending.name} (${Math.round(sending.sent * 100)}%)`
                : shown
                  ? 'Choose another picture, or drop it here'
                  : 'Choose a picture, or drop it here'
            }
            help="PNG, JPEG or WebP, at most 10 MB. It is shown round, so leave room around the face."
            accept={pictureTypes.join(',')}
            disabled={sending !== null}
            onFiles={(files) => void add(files)}
          />
        </chakra.div>
        {shown && (
          <Button
            variant="ghost"
            size="sm"
            disabled={loading}
            onClick={() => void drop().catch(() => undefined)}
          >
            Remove picture
          </Button>
        )}
      </chakra.div>
      {!shown && (
        <Text look="fine" quiet>
          Without a picture, visitors see the initials.
        </Text>
      )}
      {(failed[0] ?? error) && (
        <FormMessage tone="error">{failed[0]?.message ?? errorText(error)}</FormMessage>
      )}
    </chakra.fieldset>
  );
};
