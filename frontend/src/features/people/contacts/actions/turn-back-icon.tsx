import { icon } from '../../../../ui/theme/icons.tsx';

export const TurnBackIcon = icon(<path d="M8.5 5 4 9.5 8.5 14M4.5 9.5h9a6 6 0 0 1 0 12H9" />);
