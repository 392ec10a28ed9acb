import { chakra } from '@chakra-ui/react/styled-system';

const Frame = chakra('iframe', { base: { display: 'block', width: 'full', height: 'min(40rem, 75dvh)', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', bg: '#f5f1ea', colorScheme: 'light' } });

/** Links open apart: inside the frame they could not, and what it shows would be gone. */
const apart = (html: string): string => html.replace(/<head>/i, '<head><base target="_blank">');

/**
 * A whole HTML document of somebody else, inert: a frame of no origin, without scripts and forms; a link that somebody
 * presses opens a page of its own.
 */
export const HtmlFrame = ({ title, html }: { title: string; html: string }) => (
  <Frame title={title} srcDoc={apart(html)} sandbox="allow-popups allow-popups-to-escape-sandbox" referrerPolicy="no-referrer" />
);
