import { icon } from '../../../ui/theme/icons.tsx';

export const PauseIcon = icon(<path d="M9 6v12M15 6v12" strokeWidth="2.4" />);
export const BackwardIcon = icon(<path d="M19 12H6m5.5-6L5.5 12l6 6" />);
