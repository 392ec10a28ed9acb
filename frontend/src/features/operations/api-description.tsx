import { Text } from '../../ui/text.tsx';

/** How to call the product. */
export const ApiDescription = () => <Text>…</Text>;
