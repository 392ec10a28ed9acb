import type { MenuEntry } from '../../../../ui/actions/menu-entry.ts';

/** What a project offers in every view of the list: its page, and its form to whoever may change it. */
export const projectActions = (
  {
    id,
    name,
    viewerCanEdit,
  }: { readonly id: string; readonly name: string; readonly viewerCanEdit: boolean },
  onEdit: (id: string) => void,
): readonly MenuEntry[] => [
  { id: 'view', title: 'View Details', label: `View Details of ${name}`, to: `/projects/${id}` },
  ...(viewerCanEdit
    ? [{ id: 'edit', title: 'Edit Project', label: `Edit Project ${name}`, run: () => onEdit(id) }]
    : []),
];
