import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('span', {
  base: {
    display: 'inline-block', width: '1em', height: '1em', borderRadius: 'full', flexShrink: '0',
    borderWidth: '2px', borderColor: 'currentColor', borderInlineEndColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
});

/** A turning ring in the size and colour of the text around it; `label` is what a screen reader says. */
export const Spinner = ({ label }: { label?: string }) =>
  label ? <Ring role="img" aria-label={label} /> : <Ring aria-hidden />;

/**
 * Fills a page while it loads. It shows itself late, so that a fast answer does not flicker, and is as high as the
 * window, so that the footer does not come into view and leave again.
 */
export const PageSpinner = ({ text = 'Loading...' }: { text?: string }) => (
  <chakra.div
    role="status" minH="100dvh" display="flex" alignItems="center" justifyContent="center" gap="3" color="quiet"
    animation="appear 200ms 250ms backwards"
  >
    <Spinner />
    {text}
  </chakra.div>
);
