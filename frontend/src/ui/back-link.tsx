import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { wayBack } from '../platform/way-back.ts';
import { BackIcon } from './icons.tsx';
import { textLink } from './text.tsx';

/** The icon's own margin stands out, so that its stroke begins where everything below does. */
const Way = chakra(Link, { base: { ...textLink, display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'small', justifySelf: 'start', marginInlineStart: '-1.5', _print: { display: 'none' } } });

interface BackLinkProps {
  /** A list is shown as it was left. */
  readonly to: string;
  readonly children: ReactNode;
  /** Room below; none where a grid makes it. */
  readonly mb?: '0' | '4';
}

/** Leads from a screen to the one that it belongs to; stands above everything else. */
export const BackLink = ({ to, children, mb = '4' }: BackLinkProps) => <Way to={wayBack(to)} mb={mb}><BackIcon />{children}</Way>;
