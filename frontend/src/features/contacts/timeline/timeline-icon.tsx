import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CalendarIcon, EditIcon, MailIcon } from '../../../ui/theme/further-icons.tsx';
import { ArrowIcon, LinkIcon, PhoneIcon, PictureIcon, PlusIcon } from '../../../ui/theme/icons.tsx';

const marks: Readonly<Record<string, ReactNode>> = {
  created: <PlusIcon />,
  request: <PhoneIcon />,
  appointment: <CalendarIcon />,
  mail: <MailIcon />,
  message: <MailIcon />,
  campaign: <MailIcon />,
  status: <ArrowIcon />,
  note: <EditIcon />,
  call: <PhoneIcon />,
  project: <PictureIcon />,
};

/** The icon of an entry, and the line to the one below. */
export const TimelineIcon = ({ kind }: { readonly kind: string }) => (
  <chakra.div display="grid" gridTemplateRows="auto 1fr" justifyItems="center" aria-hidden>
    <chakra.span
      display="grid"
      placeItems="center"
      width="9"
      height="9"
      borderRadius="full"
      bg="sunken"
      color="pineText"
      fontSize="0.9375rem"
    >
      {marks[kind] ?? <LinkIcon />}
    </chakra.span>
    <chakra.span data-line width="2px" bg="line" minH="4" my="1" borderRadius="full" />
  </chakra.div>
);
