import { chakra } from '@chakra-ui/react/styled-system';
import { viewWords, type HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import { Picture } from '../ui/image-viewer/picture.tsx';

interface ViewStripProps {
  readonly views: readonly { readonly view: HomeView; readonly src: string; readonly dusk?: boolean }[];
  readonly shown: HomeView;
  readonly onShow: (view: HomeView) => void;
}

const ViewButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    p: '0',
    textAlign: 'center',
    textStyle: 'small',
    color: 'quiet',
    cursor: 'pointer',
    '& img': { outline: '1px solid var(--h-colors-line)', outlineOffset: '-1px' },
    // Over the picture, where it takes all the room: the word alone.
    lgDown: {
      w: 'auto',
      minH: '9',
      px: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'edge',
      borderRadius: 'full',
      '& img': { display: 'none' },
      '&[aria-pressed=true]': { borderColor: 'pine', fontWeight: '700' },
    },
    _hover: { color: 'ink' },
    '&[aria-pressed=true]': {
      color: 'ink',
      fontWeight: '600',
      '& img': { outline: '3px solid var(--h-colors-pine)', outlineOffset: '-3px' },
    },
  },
});

/** Small pictures of a home, one for each place from which it is shown; pressing one shows it large. */
export const ViewStrip = ({ views, shown, onShow }: ViewStripProps) => (
  <chakra.div
    role="group"
    aria-label="See the home from"
    display={{ base: 'flex', lg: 'grid' }}
    gridTemplateColumns="repeat(3, minmax(0, 8.5rem))"
    gap={{ base: '2', lg: '3' }}
    mt={{ lg: '3' }}
    position={{ base: 'absolute', lg: 'static' }}
    bottom="3"
    insetInlineStart="3"
    _print={{ display: 'none' }}
  >
    {views.map(({ view, src, dusk = false }) => (
      <ViewButton key={view} type="button" aria-pressed={view === shown} onClick={() => onShow(view)}>
        <Picture
          dusk={dusk}
          src={src}
          alt=""
          width="400"
          height="267"
          w="full"
          h="auto"
          aspectRatio="3 / 2"
          objectFit="cover"
          borderRadius="md"
          mb="1"
        />
        {viewWords[view].label}
      </ViewButton>
    ))}
  </chakra.div>
);
