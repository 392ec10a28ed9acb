import { icon } from '../../../../ui/theme/icons.tsx';

export const UndoIcon = icon(<path d="M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3.5" />);
export const MirrorIcon = icon(<path d="M12 4v16M9 7.5 3.5 17H9zM15 7.5l5.5 9.5H15z" />);
export const RedoIcon = icon(<path d="m15.5 5 4 4-4 4M19 9h-9a5.5 5.5 0 0 0 0 11h3.5" />);
