import { icon } from './icons.tsx';

export const ColumnsIcon = icon(<path d="M4 5h16v14H4zM9.5 5v14M14.75 5v14" />);
export const BookmarkIcon = icon(<path d="M6.5 4h11v16L12 15.5 6.5 20z" />);
