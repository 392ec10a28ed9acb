import { Picture } from '../image-viewer/picture.tsx';

interface SignInPictureProps {
  /** Under `/api/image/`, without its ending. */
  readonly name: string;
  readonly alt: string;
}

/** The picture beside a form for signing in, loaded only where it is seen. */
export const SignInPicture = ({ name, alt }: SignInPictureProps) => (
  <Picture
    dusk
    src={`/api/image/${name}.webp?w=1600`}
    alt={alt}
    loading="lazy"
    width="1200"
    height="675"
    w="full"
    h="auto"
    aspectRatio="16 / 9"
    objectFit="cover"
    objectPosition="50% 90%"
    borderRadius="xl"
  />
);
