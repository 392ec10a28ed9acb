import { chakra } from '@chakra-ui/react/styled-system';
import { useOfferedShortcuts, useShortcutsEnabled } from '../../../platform/keyboard/shortcuts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { newTabKey, paletteKey } from './palette-key.ts';

interface Key {
  readonly key: string;
  readonly title: string;
}

const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};
const nameOf = (key: string): string => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const Cap = chakra('kbd', {
  base: {
    display: 'inline-block',
    minW: '7',
    px: '2',
    borderWidth: '1px',
    borderBottomWidth: '2px',
    borderColor: 'edge',
    borderRadius: 'sm',
    bg: 'sunken',
    fontFamily: 'body',
    fontSize: '0.8125rem',
    lineHeight: '1.5rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

const Keys = ({ title, keys }: { readonly title: string; readonly keys: readonly Key[] }) => (
  <chakra.section breakInside="avoid" mb="5">
    <Heading as="h3" look="subheading" mb="2">
      {title}
    </Heading>
    <chakra.dl display="grid" gap="1.5">
      {keys.map(({ key, title: does }) => (
        <chakra.div
          key={`${key} ${does}`}
          display="flex"
          flexDirection="row-reverse"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
        >
          <dt>
            <Cap>{nameOf(key)}</Cap>
          </dt>
          <chakra.dd m="0">{does}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </chakra.section>
);

/** The list of all keys that work on the screen that is open. */
export const KeySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const offered = useOfferedShortcuts();
  const enabled = useShortcutsEnabled();
  const titles = [...new Set(offered.map(({ title }) => title))];
  return (
    <Dialog title="Keyboard shortcuts" wide onClose={onClose}>
      {!enabled && (
        <Text look="small" quiet mb="4">
          Keys without Ctrl or ⌘ are switched off for your account. You can switch them on in My Account.
        </Text>
      )}
      <chakra.div css={{ columnGap: '2.5rem' }} columns={{ base: 1, sm: 2 }}>
        <Keys
          title="Search"
          keys={[
            { key: paletteKey(), title: 'Open the search' },
            { key: 'Enter', title: 'Open the marked result' },
            { key: newTabKey(), title: 'Open it in a new tab' },
            { key: 'Escape', title: 'Close' },
          ]}
        />
        {enabled &&
          titles.map((title) => (
            <Keys
              key={title}
              title={title}
              keys={offered.filter((group) => group.title === title).flatMap(({ shortcuts }) => shortcuts)}
            />
          ))}
      </chakra.div>
    </Dialog>
  );
};
