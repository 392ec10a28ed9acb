import { chakra } from '@chakra-ui/react/styled-system';
import { textLink } from '../../../ui/text/text.tsx';

const link = /(https?:\/\/[^\s<>"]+)/;

/** The plain text of a mail, with addresses as links. They open in a new tab and send no referrer. */
export const MailText = ({ text }: { text: string }) => (
  <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="small" css={{ '& a': textLink }}>
    {text.split(link).map((part, index) =>
      index % 2 === 1 ? (
        <a key={index} href={part} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </chakra.div>
);
