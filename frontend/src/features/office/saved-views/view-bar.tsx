import { chakra } from '@chakra-ui/react/styled-system';
import { isSameLayout } from '@hearthline/rules/column-layout.ts';
import { areSameParameters } from '@hearthline/rules/office/saved-view-rules.ts';
import { savedViewSentences, type ViewList } from '@hearthline/rules/office/saved-views.ts';
import { useState } from 'react';
import { errorText } from '../../../platform/api/error-text.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { BookmarkIcon } from '../../../ui/theme/list-icons.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { listAddress } from './view-address.ts';
import { useOpenView } from './open-view.ts';
import { useViewActions, type ShownList } from './view-actions.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewDialog } from './view-dialog.tsx';

interface ViewBarProps {
  readonly list: ViewList;
  /** What the list shows now. */
  readonly shown: ShownList;
}

/** Saves the list as it is under a name; while a saved view is open, its name with what can be done with it. */
export const ViewBar = ({ list, shown }: ViewBarProps) => {
  const view = useOpenView(list);
  const { save, update, remove } = useViewActions(list);
  const [openDialog, setOpenDialog] = useState<'save' | 'rename' | 'delete' | null>(null);
  const close = (): void => setOpenDialog(null);
  const attempt = async (work: () => Promise<void>, title: string, done: string): Promise<void> => {
    try {
      await work();
      showToast({ title: done, text: view?.name ?? '' });
    } catch (error) {
      showToast({ title, text: errorText(error), tone: 'error' });
    }
  };
  const isSame =
    view !== null &&
    areSameParameters(list, view.parameters, shown.parameters) &&
    (!view.columns || isSameLayout(view.columns, shown.columns));

  const changeOwn: readonly MenuEntry[] = view?.isMine
    ? [
        {
          id: 'update',
          title: 'Save changes to this view',
          label: 'Save changes to this view',
          disabled: isSame,
          run: () =>
            void attempt(() => update(view, view, shown), savedViewSentences.saveFailed, 'View saved'),
        },
        {
          id: 'rename',
          title: 'Rename or share…',
          label: 'Rename or share',
          run: () => setOpenDialog('rename'),
        },
      ]
    : [];
  const saveNew: MenuEntry = {
    id: 'save',
    title: 'Save as a new view…',
    label: 'Save as a new view',
    run: () => setOpenDialog('save'),
  };
  const leave: MenuEntry = {
    id: 'close',
    title: 'Show the whole list',
    label: 'Show the whole list',
    to: listAddress(list),
  };
  const removeOwn: readonly MenuEntry[] = view?.isMine
    ? [
        {
          id: 'delete',
          title: 'Delete view',
          label: 'Delete view',
          tone: 'danger',
          run: () => setOpenDialog('delete'),
        },
      ]
    : [];

  return (
    <>
      <ViewMenu list={list} />
      {view ? (
        <Menu
          label={`View ${view.name}`}
          actions={[...changeOwn, saveNew, leave, ...removeOwn]}
          trigger={
            <Button
              variant="outline"
              size="sm"
              minW="0"
              flexShrink="1"
              maxW="11rem"
              aria-label={`View ${view.name}${isSame ? '' : ', changed'}`}
            >
              <BookmarkIcon />
              <chakra.span data-label overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {view.name}
                {!isSame && ' *'}
              </chakra.span>
            </Button>
          }
        />
      ) : (
        shown.parameters.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => setOpenDialog('save')}>
            <BookmarkIcon />
            <span data-label>Save view</span>
          </Button>
        )
      )}
      {openDialog === 'save' && (
        <ViewDialog title="Save view" onSave={(form) => save(form, shown)} onClose={close} />
      )}
      {openDialog === 'rename' && view && (
        <ViewDialog
          title="Rename or share"
          name={view.name}
          shared={view.shared}
          onSave={(form) => update(view, form, shown)}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && view && (
        <ConfirmDialog
          title="Delete view"
          question={
            view.shared
              ? `Delete “${view.name}”? It will also be deleted for your colleagues.`
              : `Delete “${view.name}”? The list itself stays as it is.`
          }
          action="Delete"
          onConfirm={() => {
            close();
            void attempt(() => remove(view), savedViewSentences.deleteFailed, 'View deleted');
          }}
          onClose={close}
        />
      )}
    </>
  );
};
