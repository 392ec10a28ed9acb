import { chakra } from '@chakra-ui/react/styled-system';

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    height: 'min(40rem, 75dvh)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: '#f5f1ea',
    colorScheme: 'light',
  },
});

/** Makes links open in a new tab: inside the frame they could not, and its content would be gone. */
const apart = (html: string): string => html.replace(/<head>/i, '<head><base target="_blank">');

/**
 * Shows a whole HTML document from elsewhere, inert: a frame with an opaque origin, without scripts or forms; its links
 * open in a new tab.
 */
export const HtmlFrame = ({ title, html }: { title: string; html: string }) => (
  <Frame
    title={title}
    srcDoc={apart(html)}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    referrerPolicy="no-referrer"
  />
);
