import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { lastListUrl } from '../../platform/navigation/back-to-list.ts';
import { BackIcon } from '../theme/icons.tsx';
import { textLink } from '../text/text.tsx';

/** The icon's inner margin hangs out to the left, so that its stroke aligns with everything below. A finger may land a little above or below it. */
const Way = chakra(Link, {
  base: {
    ...textLink,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'small',
    justifySelf: 'start',
    marginInlineStart: '-1.5',
    position: 'relative',
    _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-2.5' },
    _print: { display: 'none' },
  },
});

interface BackLinkProps {
  /** If it is a list, the link restores it as it was left. */
  readonly to: string;
  readonly children: ReactNode;
  /** Margin below; `0` where a grid has a gap. */
  readonly mb?: '0' | '4';
}

/** A link from a screen to its parent, placed above everything else. */
export const BackLink = ({ to, children, mb = '4' }: BackLinkProps) => (
  <Way to={lastListUrl(to)} mb={mb}>
    <BackIcon />
    {children}
  </Way>
);
