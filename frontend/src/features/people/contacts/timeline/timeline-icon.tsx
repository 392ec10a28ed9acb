import type { ReactNode } from 'react';
import { CalendarIcon, EditIcon, MailIcon } from '../../../../ui/theme/further-icons.tsx';
import { ArrowIcon, LinkIcon, PhoneIcon, PictureIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';

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

/** The icon of an entry of a kind. */
export const timelineIcon = (kind: string): ReactNode => marks[kind] ?? <LinkIcon />;
