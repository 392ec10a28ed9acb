import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import type { Toast } from './toast-store.ts';

/** When the words come into the empty region, which is what screen readers notice, and when it goes again; in milliseconds. */
const times = { announce: 50, end: 1050 } as const;

/** Has screen readers read a toast out, once. */
export const ToastAnnouncement = ({ toast: { title, text, action } }: { toast: Toast }) => {
  const [phase, setPhase] = useState<'empty' | 'said' | 'over'>('empty');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('said'), times.announce),
      setTimeout(() => setPhase('over'), times.end),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (phase === 'over') return null;
  const words = [
    'Notification',
    title,
    text,
    action && `${action.label}: press F8 to reach this notification`,
  ];
  return (
    <chakra.span role="status" aria-live="assertive" srOnly>
      {phase === 'said' && words.filter(Boolean).join(' ')}
    </chakra.span>
  );
};
