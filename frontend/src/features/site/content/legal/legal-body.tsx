import { chakra } from '@chakra-ui/react/styled-system';
import { blocksOf } from '@hearthline/rules/text-blocks.ts';
import { Heading, Text } from '../../../../ui/text/text.tsx';

interface Part {
  readonly kind: 'heading' | 'item' | 'paragraph';
  readonly texts: string[];
}

/** Headings, paragraphs, and items that follow each other as one list. */
const partsOf = (body: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const { kind, text } of blocksOf(body)) {
    const last = parts.at(-1);
    if (kind === 'item' && last?.kind === 'item') last.texts.push(text);
    else parts.push({ kind, texts: [text] });
  }
  return parts;
};

/** A legal text, set for reading. */
export const LegalBody = ({ body }: { readonly body: string }) => (
  <chakra.div display="grid" gap="4" maxW="prose">
    {partsOf(body).map(({ kind, texts }, index) =>
      kind === 'heading' ? (
        <Heading key={index} look="subheading" mt="5">
          {texts}
        </Heading>
      ) : kind === 'paragraph' ? (
        <Text key={index}>{texts}</Text>
      ) : (
        <chakra.ul
          key={index}
          display="grid"
          gap="2"
          ps="5"
          listStyleType="disc"
          css={{ '& li::marker': { color: 'quiet' } }}
        >
          {texts.map((text) => (
            <Text as="li" key={text}>
              {text}
            </Text>
          ))}
        </chakra.ul>
      ),
    )}
  </chakra.div>
);
