import type { ReactNode } from 'react';
import { CalendarIcon, EditIcon, MailIcon } from '../../../../ui/theme/further-icons.tsx';
import { UserIcon } from '../../../../ui/theme/place-icons.tsx';
import { MergeIcon } from '../duplicates/merge-icon.tsx';
import { ArrowIcon, LinkIcon, PhoneIcon, PictureIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';

const marks: Readonly<Record<string, ReactNode>> = {
  created: <PlusIcon />,
  request: <PhoneIcon />,
  appointment: <CalendarIcon />,
  mail: <MailIcon />,
  message: <MailIcon />,
  campaign: <MailIcon />,
  status: <ArrowIcon />,
  owner: <UserIcon />,
  note: <EditIcon />,
  call: <PhoneIcon />,
  merge: <MergeIcon />,
  project: <PictureIcon />,
};

/** The icon of an entry of a kind. */
export const timelineIcon = (kind: string): ReactNode => marks[kind] ?? <LinkIcon />;
