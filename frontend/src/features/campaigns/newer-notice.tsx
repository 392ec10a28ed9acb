import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';

interface NewerNoticeProps {
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Somebody else saved the same draft: which of the two shall stay? */
export const NewerNotice = ({ onLoad, onKeep }: NewerNoticeProps) => (
  <chakra.div role="alert" bg="emberTint" borderRadius="lg" p="5" mb="6" display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
    <Text maxW="prose"><strong>Somebody else changed this draft meanwhile.</strong> Nothing of yours is lost: it stands below until you decide.</Text>
    <chakra.div display="flex" flexWrap="wrap" gap="2.5">
      <Button variant="outline" size="sm" onClick={onLoad}>Load the newer version</Button>
      <Button variant="outline" size="sm" onClick={onKeep}>Keep what I typed</Button>
    </chakra.div>
  </chakra.div>
);
