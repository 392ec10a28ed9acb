import { chakra } from '@chakra-ui/react/styled-system';
import { DownloadIcon } from '../../../../ui/theme/further-icons.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';

const files = [
  {
    kind: 'pdf',
    title: 'PDF',
    size: 'To scale, from 11 × 17 in',
    use: 'To print: plan, schedules, code sheet and elevations.',
  },
  { kind: 'png', title: 'PNG', size: 'Picture', use: 'To send or show: opens on every phone.' },
  { kind: 'svg', title: 'SVG', size: 'Any size', use: 'To put on a page or a poster: stays sharp.' },
  {
    kind: 'dxf',
    title: 'DXF',
    size: '1:1 in inches, in layers',
    use: 'For an architect’s or engineer’s drafting program.',
  },
  { kind: 'glb', title: 'GLB', size: '3D model in meters', use: 'For 3D viewers: inside and outside.' },
  {
    kind: 'json',
    title: 'JSON',
    size: 'Plan document',
    use: 'For programs: every room, wall and opening in inches.',
  },
] as const;

const Row = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    height: '100%',
    px: { base: '4', md: '5' },
    py: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    _hover: { borderColor: 'edge', bg: 'sunken' },
    '& svg': { color: 'pineText', fontSize: '1.375rem' },
  },
});

interface HomeDownloadsProps {
  readonly name: string;
  /** Where the files are, without their ending. */
  readonly base: string;
}

/** The plan as files, each with what it is for. */
export const HomeDownloads = ({ name, base }: HomeDownloadsProps) => (
  <chakra.section aria-labelledby="files" _print={{ display: 'none' }}>
    <Heading id="files" mb="6">
      Download the plan
    </Heading>
    <chakra.ul
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {files.map(({ kind, title, size, use }) => (
        <li key={kind}>
          <Row
            href={`${base}.${kind}`}
            download={`${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${kind}`}
            aria-label={`Download ${title}: ${size}. ${use}`}
          >
            <DownloadIcon />
            <span>
              <chakra.span fontWeight="600">{title}</chakra.span>
              <chakra.span textStyle="fine" color="quiet" ms="2">
                {size}
              </chakra.span>
              <Text as="span" display="block" look="small" quiet>
                {use}
              </Text>
            </span>
          </Row>
        </li>
      ))}
    </chakra.ul>
  </chakra.section>
);
