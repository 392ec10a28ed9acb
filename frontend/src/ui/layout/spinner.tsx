import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderRadius: 'full',
    flexShrink: '0',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

/** A turning ring in the size and color of the text around it; `label` is for screen readers. */
export const Spinner = ({ label }: { label?: string }) =>
  label ? <Ring role="img" aria-label={label} /> : <Ring aria-hidden />;

/**
 * Fills a page while it loads. It appears with a delay, so that a fast answer does not flicker, and is as tall as the
 * window, so that the footer does not appear and vanish again.
 */
export const PageSpinner = ({ text = 'Loading...' }: { text?: string }) => (
  <chakra.div
    role="status"
    minH="100dvh"
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="3"
    color="quiet"
    animation="appear 200ms 250ms backwards"
  >
    <Spinner />
    {text}
  </chakra.div>
);
