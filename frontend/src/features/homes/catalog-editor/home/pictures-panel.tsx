import { chakra } from '@chakra-ui/react/styled-system';
import { maxHomePictures } from '@hearthline/rules/homes/catalog/home-rules.ts';
import {
  useDescribeHomePictureMutation,
  useRemoveHomePictureMutation,
  type CatalogDetailsFragment,
} from '../../../../gql/generated.ts';
import { pictureTypes, usePictureUpload } from '../../../../platform/api/picture-upload.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DropZone } from '../../../../ui/forms/drop-zone.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { TrashIcon } from '../../../../ui/theme/further-icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { HomeForm, Reload } from './home-form-state.ts';
import { PictureText } from './picture-text.tsx';

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    '& > li': { position: 'relative' },
  },
});

interface PicturesProps {
  readonly home: CatalogDetailsFragment;
  readonly form: HomeForm;
  readonly reload: Reload;
}

const StoredPictures = ({ home, form, reload }: PicturesProps) => {
  const { sending, failed, upload } = usePictureUpload(`/api/homes/${home.id}/pictures`);
  const [remove, { loading: removing }] = useRemoveHomePictureMutation();
  const [describe, { loading: describing }] = useDescribeHomePictureMutation();
  const add = async (files: readonly File[]): Promise<void> => {
    if (await upload(files)) await form.change(reload);
  };
  const drop = async (pictureId: string): Promise<void> => {
    const done = await form.change(
      async () => (await remove({ variables: { id: home.id, pictureId } })).data?.removeHomePicture,
    );
    if (done) showToast({ title: 'Picture removed', text: `${home.name} no longer shows it.` });
  };
  const saveAlt = async (pictureId: string, alt: string): Promise<void> => {
    const done = await form.change(
      async (version) =>
        (await describe({ variables: { id: home.id, pictureId, version, alt } })).data?.describeHomePicture,
    );
    if (done)
      showToast({ title: 'Picture described', text: 'Screen readers read it in place of the picture.' });
  };
  const isFull = home.pictures.length >= maxHomePictures;
  return (
    <>
      {home.pictures.length > 0 && (
        <Grid aria-label="Pictures">
          {home.pictures.map(({ id, url, alt }, index) => (
            <li key={id}>
              <Picture src={url} alt={alt} w="full" aspectRatio="4 / 3" objectFit="cover" borderRadius="md" />
              <Button
                variant="outline"
                size="icon"
                position="absolute"
                top="1.5"
                right="1.5"
                bg="surface"
                disabled={removing}
                aria-label={`Remove picture ${index + 1}`}
                title="Remove"
                onClick={() => void drop(id)}
              >
                <TrashIcon />
              </Button>
              <PictureText
                key={alt}
                number={index + 1}
                alt={alt}
                disabled={describing}
                onSave={(text) => void saveAlt(id, text)}
              />
            </li>
          ))}
        </Grid>
      )}
      {isFull ? (
        <Text look="small" quiet>
          A home can have at most {maxHomePictures} pictures.
        </Text>
      ) : (
        <DropZone
          label={
            sending
              ? `Uploading ${sending.name} (${Math.round(sending.sent * 100)}%)`
              : 'Choose pictures, or drop them here'
          }
          help="PNG, JPEG or WebP, at most 10 MB each. The first one heads the home’s page."
          accept={pictureTypes.join(',')}
          multiple
          disabled={sending !== null}
          onFiles={(files) => void add(files)}
        />
      )}
      {failed.length > 0 && (
        <FormMessage tone="error">
          {failed.map(({ name, message }) => (
            <chakra.span key={name} display="block" overflowWrap="anywhere">
              <strong>{name}:</strong> {message}
            </chakra.span>
          ))}
        </FormMessage>
      )}
    </>
  );
};

/** The pictures of a home; they are stored at once, so a new home has to be saved first. */
export const PicturesPanel = ({
  home,
  form,
  reload,
}: Omit<PicturesProps, 'home'> & { readonly home: PicturesProps['home'] | null }) => (
  <Card
    as="section"
    aria-labelledby="home-pictures"
    display="grid"
    gap="4"
    gridTemplateColumns="minmax(0, 1fr)"
  >
    <Heading id="home-pictures" look="subheading">
      Pictures
    </Heading>
    {home ? (
      <StoredPictures home={home} form={form} reload={reload} />
    ) : (
      <Text look="small" quiet>
        Save the home first, then add its pictures. Until then, visitors see a drawing of its front.
      </Text>
    )}
  </Card>
);
