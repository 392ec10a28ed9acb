import { chakra } from '@chakra-ui/react/styled-system';
import { textLink } from '../../ui/text.tsx';

const link = /(https?:\/\/[^\s<>"]+)/;

/** The text form of a mail as it was written, its addresses as links. They open apart and learn nothing of this page. */
export const MailText = ({ text }: { text: string }) => (
  <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="small" css={{ '& a': textLink }}>
    {text.split(link).map((part, index) =>
      index % 2 === 1 ? <a key={index} href={part} target="_blank" rel="noopener noreferrer">{part}</a> : part,
    )}
  </chakra.div>
);
