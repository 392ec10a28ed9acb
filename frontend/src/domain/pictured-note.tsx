import { defaultLook } from '@hearthline/model/home/default-look.ts';
import { designWords, shownFirst, type Design } from '@hearthline/rules/design.ts';
import { Text } from '../ui/text/text.tsx';

interface PicturedNoteProps {
  /** The home as its pictures are named: its slug, or the code of its plan. */
  readonly home: string;
  readonly chosen?: Design;
}

/** Says with which roof and siding a home is pictured while its price has the standard ones; nothing where they are the same. */
export const PicturedNote = ({ home, chosen = { roof: null, siding: null } }: PicturedNoteProps) => {
  const defaults = defaultLook(home);
  const words = designWords({
    roof: chosen.roof === null && defaults.roof !== shownFirst.roof ? defaults.roof : null,
    siding: chosen.siding === null && defaults.siding !== shownFirst.siding ? defaults.siding : null,
  });
  if (!words) return null;
  return (
    <Text look="small" quiet mt="3">
      Pictured with {words.includes(' roof') ? `a ${words}` : words}. The price is for the standard finishes
      until you choose others.
    </Text>
  );
};
