import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '../../../../ui/text/text.tsx';

interface SearchExcerptProps {
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
}

const Mark = chakra('mark', {
  base: { bg: 'emberTint', color: 'emberText', fontWeight: '600', borderRadius: 'xs', px: '0.5' },
});

/** The part of a file's text in which a search was found, with the words marked. */
export const SearchExcerpt = ({ parts }: SearchExcerptProps) => (
  <Text look="small" quiet mt="1" lineClamp="3" overflowWrap="anywhere">
    <chakra.span srOnly>Found in the file: </chakra.span>
    {parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text))}
  </Text>
);
