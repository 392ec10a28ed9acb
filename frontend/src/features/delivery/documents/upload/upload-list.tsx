import { chakra } from '@chakra-ui/react/styled-system';
import { sizeText } from '@hearthline/rules/delivery/documents.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../../../../ui/theme/icons.tsx';
import { ProgressBar } from '../../../../ui/charts/progress-bar.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import type { UploadItem } from './upload-item.ts';
import type { Uploads } from './uploads.ts';

const progressText = ({ state, sent }: UploadItem): string =>
  state === 'waiting' ? 'Waiting' : sent < 1 ? `${Math.round(sent * 100)}%` : 'Checking the file';

const Item = ({ item, uploads }: { item: UploadItem; uploads: Uploads }) => {
  const { key, name, size, state, sent, message, remedy } = item;
  return (
    <chakra.li
      display="grid"
      gap="2"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div display="flex" alignItems="center" gap="3" justifyContent="space-between">
        <Text look="small" overflowWrap="anywhere" minW="0">
          <chakra.span fontWeight="600">{name}</chakra.span>{' '}
          <chakra.span color="quiet" whiteSpace="nowrap">
            {sizeText(size)}
          </chakra.span>
        </Text>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          aria-label={`${state === 'sending' || state === 'waiting' ? 'Cancel' : 'Dismiss'} ${name}`}
          onClick={() => uploads.remove(key)}
        >
          <CloseIcon />
        </Button>
      </chakra.div>
      {(state === 'sending' || state === 'waiting') && (
        <ProgressBar
          label={`Uploading ${name}`}
          value={Math.round(sent * 100)}
          max={100}
          text={progressText(item)}
        />
      )}
      {state === 'done' && (
        <Text look="fine" color="pineText" display="flex" gap="1.5" alignItems="center">
          <CheckIcon />
          Uploaded
        </Text>
      )}
      {state === 'failed' && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <Text
            look="fine"
            color="danger"
            display="flex"
            gap="1.5"
            alignItems="center"
            overflowWrap="anywhere"
          >
            <chakra.span flexShrink="0" display="inline-flex">
              <AlertIcon />
            </chakra.span>
            {message}
          </Text>
          {remedy === 'retry' && (
            <Button variant="outline" size="sm" onClick={() => uploads.retry(key)}>
              Try again
            </Button>
          )}
          {remedy === 'again' && (
            <Button variant="outline" size="sm" onClick={() => uploads.sendAgain(key)}>
              Upload anyway
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
};

const spoken = (items: readonly UploadItem[]): string => {
  const failed = items.filter(({ state }) => state === 'failed');
  const open = items.some(({ state }) => state === 'waiting' || state === 'sending');
  if (items.length === 0 || open) return '';
  return [
    `${items.length - failed.length} of ${items.length} ${items.length === 1 ? 'file' : 'files'} uploaded.`,
    ...failed.map(({ message }) => message),
  ].join(' ');
};

/** The files being uploaded, each with its progress or error. */
export const UploadList = ({ uploads }: { uploads: Uploads }) => (
  <>
    {uploads.items.length > 0 && (
      <chakra.ul
        aria-label="Uploads"
        listStyle="none"
        bg="surface"
        borderWidth="1px"
        borderColor="line"
        borderRadius="lg"
        px="4"
      >
        {uploads.items.map((item) => (
          <Item key={item.key} item={item} uploads={uploads} />
        ))}
      </chakra.ul>
    )}
    <chakra.p role="status" srOnly>
      {spoken(uploads.items)}
    </chakra.p>
  </>
);
