import { chakra } from '@chakra-ui/react/styled-system';

const Button = chakra('button', {
  base: {
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    minH: '6',
    // As wide as a finger, without moving the figure.
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em', bg: 'sunken' },
    _print: { display: 'none' },
  },
});

const OnPaper = chakra('span', { base: { _print: { _before: { content: 'attr(data-figure)' } } } });

/** A figure that can be looked into: it opens the records that it is made from. On paper it is the figure alone. */
export const FigureButton = ({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: string;
}) => (
  <>
    <Button type="button" aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Button>
    <OnPaper data-figure={children} />
  </>
);
